import { type Action, FACINGS, type Order, type PieceId, type Reply, type State } from '../../src/core';

/** A recorded battle, order by order: the rules must always produce the same result again. */
export interface GoldenBattle {
  /** The id of one of BATTLES. */
  readonly scenario: string;
  readonly seed: number;
  readonly winner: string;
  /** One line for each order with its dice, answers and cards, and a line with a hash after every turn. */
  readonly log: readonly string[];
}

const TURN = 'turn over, position ';
const BETWEEN = ' | ';

/** The line of an order; it omits the side, which is the one to play. */
export function lineOf(action: Action): string {
  if ('corrected' in action) throw new TypeError('a golden battle cannot contain corrections');
  const { type, unit, units, target, to, via, facing, card, terrain } = action.order;
  const words = Object.entries({
    unit,
    units: units?.join(),
    target,
    to,
    via: via?.join(),
    facing,
    card,
    terrain,
  });
  const order = [type, ...words.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`]))];
  return [order.join(' '), ...action.replies.map(replyWords)].join(BETWEEN);
}

function replyWords(reply: Reply): string {
  switch (reply.kind) {
    case 'rolled':
      return ['rolled', ...reply.faces].join(' ');
    case 'drew':
      return [reply.isPublic ? 'drew-openly' : 'drew', ...reply.cards].join(' ');
    case 'chose':
      return `chose ${reply.option}`;
  }
}

/** The line at the end of a turn. */
export const turnLine = (state: State): string => `${TURN}${positionHash(state)}`;

/** The hash in the line at the end of a turn; undefined for the line of an order. */
export const hashIn = (line: string): string | undefined =>
  line.startsWith(TURN) ? line.slice(TURN.length) : undefined;

/** The order of a line with its replies, given by the side to play. */
export function actionOf(line: string, { turn }: State): Extract<Action, { readonly order: Order }> {
  const [order = '', ...replies] = line.split(BETWEEN);
  const [type = '', ...pairs] = order.split(' ');
  const words: Record<string, PieceId> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    words[pair.slice(0, at)] = pair.slice(at + 1);
  }
  const { via, units, facing: looks, ...others } = words;
  const facing = FACINGS.find((each) => each === looks);
  return {
    order: {
      type,
      side: turn.side,
      ...others,
      ...(units !== undefined && { units: units.split(',') }),
      ...(via !== undefined && { via: via.split(',') }),
      ...(facing && { facing }),
    },
    replies: replies.map(replyOf),
  };
}

function replyOf(words: string): Reply {
  const [kind, ...values] = words.split(' ');
  if (kind === 'rolled') return { kind, faces: values };
  if (kind === 'drew') return { kind, cards: values };
  if (kind === 'drew-openly') return { kind: 'drew', cards: values, isPublic: true };
  return { kind: 'chose', option: values.join(' ') };
}

/** Rules options newer than the golden battles, with the values that keep the old rules. */
const YOUNGER: State['options'] = {
  objectives: 'turnStart',
  riverSurcharge: 'waived',
  rallyTiming: 'afterRoll',
  rallyBy: 'command',
  rallyPaidBy: 'command',
  garrisonAssault: 'infantry',
};

/** The FNV-1a hash, 32 bits, of the position as JSON with sorted keys, so that the order of keys does not matter. */
export function positionHash(state: State): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify({ ...state, options: ofOld(state) }, inOrder)) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}

const ofOld = ({ options }: State): State['options'] =>
  Object.fromEntries(Object.entries(options).filter(([id, value]) => YOUNGER[id] !== value));

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
