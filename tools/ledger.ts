// Checks the types of the module, and prints every member of Foundry's programming interface that it touches; fails
// when they become too many, or when the table has no member of that name. Both need Foundry's types, which take the
// most time of all: so they are read once.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Some twenty of them are asked for only by the window that checks the host. */
const MOST = 231;
/** Owners of members that Foundry's types only add to Pixi's own. */
const PIXIS = new Set(['PIXI', 'Texture']);
const TYPES = '@league-of-foundry-developers/foundry-vtt-types';
/** Where the table implements them. */
const TABLE = ['table/client', 'table/page', 'table/shared'];

/** A program of everything that tsconfig.json names. */
function programOf(config: string): ts.Program {
  const { config: given, error } = ts.readConfigFile(config, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(given, ts.sys, '.');
  return ts.createProgram(fileNames, options);
}

/** The names by which a file asks for members: after a dot, in braces, or as an index. */
function* memberNames(node: ts.Node): Generator<ts.Node> {
  if (ts.isPropertyAccessExpression(node)) yield node.name;
  else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    yield node.propertyName ?? node.name;
  }
  for (const child of node.getChildren()) yield* memberNames(child);
}

const isFoundrys = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes(TYPES);

const isNamespace = ({ flags }: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.Namespace) !== 0 && (flags & ts.SymbolFlags.Class) === 0;

/** The symbol that a name stands for; in braces it is looked up in the type of what is taken apart. */
function symbolOf(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const element = name.parent;
  const symbol = ts.isBindingElement(element)
    ? checker.getTypeAtLocation(element.parent).getProperty(name.getText())
    : checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** `Container.member` for a member of Foundry's, undefined for everything else. */
function memberOf(checker: ts.TypeChecker, name: ts.Node): string | undefined {
  const symbol = symbolOf(checker, name);
  const declaration = symbol?.declarations?.find(isFoundrys);
  if (!symbol || !declaration || isNamespace(symbol)) return undefined;
  const container = ts.findAncestor(
    declaration.parent,
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node),
  );
  const owner =
    container && 'name' in container ? (container.name as ts.Node | undefined)?.getText() : undefined;
  // What a module of the types exports is known by its own name; Pixi is no part of Foundry.
  if (owner === undefined || owner === 'global') return symbol.name;
  return PIXIS.has(owner) ? undefined : `${plainOwner(owner)}.${symbol.name}`;
}

/** The types split some classes into several: what they have in common is one member. */
function plainOwner(owner: string): string {
  if (/^(Base(Actor|ChatMessage|Combat|Scene|Token|User)|Internal|InternalClientDocument)$/.test(owner))
    return 'Document';
  if (/^(Document|Directory)?Collection$/.test(owner)) return 'Collection';
  return owner === 'Application' ? 'ApplicationV2' : owner.replace(/^Internal/, '');
}

/** Prints what is wrong with the types of a program; answers whether nothing is. */
function isSound(program: ts.Program): boolean {
  const faults = ts.getPreEmitDiagnostics(program);
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  };
  if (faults.length > 0) console.error(ts.formatDiagnosticsWithColorAndContext(faults, host));
  return faults.length === 0;
}

function membersInUse(program: ts.Program): readonly string[] {
  const checker = program.getTypeChecker();
  const members = new Set<string>();
  for (const file of program.getSourceFiles()) {
    const path = relative('.', file.fileName);
    if (!path.startsWith(join('src', 'foundry')) && path !== join('src', 'module.ts')) continue;
    for (const name of memberNames(file)) {
      const member = memberOf(checker, name);
      if (member !== undefined) members.add(member);
    }
  }
  return [...members].sort();
}

/** Every word that the table's sources use as the name of something. */
function namesOnTable(): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  for (const folder of TABLE) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts')) continue;
      const path = join(folder, name);
      collect(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext));
    }
  }
  return names;
}

const program = programOf('tsconfig.json');
if (!isSound(program)) process.exit(1);
const members = membersInUse(program);
const known = namesOnTable();
const missing = members.filter((member) => !known.has(member.slice(member.lastIndexOf('.') + 1)));
for (const member of members) console.log(missing.includes(member) ? `${member}   NOT ON THE TABLE` : member);
console.log(`\n${members.length} Foundry members in use; the limit is ${MOST}.`);
if (missing.length > 0) console.error(`${missing.length} of them are not on the table.`);
process.exit(members.length > MOST || missing.length > 0 ? 1 : 0);
