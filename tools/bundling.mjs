import resolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

/**
 * The plugins that every bundle of the module's code is made with. Types and comments are removed and nothing is checked:
 * `npm test` does that once for everything, and a build need not wait for it.
 */
export const bundling = (tsconfig) => [
  resolve({ extensions: ['.ts', '.js'] }),
  typescript({
    tsconfig,
    compilerOptions: { noCheck: true, noEmit: false, removeComments: true, sourceMap: true, types: [] },
  }),
];
