import {
  enemyOfNumber,
  FALLEN,
  GONE,
  type Json,
  marksOf,
  NO_SPACE,
  type PieceId,
  type PieceInfo,
  type Refusal,
  type RulesetData,
} from '../../core';
import { unitsNextTo } from '../commands-and-colors/neighbourhood';
import type { Battle, Unit } from './battle';
import type { Kind } from './kind';
import { KINDS } from './unit-types';

/** Skirmishers whose parent nobody knows: a group that began the battle by itself, with rifles or without. */
const NO_PARENT = '';
const RIFLEMAN = '*rifle';

/** The parent of the skirmisher attached to a unit; null if none is attached. */
export const screenOf = ({ data }: Unit): PieceId | null =>
  typeof data.screen === 'string' ? data.screen : null;

/** Strength without an attached skirmisher. */
export const ownStrength = (unit: Unit): number =>
  Math.max(1, unit.strength - (screenOf(unit) === null ? 0 : 1));

/** The units that the skirmishers of a group come from, one for each of them; battles keep them as `stands`. */
export function parentsOf({ data, strength, info }: Unit): readonly PieceId[] {
  const kept: readonly Json[] = Array.isArray(data.stands) ? data.stands : [];
  if (kept.length === strength && kept.every((parent) => typeof parent === 'string')) return kept;
  const ownArms = info.armed.includes('rifle') ? RIFLEMAN : NO_PARENT;
  return Array.from({ length: strength }, (_, index) => {
    const parent = kept[index];
    return typeof parent === 'string' ? parent : ownArms;
  });
}

/** Whether a group knows of more parents than it has strength. */
export const knowsTooMany = ({ data, strength }: Unit): boolean =>
  Array.isArray(data.stands) && data.stands.length > strength;

/** How many of a unit's strength points are out as skirmishers or screens. */
export const sentOut = (battle: Battle, { id, side }: Unit): number =>
  [...battle.force(side).units, ...battle.force(enemyOfNumber(side)).units].reduce(
    (sum, unit) =>
      sum +
      (screenOf(unit) === id ? 1 : 0) +
      (unit.kind.isSkirmishers ? parentsOf(unit).filter((parent) => parent === id).length : 0),
    0,
  );

/** The unit of an id that stands or has fallen. */
function parentOf(battle: Battle, id: PieceId): Unit | undefined {
  const piece = battle.find(id);
  return piece && !piece.isLeader && (piece.isOnBoard || piece.status === FALLEN) ? piece : undefined;
}

/** R000-70: how many of a group are rifle-armed, by their parents. */
export const riflesIn = (battle: Battle, group: Unit): number =>
  parentsOf(group).filter(
    (parent) => parent === RIFLEMAN || parentOf(battle, parent)?.info.armed.includes('rifle'),
  ).length;

/** What happens to skirmishers who enter the space of a friendly unit. */
export type Joining = 'merge' | 'rejoin' | 'screen';

/** How skirmishers can join a unit; a Refusal says why not, undefined that it is they themselves. */
export function joiningOf(
  battle: Battle,
  walker: Unit,
  parents: readonly PieceId[],
  host: Unit,
): Joining | Refusal | undefined {
  if (host === walker) return undefined;
  if (host.side !== walker.side) {
    const about = { who: host.name };
    return { reason: 'enemy-is-there', rule: 'R000-30', space: battle.board.name(host.at), about };
  }
  if (host.kind.isSkirmishers) return 'merge';
  return joiningFormed(battle, host, parents) ?? joiningFault(battle, host, parents);
}

/** How skirmishers can join a formed unit: R000-140 to R000-142, R000-151; AMB-000-25. */
function joiningFormed(battle: Battle, host: Unit, parents: readonly PieceId[]): Joining | undefined {
  const comesHome = isHome(host, parents);
  const screens = host.kind.chart.takesSkirmisher && parents.length === 1 && screenOf(host) === null;
  if (!comesHome && !screens) return undefined;
  // What costs most is asked last.
  if (unitsNextTo(battle, host.at, enemyOfNumber(host.side)) > 0) return undefined;
  if (comesHome && ownStrength(host) + parents.length <= host.info.maximumStrength) return 'rejoin';
  return screens ? 'screen' : undefined;
}

