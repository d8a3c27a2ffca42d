import {
  type CardInPlay,
  enemyOf,
  isUnit,
  type Leader,
  lately,
  type PieceId,
  type Place,
  type Side,
  type SpaceId,
  type State,
  type Unit,
} from '../../../core';
import { GRID } from '../board';
import { isCavalry, isInfantry } from '../neighbourhood';
import { LEADER_TYPES, unitType } from '../unit-types';
import type { CommandCard, Orders, Section } from './card';
import { classOf } from './classes';
import { commandCard } from './deck';
import { type Groups, linkedGroups, wholeGroups } from './linked';
import { sectionsOf } from './sections';

type Piece = Unit | Leader;

/** Whether the card in play lets a piece be ordered in addition to those that have been: R000-11. */
export function isWithinCard(state: State, card: CardInPlay, piece: Piece): boolean {
  const { orders } = commandCard(card.as);
  const all = [...card.ordered.map((id) => placeOf(card, id)), placeOf(card, piece.id, piece)];
  switch (orders.kind) {
    case 'sections':
      return canShare(
        all.map(({ at, side }) => sectionsOf(at, side, card.mirrored)),
        orders.counts,
      );
    case 'led':
      return isLed(state, card, orders, all);
    case 'linked-foot':
      return isUnit(piece) && isInfantry(piece) && someGroup(footGroups(state, card, orders.most), all);
    case 'rolled':
      return isRolled(card.allowance ?? {}, all);
    case 'chosen':
    case 'repeat':
      return false;
    default:
      return isOfKind(card, orders, piece);
  }
}

/** Every piece of a side that a card would order by itself, so that a card without any falls back to one unit. */
export function eligible(state: State, card: CardInPlay, rules: CommandCard): readonly Piece[] {
  const { side } = state.turn;
  const pieces = [...Object.values(state.units), ...Object.values(state.leaders)];
  return pieces.filter((piece) => piece.side === side && isOfKind(card, rules.orders, piece));
}

/** What the card says of the piece alone, whatever else is ordered. */
function isOfKind(card: CardInPlay, orders: Orders, piece: Piece): boolean {
  switch (orders.kind) {
    case 'class':
      if (!isUnit(piece)) return orders.leaders;
      return orders.of === 'mounted' ? isCavalry(piece) : classOf(piece) === orders.of;
    case 'next-to-enemy':
      return isUnit(piece) && enemyPlaces(card, piece.side).has(placeOf(card, piece.id, piece).at);
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
const placeOf = ({ places }: CardInPlay, id: PieceId, now?: Place): Place =>
  places[id] ?? now ?? { at: '', side: 'south', type: '' };

// Asked for every piece of a side, and the same for all of them.
const unitPlaces = lately((places: CardInPlay['places']): Readonly<Record<Side, ReadonlySet<SpaceId>>> => {
  const units = Object.values(places).filter(({ type }) => !isLeaderType(type));
  const nextTo = (side: Side) =>
    new Set(units.filter((unit) => unit.side === side).flatMap(({ at }) => GRID.neighbours(at)));
  return { south: nextTo('south'), north: nextTo('north') };
});

/** The spaces next to where the enemies of a side stood when the card was played. */
const enemyPlaces = ({ places }: CardInPlay, own: Side): ReadonlySet<SpaceId> =>
  unitPlaces(places)[enemyOf(own)];

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
  all: readonly Place[],
): boolean {
  const isThere = ({ at, side }: Place) =>
    section === 'any' || sectionsOf(at, side, card.mirrored).includes(section);
  const [only] = all;
  if (all.length === 1 && only && !isLeaderType(only.type) && isThere(only)) return true;
  const leaders = Object.values(card.places).filter(
    (place) => place.side === state.turn.side && isLeaderType(place.type) && isThere(place),
  );
  const units = all.filter(({ type }) => !isLeaderType(type));
  const led = all.filter(({ type }) => isLeaderType(type));
  return leaders.some(
    (leader) =>
      led.every((each) => each === leader) &&
      units.length <= more + 1 &&
      someGroup(groupsAround(state, card, leader.at, more + 1), units),
  );
}

const someGroup = (groups: Groups, pieces: readonly Place[]): boolean =>
  groups.some((group) => pieces.every(({ at }) => group.has(at)));

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
    linkedGroups([root, ...ownPlaces(state, card, (type) => !isLeaderType(type))], [root], most),
  );

function footGroups(state: State, card: CardInPlay, most: number | null): Groups {
  return remembered(card, `foot ${most}`, () => {
    const foot = ownPlaces(state, card, isFootType);
    return most === null ? wholeGroups(foot) : linkedGroups(foot, foot, most);
  });
}

const ownPlaces = (
  { turn }: State,
  { places }: CardInPlay,
  isMeant: (type: string) => boolean,
): readonly SpaceId[] =>
  Object.values(places).flatMap(({ at, side, type }) => (side === turn.side && isMeant(type) ? [at] : []));

const isLeaderType = (type: string): boolean => LEADER_TYPES.some(({ id }) => id === type);

const isFootType = (type: string): boolean => !isLeaderType(type) && unitType({ type }).arm === 'infantry';

/** Whether a roll has ordered them all: each of its own class, or by a helmet, which orders anyone. */
function isRolled(allowance: Readonly<Record<string, number>>, pieces: readonly Place[]): boolean {
  let spare = allowance.any ?? 0;
  for (const each of ['light', 'medium', 'heavy'] as const) {
    const count = pieces.filter((piece) => classOf(piece) === each).length;
    spare -= Math.max(0, count - (allowance[each] ?? 0));
  }
  return spare >= pieces.filter(({ type }) => isLeaderType(type)).length;
}
