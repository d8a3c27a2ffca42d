import resolve from '@rollup/plugin-node-resolve';
import { stripTypes } from './tools/strip-types.mjs';

export default {
  input: 'src/module.ts',
  // Class names are kept: Foundry stores rolls and names hooks by them.
  output: { file: 'dist/module.js', format: 'es', sourcemap: true },
  plugins: [resolve({ extensions: ['.ts', '.js'] }), stripTypes()],
};
