import { bundling } from './tools/bundling.mjs';

export default {
  input: 'src/module.ts',
  // Class names are kept: Foundry stores rolls and names hooks by them.
  output: { file: 'dist/module.js', format: 'es', sourcemap: true },
  plugins: bundling('tsconfig.json'),
};
