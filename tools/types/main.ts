// Checks the types of everything, and the members of Foundry's API that the module uses. The programs share what they
// have read, and a file that must hold in bare surroundings is not checked again in richer ones.
import ts from 'typescript';
import { checkMembers } from './foundry-members';

/** A program that is checked. */
interface Part {
  readonly config: string;
  /** True if its files know nothing but the language, or that and the browser: no other part checks them again. */
  readonly isBare?: boolean;
  /** Checks what else is asked of the program. */
  readonly check?: (program: ts.Program) => boolean;
}

const PARTS: readonly Part[] = [
  { config: 'tsconfig.core.json', isBare: true },
  { config: 'table/tsconfig.json', isBare: true },
  { config: 'tsconfig.json', check: checkMembers },
  { config: 'tsconfig.node.json' },
];

const FORMAT: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getNewLine: () => '\n',
};

/** Files as they were read, by name: what decides how they are read is the same in all parts. */
const read = new Map<string, ts.SourceFile | undefined>();

/** A host that reads no file twice. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, how) {
      if (!read.has(name)) read.set(name, host.getSourceFile(name, how));
      return read.get(name);
    },
  };
}

/** The files that need no other check. */
const done = new Set<string>();

function print(faults: readonly ts.Diagnostic[]): boolean {
  if (faults.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(faults, FORMAT));
  return faults.length === 0;
}

/** The type errors of a program, in files that are not done. */
const faultsOf = (program: ts.Program): readonly ts.Diagnostic[] => [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(({ fileName }) => !done.has(fileName))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
  ...program.getGlobalDiagnostics(),
];

/** Checks a part and prints its faults; true if there are none. */
function isSound({ config, isBare, check }: Part): boolean {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault: ts.Diagnostic) => print([fault]) };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!parsed) return false;
  const { fileNames: rootNames, options, errors: configFileParsingDiagnostics } = parsed;
  const program = ts.createProgram({
    rootNames,
    options,
    host: hostOf(options),
    configFileParsingDiagnostics,
  });
  const faults = faultsOf(program);
  if (isBare) for (const { fileName } of program.getSourceFiles()) done.add(fileName);
  return print(faults) && (check?.(program) ?? true);
}

const results = PARTS.map(isSound);
process.exit(results.includes(false) ? 1 : 0);
