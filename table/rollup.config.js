import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundling } from '../tools/bundling.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const copyStyles = {
  name: 'copy-styles',
  writeBundle() {
    cpSync(here('page/styles'), here('../.table/public/styles'), { recursive: true });
  },
};

/** Builds the table's page; Pixi, Handlebars and socket.io come from script tags. */
// biome-ignore lint/style/noDefaultExport: rollup reads its configuration there.
export default {
  input: here('page/main.ts'),
  output: { file: here('../.table/public/table.js'), format: 'es', sourcemap: true },
  plugins: [...bundling(here('tsconfig.json')), copyStyles],
};
