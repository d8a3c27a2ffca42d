import {
  type CardInPlay,
  fallenOf,
  hasMark,
  isUnit,
  type Leader,
  type PieceId,
  pieceOf,
  type SpaceId,
  type State,
  type Unit,
} from '../../../core';
import { GRID } from '../board';
import { isCavalry, isInfantry } from '../neighbourhood';
import { unitType } from '../unit-types';
import type { CommandCard, Orders, Section } from './card';
import { classOf } from './classes';
import { commandCard } from './deck';
import { type Groups, linkedGroups, wholeGroups } from './linked';
import { sectionsOf } from './sections';

type Piece = Unit | Leader;

/** Whether the card in play lets a piece be ordered in addition to those that have been: R000-11. */
export function isWithinCard(state: State, card: CardInPlay, piece: Piece): boolean {
  const { orders } = commandCard(card.as);
  const all = [...orderedBy(state, card), piece];
  switch (orders.kind) {
    case 'sections':
      return canShare(
        all.map((each) => sectionsOf(placeOf(card, each), each.side, card.mirrored)),
        orders.counts,
      );
    case 'led':
      return isLed(state, card, orders, all);
    case 'linked-foot':
      return isUnit(piece) && isInfantry(piece) && someGroup(footGroups(state, card, orders.most), card, all);
    case 'rolled':
      return isRolled(card.allowance ?? {}, all);
    case 'chosen':
    case 'repeat':
      return false;
    default:
      return isOfKind(state, card, orders, piece);
  }
}

/** Every piece of a side that a card would order by itself, so that a card without any falls back to one unit. */
export function eligible(state: State, card: CardInPlay, rules: CommandCard): readonly Piece[] {
  const { side } = state.turn;
  const pieces = [...Object.values(state.units), ...Object.values(state.leaders)];
  return pieces.filter((piece) => piece.side === side && isOfKind(state, card, rules.orders, piece));
}

/** What the card says of the piece alone, whatever else is ordered. */
function isOfKind(state: State, card: CardInPlay, orders: Orders, piece: Piece): boolean {
  switch (orders.kind) {
    case 'class':
      if (!isUnit(piece)) return orders.leaders;
      return orders.of === 'mounted' ? isCavalry(piece) : classOf(piece) === orders.of;
    case 'next-to-enemy':
      return isUnit(piece) && enemyPlaces(state, card, piece).has(placeOf(card, piece));
    case 'missile':
      return isUnit(piece) && (unitType(piece).arm === 'artillery' || isLightFoot(piece));
    case 'linked-foot':
      return isUnit(piece) && isInfantry(piece);
    default:
      return true;
  }
}

const isLightFoot = (unit: Unit): boolean => isInfantry(unit) && classOf(unit) === 'light';

/** Where a piece stood when the card was played; one that is new on the board stands where it is. */
const placeOf = ({ places }: CardInPlay, { id, at }: Piece): SpaceId => places[id] ?? at;

/** The pieces that the card has ordered so far, fallen ones included, those that arrived by themselves left out. */
function orderedBy(state: State, { places }: CardInPlay): readonly Piece[] {
  const { side } = state.turn;
  const ids = new Set([...Object.keys(places), ...Object.keys(state.units), ...Object.keys(state.leaders)]);
  return [...ids].flatMap((id) => {
    const piece = pieceOf(state, id) ?? fallenOf(state, id);
    const counts = piece?.side === side && hasMark(piece, 'activated') && !hasMark(piece, 'arrived');
    return piece && counts ? [piece] : [];
  });
}

/** The spaces next to where the enemies of a unit stood when the card was played. */
function enemyPlaces(state: State, { places }: CardInPlay, { side }: Unit): ReadonlySet<SpaceId> {
  const enemies = Object.keys(places).filter((id) => {
    const piece = pieceOf(state, id) ?? fallenOf(state, id);
    return piece !== undefined && isUnit(piece) && piece.side !== side;
  });
  return new Set(enemies.flatMap((id) => GRID.neighbours(places[id] ?? '')));
}

/** Whether each piece can have an order of one of its sections: GEO-5, a dotted line belongs to both. */
function canShare(
  pieces: readonly (readonly Section[])[],
  counts: Readonly<Record<Section, number>>,
): boolean {
  const [first, ...others] = pieces;
  if (!first) return true;
  return first.some(
    (section) => counts[section] > 0 && canShare(others, { ...counts, [section]: counts[section] - 1 }),
  );
}

/** A leader of the section, his unit and a chain of more; or one unit of the section. */
function isLed(
  state: State,
  card: CardInPlay,
  { section, more }: Extract<Orders, { readonly kind: 'led' }>,
  all: readonly Piece[],
): boolean {
  const isThere = (piece: Piece) =>
    section === 'any' || sectionsOf(placeOf(card, piece), piece.side, card.mirrored).includes(section);
  const leaders = Object.keys(card.places).flatMap((id) => {
    const piece = pieceOf(state, id) ?? fallenOf(state, id);
    return piece && !isUnit(piece) && piece.side === state.turn.side && isThere(piece) ? [piece] : [];
  });
  const [only] = all;
  if (all.length === 1 && only && isUnit(only) && isThere(only)) return true;
  const others = all.filter((piece) => isUnit(piece));
  return leaders.some((leader) => {
    if (all.some((piece) => !isUnit(piece) && piece.id !== leader.id)) return false;
    const root = placeOf(card, leader);
    return someGroup(groupsAround(state, card, root, more + 1), card, others);
  });
}

const someGroup = (groups: Groups, card: CardInPlay, pieces: readonly Piece[]): boolean =>
  groups.some((group) => pieces.every((piece) => group.has(placeOf(card, piece))));

// Groups depend on where everyone stood when the card was played, which never changes afterwards.
const known = new WeakMap<object, Map<string, Groups>>();

function remembered(card: CardInPlay, key: string, make: () => Groups): Groups {
  const groups = known.get(card.places) ?? new Map<string, Groups>();
  known.set(card.places, groups);
  const found = groups.get(key) ?? make();
  groups.set(key, found);
  return found;
}

const groupsAround = (state: State, card: CardInPlay, root: SpaceId, most: number): Groups =>
  remembered(card, `${root} ${most}`, () =>
    linkedGroups([root, ...ownPlaces(state, card, () => true)], [root], most),
  );

function footGroups(state: State, card: CardInPlay, most: number | null): Groups {
  return remembered(card, `foot ${most}`, () => {
    const foot = ownPlaces(state, card, isInfantry);
    return most === null ? wholeGroups(foot) : linkedGroups(foot, foot, most);
  });
}

const ownPlaces = (state: State, card: CardInPlay, isMeant: (unit: Unit) => boolean): readonly SpaceId[] =>
  Object.entries(card.places).flatMap(([id, place]) => {
    const unit = state.units[id as PieceId] ?? state.fallenUnits[id as PieceId];
    return unit && unit.side === state.turn.side && isMeant(unit) ? [place] : [];
  });

/** Whether a roll has ordered them all: each of its own class, or by a helmet, which orders anyone. */
function isRolled(allowance: Readonly<Record<string, number>>, pieces: readonly Piece[]): boolean {
  let spare = allowance.any ?? 0;
  for (const each of ['light', 'medium', 'heavy'] as const) {
    const count = pieces.filter((piece) => classOf(piece) === each).length;
    spare -= Math.max(0, count - (allowance[each] ?? 0));
  }
  return spare >= pieces.filter((piece) => !isUnit(piece)).length;
}
