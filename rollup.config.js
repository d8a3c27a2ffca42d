import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

export default {
  input: 'src/module.ts',
  // Class names are kept: Foundry stores rolls and names hooks by them.
  output: { file: 'dist/module.js', format: 'es', sourcemap: true },
  plugins: [
    resolve({ extensions: ['.ts', '.js'] }),
    typescript({
      tsconfig: './tsconfig.json',
      noEmitOnError: true,
      compilerOptions: { noEmit: false, sourceMap: true, declaration: false, removeComments: true },
    }),
  ],
};
