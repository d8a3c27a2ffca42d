import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The compiler options for output are in one file; type checks add their own. */
const BASE = fileURLToPath(new URL('../tsconfig.base.json', import.meta.url));

function emitOptions() {
  const { config, error } = ts.readConfigFile(BASE, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { target, module, verbatimModuleSyntax } = config.compilerOptions;
  return { target, module, verbatimModuleSyntax, sourceMap: true, removeComments: true };
}

/**
 * Removes types and comments from TypeScript, file by file, and leaves the rest as written. Nothing is checked here:
 * `npm test` does that once for everything, and a build need not wait for it.
 */
export function stripTypes() {
  const compilerOptions = emitOptions();
  /** The files done, since the module and its worker share most of them. */
  const done = new Map();
  return {
    name: 'strip-types',
    transform(source, fileName) {
      if (!fileName.endsWith('.ts')) return null;
      const known = done.get(fileName);
      if (known?.source === source) return known.result;
      const options = { compilerOptions, fileName, reportDiagnostics: true };
      const { outputText, sourceMapText, diagnostics = [] } = ts.transpileModule(source, options);
      const [fault] = diagnostics;
      if (fault) this.error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'), fault.start);
      // The link to the file's own source map would end up as a comment in the bundle.
      const result = { code: outputText.replace(/\/\/# sourceMappingURL=.*\s*$/, ''), map: sourceMapText };
      done.set(fileName, { source, result });
      return result;
    },
  };
}
