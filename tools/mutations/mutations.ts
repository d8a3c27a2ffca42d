import ts from 'typescript';

/** One small fault that can be planted in a source, in the place of a whole expression. */
export interface Mutation {
  readonly kind: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly now: string;
  /** The change, for a reader. */
  readonly told: string;
}

/** A comparison that is off by one, or the opposite one. */
const COMPARISONS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const JOINED: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const RECKONED: Readonly<Record<string, string>> = { '+': '-', '-': '+' };

/** Every mutation of a source, in its order. */
export function mutationsOf(name: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  const found: Mutation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    for (const { kind, at = node, now, sign } of changesOf(node, source)) {
      const start = at.getStart(source);
      const line = source.getLineAndCharacterOfPosition((sign ?? at).getStart(source)).line + 1;
      const told = `${at.getText(source)} -> ${now}`.replace(/\s+/g, ' ');
      found.push({ kind, line, start, end: at.getEnd(), now, told });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

interface Change {
  readonly kind: string;
  /** The node that is replaced, if not the one that was looked at. */
  readonly at?: ts.Node;
  /** The operator that is changed in it. */
  readonly sign?: ts.Node;
  readonly now: string;
}

function* changesOf(node: ts.Node, source: ts.SourceFile): Generator<Change> {
  if (ts.isBinaryExpression(node))
    yield* isSpread(node) ? [negated(node.left, source)] : operatorChanges(node, source);
  if (ts.isNumericLiteral(node) && !isName(node)) yield { kind: 'number', now: `${Number(node.text) + 1}` };
  if (ts.isIfStatement(node)) yield negated(node.expression, source);
  if (ts.isConditionalExpression(node)) yield negated(node.condition, source);
  if (ts.isCallExpression(node)) yield* callChanges(node, source);
  if (ts.isObjectLiteralExpression(node)) yield* valueChanges(node, source);
}

/** A key of an object can't be reckoned where it stands. */
const isName = (node: ts.NumericLiteral): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** `...(isKnown && { value })`: with another sign it would not compile. */
const isSpread = ({ parent }: ts.BinaryExpression): boolean =>
  ts.isParenthesizedExpression(parent) && ts.isSpreadAssignment(parent.parent);

function* operatorChanges({ left, operatorToken: sign, right }: ts.BinaryExpression, source: ts.SourceFile) {
  const token = sign.getText(source);
  for (const [kind, table] of [
    ['comparison', COMPARISONS],
    ['condition', JOINED],
    ['sum', RECKONED],
  ] as const) {
    const other = table[token];
    if (other === undefined) continue;
    yield { kind, sign, now: `${left.getText(source)} ${other} ${right.getText(source)}` };
  }
}

const negated = (at: ts.Expression, source: ts.SourceFile): Change => ({
  kind: 'negation',
  at,
  now: `!(${at.getText(source)})`,
});

/** A reason that is counted and not told: `dice.add(1, 'uphill', rule)` as `dice.total += 1`. */
function* callChanges(node: ts.CallExpression, source: ts.SourceFile): Generator<Change> {
  const {
    expression,
    arguments: [value, ...reason],
  } = node;
  const isSum = ts.isPropertyAccessExpression(expression) && expression.name.text === 'add';
  if (!isSum || !value || reason.length !== 2) return;
  yield {
    kind: 'reason',
    now: `(${expression.expression.getText(source)}.total += ${value.getText(source)})`,
  };
}

/** The objects whose values fill the blanks of a text. */
const BLANKS = /^(?:about|blanks)$/;

/** The values of two blanks of one text, changed over. */
function* valueChanges(node: ts.ObjectLiteralExpression, source: ts.SourceFile): Generator<Change> {
  const { parent, properties } = node;
  const isBlanks = ts.isPropertyAssignment(parent) && BLANKS.test(parent.name.getText(source));
  const isGiven = ts.isCallExpression(parent) && parent.arguments.length > 1;
  if (!isBlanks && !isGiven) return;
  const values = properties.flatMap((each): readonly (readonly [name: string, value: string])[] => {
    if (ts.isShorthandPropertyAssignment(each)) return [[each.name.text, each.name.text]];
    return ts.isPropertyAssignment(each)
      ? [[each.name.getText(source), each.initializer.getText(source)]]
      : [];
  });
  const [first, second, ...others] = values;
  if (!first || !second || first[1] === second[1] || values.length < properties.length) return;
  const swapped = [[first[0], second[1]], [second[0], first[1]], ...others];
  yield { kind: 'swap', now: `{ ${swapped.map(([name, value]) => `${name}: ${value}`).join(', ')} }` };
}
