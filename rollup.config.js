import { bundling } from './tools/bundling.mjs';

export default [
  {
    input: 'src/module.ts',
    // Class names are kept: Foundry stores rolls and names hooks by them.
    output: { file: 'dist/module.js', format: 'es', sourcemap: true },
    plugins: bundling('tsconfig.build.json'),
  },
  {
    // A worker in its plainest form, which every browser can start.
    input: 'src/officer-worker.ts',
    output: { file: 'dist/officer-worker.js', format: 'iife', sourcemap: true },
    plugins: bundling('tsconfig.build.json'),
  },
];