/** Back to their own unit, up to its strength at the start. */
const isHome = (host: Unit, parents: readonly PieceId[]): boolean =>
  parents.every((parent) => parent === host.id);

function joiningFault(battle: Battle, host: Unit, parents: readonly PieceId[]): Refusal {
  const space = battle.board.name(host.at);
  if (unitsNextTo(battle, host.at, enemyOfNumber(host.side)) > 0) {
    return { reason: 'in-contact', rule: 'R000-142', space };
  }
  if (!host.kind.chart.takesSkirmisher) return { reason: 'takes-no-skirmisher', rule: 'R000-141', space };
  if (parents.length > 1) return { reason: 'one-skirmisher', rule: 'R000-140', space };
  return { reason: 'has-a-screen', rule: 'R000-151', space };
}

/** Whether skirmishers can join who stands there. */
export const canJoin = (joining: Joining | Refusal | undefined): joining is Joining =>
  typeof joining === 'string';

/** The parent of the skirmisher whom a unit sends out. */
export const leavingParent = (unit: Unit): PieceId =>
  unit.kind.isSkirmishers ? (parentsOf(unit).at(-1) ?? NO_PARENT) : unit.id;

const SKIRMISHERS = [...KINDS.values()].find(({ isSkirmishers }) => isSkirmishers) as Kind;

// The same skirmisher leaves the same unit again and again while ways are looked for.
const infos = new Map<string, PieceInfo<Kind>>();

/** Who a skirmisher is whom a unit sends out; his number is the lowest that is free under the card in play. */
export function skirmisherInfo(battle: Battle, unit: Unit): PieceInfo<Kind> {
  const home = parentOf(battle, leavingParent(unit));
  const id = freeId(battle, home?.id ?? unit.id, unit);
  const { name, info } = home ?? unit;
  const { nation, side } = unit.info;
  const key = JSON.stringify([battle.setting.ruleset, id, side, nation, name, info.armed]);
  const known = infos.get(key);
  if (known) return known;
  const made: PieceInfo<Kind> = {
    id,
    side,
    kind: SKIRMISHERS,
    type: SKIRMISHERS.id,
    isLeader: false,
    name,
    nation,
    maximumStrength: 1,
    armed: info.armed,
    traits: undefined,
  };
  infos.set(key, made);
  return made;
}

function freeId(battle: Battle, parent: PieceId, from: Unit): PieceId {
  // R000-11: the card in play remembers where those stood who have joined others since.
  for (let number = 1; number <= battle.board.size; number += 1) {
    const id = `${parent}-${number}`;
    const known = battle.find(id);
    const isTaken = known && known.status !== GONE;
    const stoodElsewhere = known && known.stoodAt !== NO_SPACE && known.stoodAt !== from.stoodAt;
    if (!isTaken && !stoodElsewhere) return id;
  }
  throw new RangeError(`no name is left for skirmishers of "${parent}"`);
}

/** He goes out by the activation of his parent; to attack he needs one of his own (AMB-000-25). */
const LEAVING_MARKS = marksOf(['moved']);

const walkers = new Map<string, PieceInfo<Kind>>();
const ofParents = new Map<PieceId, RulesetData>();

/** What the rules know of a skirmisher of one unit. */
export function ofParent(parent: PieceId): RulesetData {
  const known = ofParents.get(parent) ?? { stands: [parent] };
  ofParents.set(parent, known);
  return known;
}

/** The skirmisher whom a unit sends out, before his first step: a piece that is on no board. */
export function leavingSkirmisher(battle: Battle, unit: Unit): Unit {
  const key = `${battle.setting.ruleset} ${unit.side}`;
  const walker = walkers.get(key) ?? {
    id: '',
    side: unit.side,
    kind: SKIRMISHERS,
    type: SKIRMISHERS.id,
    isLeader: false,
    name: '',
    nation: '',
    maximumStrength: 1,
    armed: [],
    traits: undefined,
  };
  walkers.set(key, walker);
  return battle.imagine(walker, unit.at, 1, LEAVING_MARKS, ofParent(leavingParent(unit)));
}
