import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/**
 * About twenty of them are used only by the window that tests the host, one only to call the hooks of our API, three to
 * list our tours, two to show our actions in the controls of a token, two to move the map by fingers, and eleven
 * to name the compendia in the user's language.
 */
const MOST = 252;
/** Owners of members that Foundry's types add to Pixi's own classes. */
const PIXIS = new Set(['PIXI', 'Texture']);
const TYPES = '@league-of-foundry-developers/foundry-vtt-types';
/** The folders in which the table implements them. */
const TABLE = ['table/client', 'table/page', 'table/shared'];

/** The names by which a file accesses members: after a dot, in a destructuring pattern, or as an index. */
function memberNames(file: ts.SourceFile): readonly ts.Node[] {
  const names: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) names.push(node.name);
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      names.push(node.propertyName ?? node.name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

const isFoundrys = (declaration: ts.Declaration): boolean =>
  declaration.getSourceFile().fileName.includes(TYPES);

const isNamespace = ({ flags }: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.Namespace) !== 0 && (flags & ts.SymbolFlags.Class) === 0;

/** The symbol of a name; in a destructuring pattern it is looked up in the type of the destructured value. */
function symbolOf(checker: ts.TypeChecker, name: ts.Node): ts.Symbol | undefined {
  const element = name.parent;
  const symbol = ts.isBindingElement(element)
    ? checker.getTypeAtLocation(element.parent).getProperty(name.getText())
    : checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** `Container.member` for a member of Foundry's API; undefined for everything else. */
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
  // An export of a types module has its own name; Pixi is not part of Foundry.
  if (owner === undefined || owner === 'global') return symbol.name;
  return PIXIS.has(owner) ? undefined : `${plainOwner(owner)}.${symbol.name}`;
}

/** The name of the class: the types split some classes into several, and a shared member counts once. */
function plainOwner(owner: string): string {
  if (/^(Base(Actor|ChatMessage|Combat|Scene|Token|User)|Internal|InternalClientDocument)$/.test(owner))
    return 'Document';
  if (/^(Document|Directory)?Collection$/.test(owner)) return 'Collection';
  return owner === 'Application' ? 'ApplicationV2' : owner.replace(/^Internal/, '');
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

/** Every name that the table's sources declare. */
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

/** Prints every member of Foundry's API that the module uses; false if there are too many, or if the table lacks one. */
export function checkMembers(program: ts.Program): boolean {
  const members = membersInUse(program);
  const known = namesOnTable();
  const missing = members.filter((member) => !known.has(member.slice(member.lastIndexOf('.') + 1)));
  for (const member of members)
    console.log(missing.includes(member) ? `${member}   NOT ON THE TABLE` : member);
  console.log(`\n${members.length} Foundry members in use; the limit is ${MOST}.`);
  if (missing.length > 0) console.error(`${missing.length} of them are not on the table.`);
  return members.length <= MOST && missing.length === 0;
}
