import {
  ask,
  type StateContext,
  enemyOf,
  type Modifier,
  type Order,
  type PieceId,
  type StateProcedure,
  type SpaceId,
  type State,
  sightBlock,
  terrainAt,
  type Unit,
  unitOf,
  unitsAt,
} from '../../core';
import { battleOf, noted } from './battle';
import { boardOf, offset } from './board';
import { commandOf } from './commands';
import { atLeast, facesFrom, rollAndTell } from './dice';
import { marked } from './marks';
import { optionIs } from './options';
import { groundAt } from './terrain';
import { townSave } from './town-save';
import { dpsOf, inTown, isArtillery, isInfantry } from './unit-types';

/** R004-71. */
export const BOMBARDMENT_DICE = 3;

type Range = 'close' | 'long';
type Cover = 'open' | 'woods' | 'town';

/** T004-4: hits that make one disruption point, in variants A and C; B needs one hit everywhere. */
const HITS_A_POINT: Readonly<Record<Cover, number>> = { open: 1, woods: 2, town: 3 };

/** R004-65 to R004-69: how many squares a battery fires. */
export function reachOf(state: State, { type, at }: Unit): number {
  if (type === 'horse-artillery') return 1;
  return terrainAt(state, at) === 'hill' ? 3 : 2;
}

/** R004-65 to R004-69: how far a target is; undefined if it is out of range. */
export function rangeOf(state: State, battery: Unit, to: SpaceId): Range | undefined {
  const range = boardOf(state).distance(battery.at, to);
  if (range < 1 || range > reachOf(state, battery)) return undefined;
  return range === 1 && battery.type !== 'horse-artillery' ? 'close' : 'long';
}

/** R004-70, A004-11: the first crossed square that blocks the line; what is adjacent is always seen, also past a corner. */
export function lineBlock(state: State, from: SpaceId, to: SpaceId): SpaceId | undefined {
  if (boardOf(state).distance(from, to) <= 1) return undefined;
  const isHill = (space: SpaceId): boolean => terrainAt(state, space) === 'hill';
  const hidesBehind = optionIs(state, 'reverseSlope', true) && isHill(from) && !isHill(to);
  const blocks = (space: SpaceId): boolean =>
    groundAt(state, space).blocks === true || (isHill(space) && (!isHill(from) || hidesBehind));
  return sightBlock(boardOf(state), from, to, blocks)?.[0];
}

/** A004-12: whether a target lies on a row, a column or a diagonal of the battery. */
export function isStraight(state: State, from: SpaceId, to: SpaceId): boolean {
  const [rows, columns] = offset(boardOf(state), from, to);
  return rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
}

const coverOf = (state: State, target: Unit): Cover => {
  if (inTown(target)) return 'town';
  return terrainAt(state, target.at) === 'woods' ? 'woods' : 'open';
};

/** The lowest face that hits: R004-72, R004-73, A004-01. */
function neededToHit(state: State, range: Range, target: Unit): number {
  const byRange = range === 'close' ? 5 : 6;
  const flat = coverOf(state, target) === 'woods' ? 6 : 5;
  if (optionIs(state, 'bombard', 'A')) return byRange;
  return optionIs(state, 'bombard', 'B') ? flat : Math.max(byRange, flat);
}

/** Why a battery rolls its dice, and what they need. */
export function bombardmentDice(state: State, battery: Unit, target: Unit): readonly Modifier[] {
  const range = rangeOf(state, battery, target.at) ?? 'long';
  const needed = neededToHit(state, range, target);
  return [{ value: BOMBARDMENT_DICE, reason: `bombardment-${range}-${needed}`, rule: 'R004-71' }];
}

/** R004-61 to R004-82: a battery bombards a square, or the town in it. */
export function* bombard(c: StateContext, { unit: id = '', target: targetId = '' }: Order): StateProcedure {
  const battery = unitOf(c.state, id);
  const target = unitOf(c.state, targetId);
  c.emit({ type: 'attacked', kind: 'bombard', unit: id, target: targetId });
  c.emit(marked(id, 'bombarded'));
  const needed = neededToHit(c.state, rangeOf(c.state, battery, target.at) ?? 'long', target);
  const query = {
    reason: 'bombardment',
    side: battery.side,
    unit: id,
    target: targetId,
    die: 'd6',
    count: BOMBARDMENT_DICE,
    classes: facesFrom(6, needed, 'hit', 'miss'),
    modifiers: bombardmentDice(c.state, battery, target),
    mark: '',
  };
  const hits = atLeast(yield* rollAndTell(c, query, (faces) => atLeast(faces, needed)), needed);
  const stopped = yield* savedFromBombardment(c, target, hits);
  const points = pooledPoints(c, battery, target, hits - stopped);
  for (let left = points; left > 0; left -= 1) yield* inflictOne(c, target, battery, left);
}

/** R004-78, R004-79: infantry in a town ignores hits, in variants B and C. */
function* savedFromBombardment(c: StateContext, target: Unit, hits: number): StateProcedure<number> {
  const isSheltered =
    inTown(target) && unitsAt(c.state, target.at).some((unit) => inTown(unit) && isInfantry(unit));
  if (!isSheltered || optionIs(c.state, 'bombard', 'A')) return 0;
  return yield* townSave(c, target, hits);
}

/** R004-74 to R004-77: what the hits of a command on one target are worth beyond what was inflicted before. */
function pooledPoints(c: StateContext, battery: Unit, target: Unit, hits: number): number {
  const cover = coverOf(c.state, target);
  const owner = optionIs(c.state, 'pool', 'command') ? commandOf(battery) : '';
  const key = `${owner} ${target.at} ${inTown(target) ? 'town' : 'open'}`;
  const { pool } = battleOf(c.state);
  const before = pool[key] ?? { hits: 0, dps: 0 };
  const all = before.hits + hits;
  const needed = optionIs(c.state, 'bombard', 'B') ? 1 : HITS_A_POINT[cover];
  const dps = Math.floor(all / needed);
  c.emit(noted({ pool: { ...pool, [key]: { hits: all, dps } } }));
  return dps - before.dps;
}

/** R004-80: one disruption point for one of the units that were aimed at; none has more than six. */
function* inflictOne(c: StateContext, { at, formation }: Unit, battery: Unit, left: number): StateProcedure {
  const aimedAt = unitsAt(c.state, at).filter((unit) => unit.formation === formation && unit.strength > 0);
  const [first, ...others] = takersOf(c.state, aimedAt);
  if (first === undefined) return;
  const asks = optionIs(c.state, 'dpAllocation', 'attacker') ? battery.side : enemyOf(battery.side);
  const unit = yield* ask({
    reason: 'dp',
    side: asks,
    unit: first,
    of: 'unit',
    options: [first, ...others],
    mark: `${left}`,
  });
  c.emit({ type: 'lost', unit, steps: 1, cause: 'bombardment' });
}

/** A004-07: the units among which the next point goes; foot and horse before artillery. */
function takersOf(state: State, units: readonly Unit[]): readonly PieceId[] {
  if (!optionIs(state, 'dpAllocation', 'even')) return units.map(({ id }) => id);
  const least = Math.min(...units.map(dpsOf));
  const fewest = units.filter((unit) => dpsOf(unit) === least);
  const formed = fewest.filter((unit) => !isArtillery(unit));
  return (formed.length > 0 ? formed : fewest).map(({ id }) => id);
}
