import { type CardLaid, enemyOfNumber } from '../../../core';
import { type Battle, inSquare, type Unit } from '../battle';
import { reachOf } from '../leader-traits';
import type { CommandCard, Orders, Section } from './card';
import { commandCard } from './card-effects';
import type { Groups } from './linked-spaces';
import { SECTION_BIT, sectionsOf } from './sections';
import { stoodAt, stoodOf } from './stood';

/** R000-11: true if the card in play allows these pieces to be ordered in addition to those ordered already. */
export function areWithinCard(battle: Battle, card: CardLaid, pieces: readonly Unit[]): boolean {
  const { orders } = commandCard(battle, card.as);
  switch (orders.kind) {
    case 'sections':
      return canShare(battle, card, pieces, orders.counts);
    case 'section-by-command':
      return pieces.every((piece) => isInSection(battle, card, piece, orders.section));
    case 'led':
      return isLed(battle, card, orders, withOrdered(battle, pieces));
    case 'linked-foot': {
      const areFoot = pieces.every(({ kind }) => kind.isInfantry);
      return (
        areFoot &&
        someGroup(stoodOf(battle, battle.side).footChains(orders.most), withOrdered(battle, pieces))
      );
    }
    case 'rolled':
      return isRolled(card.allowance ?? {}, withOrdered(battle, pieces));
    case 'chosen':
    case 'repeat':
      return false;
    default:
      return pieces.every((piece) => isOfKind(battle, orders, piece));
  }
}

/** The pieces the card has already ordered, and some more. */
function withOrdered(battle: Battle, more: readonly Unit[]): readonly Unit[] {
  const { ordered, pieces } = battle;
  const all: Unit[] = [];
  for (let index = 0; index < ordered.length; index += 1) all.push(pieces[ordered.at(index)] as Unit);
  for (const piece of more) all.push(piece);
  return all;
}

const isInSection = (battle: Battle, { mirrored }: CardLaid, piece: Unit, section: Section): boolean =>
  (sectionsOf(battle.board, stoodAt(piece), piece.side, mirrored) & SECTION_BIT[section]) !== 0;

/** Every piece of a side that a card could order alone; if there are none, the card falls back to one unit. */
export function eligible(battle: Battle, { orders }: CommandCard): readonly Unit[] {
  const { units, leaders } = battle.force(battle.side);
  return [...units, ...leaders].filter((piece) => isOfKind(battle, orders, piece));
}

/** True if the card can order a piece by its kind, whatever else is ordered. */
function isOfKind(battle: Battle, orders: Orders, piece: Unit): boolean {
  const { isLeader, kind } = piece;
  switch (orders.kind) {
    case 'class':
      if (isLeader) return orders.leaders;
      return orders.of === 'mounted' ? kind.isCavalry : kind.cardClass === orders.of;
    case 'next-to-enemy':
      return !isLeader && stoodInContact(battle, piece);
    case 'missile':
      return kind.isArtillery || (kind.isInfantry && kind.cardClass === 'light');
    case 'linked-foot':
      return kind.isInfantry;
    case 'troops':
      return isOfTroops(battle, orders, piece);
    case 'leaders':
      return isLeader || isWithItsLeader(battle, piece);
    case 'manoeuvre':
      return !isInSquare(battle, piece);
    case 'single':
      return !isLeader || orders.leaders;
    default:
      return true;
  }
}

const stoodInContact = (battle: Battle, piece: Unit): boolean =>
  stoodOf(battle, enemyOfNumber(piece.side)).contact.has(stoodAt(piece));

/** True unless a unit has lost the leader that was with it when the card was played. */
const isWithItsLeader = (battle: Battle, unit: Unit): boolean =>
  stoodOf(battle, unit.side).led.has(stoodAt(unit)) && battle.hasLeaderOf(unit.at, unit.side);

const isOfTroops = (
  battle: Battle,
  { of, apart }: Extract<Orders, { readonly kind: 'troops' }>,
  piece: Unit,
): boolean =>
  !piece.isLeader &&
  of.some((word) => piece.kind.troops.includes(word)) &&
  !(apart && stoodInContact(battle, piece));

