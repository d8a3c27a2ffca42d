import {
  isUnit,
  type Leader,
  type Order,
  type PieceId,
  pieceOf,
  type RosterEntry,
  SIDES,
  type Side,
  type Unit,
} from '../../../core';
import { drawPiece, imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle';
import { type Texts, textsOf } from '../../texts';
import { ordersText, strengthText } from '../../texts/unit-words';

/** One line of the list. */
interface RosterLine {
  readonly id: PieceId;
  readonly name: string;
  readonly type: string;
  readonly picture: string;
  /** The indent level in the tree. */
  readonly depth: number;
  readonly isLeader: boolean;
  /** The remaining and the full strength; empty for leaders. */
  readonly strength: string;
  /** The quality in a word; empty for leaders, and for units without one. */
  readonly grade: string;
  /** The state: its condition, whether it is out of command, and whether it has already acted. */
  readonly state: string;
  readonly at: string;
  /** The actions it may take now; empty if none. */
  readonly may: string;
  /** The whole line, for screen readers. */
  readonly label: string;
}

/** Both armies, the user's own first: by command, or all pieces on the board followed by the user's own reserve. */
export function rosterContext(battle: UserBattle, language: Texts) {
  const { rules, state, seats } = battle;
  const texts = textsOf(rules.id, language);
  const { localize } = texts;
  const orders = ordersByPiece(battle);
  const sides = [...SIDES].sort((one, other) => Number(seats.includes(other)) - Number(seats.includes(one)));
  const armies = sides.map((side) => ({
    name: state.sides[side].name,
    label: localize('PDC.windows.roster.label', { side: state.sides[side].name }),
    isOwn: seats.includes(side),
    remarks: rules
      .remarks(state, side)
      .map(({ key, blanks }) => localize(`PDC.windows.roster.remark.${key}`, blanks)),
    lines: [
      ...entriesOf(battle, side).flatMap((entry) => {
        const piece = pieceOf(state, entry.piece);
        return piece ? [lineOf(battle, { piece, entry, orders: orders.get(piece.id) ?? [] }, texts)] : [];
      }),
      ...waitingOf(battle, side).map((piece) =>
        lineOf(battle, { piece, entry: alone(piece.id), orders: orders.get(piece.id) ?? [] }, texts),
      ),
    ],
  }));
  return { armies };
}

const alone = (piece: PieceId): RosterEntry => ({ piece, depth: 0, isInCommand: null });

/** The pieces of a side on the board, in the game's order or in their own. */
function entriesOf({ rules, state }: UserBattle, side: Side): readonly RosterEntry[] {
  const listed = rules.roster(state, side);
  if (listed.length > 0) return listed;
  return [...Object.values(state.leaders), ...Object.values(state.units)]
    .filter((piece) => piece.side === side)
    .map(({ id }) => alone(id));
}

/** The user's pieces that have not arrived yet; the other side's reserve stays hidden. */
const waitingOf = ({ state, seats }: UserBattle, side: Side): readonly (Unit | Leader)[] =>
  seats.includes(side) ? Object.values(state.reserve).filter((piece) => piece.side === side) : [];

/** The orders that the user may give now, by the piece that carries them out. */
function ordersByPiece({ rules, state, seats, question, isPaused, asItWas }: UserBattle) {
  const byPiece = new Map<PieceId, Order[]>();
  if (question || isPaused || asItWas || !seats.includes(state.turn.side)) return byPiece;
  for (const order of rules.orders(state)) {
    if (order.unit === undefined) continue;
    const known = byPiece.get(order.unit);
    if (known) known.push(order);
    else byPiece.set(order.unit, [order]);
  }
  return byPiece;
}

/** A piece with its position in the list. */
interface Listed {
  readonly piece: Unit | Leader;
  readonly entry: RosterEntry;
  readonly orders: readonly Order[];
}

function lineOf(battle: UserBattle, { piece, entry, orders }: Listed, texts: Texts): RosterLine {
  const { rules, state } = battle;
  const { localize } = texts;
  const isHere = pieceOf(state, piece.id) !== undefined;
  const signs = isHere ? rules.signs(state, piece.id) : undefined;
  const grade =
    isHere && isUnit(piece) ? rules.stats(state, piece.id).find(({ key }) => key === 'grade') : undefined;
  const may = ordersText(rules, state, orders, texts);
  const said = {
    type: localize(`PDC.rules.type.${piece.type}`),
    grade: grade ? localize(`PDC.rules.figureValue.${grade.value}`) : '',
    at: isHere ? piece.at : localize('PDC.windows.roster.reserve'),
    state: [
      ...(signs?.conditions ?? []).map((each) => localize(`PDC.rules.condition.${each}`)),
      ...(entry.isInCommand === false ? [localize('PDC.windows.roster.outOfCommand')] : []),
      ...(signs?.spent ? [localize('PDC.board.map.done')] : []),
    ].join(', '),
    may: may === '' ? '' : localize('PDC.board.voice.may', { orders: may }),
  };
  const full = isUnit(piece) ? strengthText(rules, piece, texts) : '';
  const where = isHere ? localize(`PDC.board.voice.${rules.grid.kind}`, { space: piece.at }) : said.at;
  return {
    ...said,
    id: piece.id,
    name: piece.name,
    picture: imageSource(drawPiece(rules, { ...piece, ...signs })),
    depth: entry.depth,
    isLeader: !isUnit(piece),
    strength: isUnit(piece) ? `${piece.strength}/${piece.full}` : '',
    label: [piece.name, said.type, where, full, said.grade, said.state, said.may]
      .filter((part) => part !== '')
      .join(', '),
  };
}