/** True if the side to play has any unit of these troops, anywhere on the board. */
export const hasTroops = (battle: Battle, of: readonly string[]): boolean =>
  battle.force(battle.side).units.some(({ kind }) => of.some((word) => kind.troops.includes(word)));

/** True if a piece is a unit in square, or a leader with one. */
function isInSquare(battle: Battle, piece: Unit): boolean {
  const unit = battle.hasUnitOf(piece.at, piece.side) ? battle.unitAt(piece.at) : undefined;
  return unit !== undefined && inSquare(unit);
}

/** The number of pieces that belong to exactly these sections, by section bits. */
const belonging = new Int32Array(8);

/**
 * True if every piece can use an order of one of its sections (GEO-5: a dotted line belongs to both). They can if, for
 * every group of sections, the pieces that belong only to it are no more than its orders.
 */
function canShare(
  battle: Battle,
  { mirrored }: CardLaid,
  more: readonly Unit[],
  counts: Readonly<Record<Section, number>>,
): boolean {
  const { ordered, pieces, board } = battle;
  belonging.fill(0);
  const count = (each: Unit) => {
    const own = sectionsOf(board, stoodAt(each), each.side, mirrored);
    belonging[own] = (belonging[own] ?? 0) + 1;
  };
  for (const piece of more) count(piece);
  for (let index = 0; index < ordered.length; index += 1) count(pieces[ordered.at(index)] as Unit);
  for (let group = 1; group < belonging.length; group += 1) {
    if (belongingTo(group) > ordersOf(group, counts)) return false;
  }
  return true;
}

function belongingTo(group: number): number {
  let sum = 0;
  for (let own = 1; own <= group; own += 1) if ((own & ~group) === 0) sum += belonging[own] ?? 0;
  return sum;
}

const ordersOf = (group: number, { left, centre, right }: Readonly<Record<Section, number>>): number =>
  (group & SECTION_BIT.left ? left : 0) +
  (group & SECTION_BIT.centre ? centre : 0) +
  (group & SECTION_BIT.right ? right : 0);

/**
 * True if the pieces are a leader of the section, the leader's unit and a chain of more; or one unit of the section.
 */
function isLed(
  battle: Battle,
  card: CardLaid,
  { section, more }: Extract<Orders, { readonly kind: 'led' }>,
  all: readonly Unit[],
): boolean {
  const isThere = (piece: Unit) => section === 'any' || isInSection(battle, card, piece, section);
  const [only] = all;
  if (all.length === 1 && only && !only.isLeader && isThere(only)) return true;
  const units = all.filter((piece) => !piece.isLeader);
  const led = all.filter((piece) => piece.isLeader);
  const stood = stoodOf(battle, battle.side);
  return stood.leaders.some((leader) => {
    if (!isThere(leader) || led.some((each) => each !== leader)) return false;
    // R001-26: some leaders order fewer units in a chain, beside their own, than the card allows.
    const most = 1 + Math.min(more, reachOf(leader) ?? more);
    return units.length <= most && someGroup(stood.chainsFrom(stoodAt(leader), most), units);
  });
}

const someGroup = (groups: Groups, pieces: readonly Unit[]): boolean =>
  groups.some((group) => pieces.every((piece) => group.has(stoodAt(piece))));

/** True if a roll covers all these pieces: each by its class, or by a face that orders any unit. */
function isRolled(allowance: Readonly<Record<string, number>>, pieces: readonly Unit[]): boolean {
  let spare = allowance.any ?? 0;
  for (const each of new Set(pieces.map(({ kind }) => kind.cardClass))) {
    // Leaders have no class.
    if (each === undefined) continue;
    const count = pieces.filter(({ kind }) => kind.cardClass === each).length;
    spare -= Math.max(0, count - (allowance[each] ?? 0));
  }
  return spare >= pieces.filter(({ isLeader }) => isLeader).length;
}
