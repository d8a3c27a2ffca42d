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
import type { Kind } from './piece-kind';
import { KINDS } from './unit-types';

/** The parent of skirmishers that have none: a group that began the battle by itself, with or without rifles. */
const NO_PARENT = '';
const RIFLEMAN = '*rifle';

/** The parent of the skirmisher attached to a unit; null if none is attached. */
export const screenOf = ({ data }: Unit): PieceId | null =>
  typeof data.screen === 'string' ? data.screen : null;

/** The strength of a unit without an attached skirmisher. */
export const ownStrength = (unit: Unit): number =>
  Math.max(1, unit.strength - (screenOf(unit) === null ? 0 : 1));

/** The parents of a group's skirmishers, one entry each; stored in battles as `stands`. */
export function parentsOf({ data, strength, info }: Unit): readonly PieceId[] {
  const kept: readonly Json[] = Array.isArray(data.stands) ? data.stands : [];
  if (kept.length === strength && kept.every((parent) => typeof parent === 'string')) return kept;
  const ownArms = info.armed.includes('rifle') ? RIFLEMAN : NO_PARENT;
  return Array.from({ length: strength }, (_, index) => {
    const parent = kept[index];
    return typeof parent === 'string' ? parent : ownArms;
  });
}

/** True if a group lists more parents than it has strength. */
export const knowsTooMany = ({ data, strength }: Unit): boolean =>
  Array.isArray(data.stands) && data.stands.length > strength;

/** The number of a unit's strength points that are out as skirmishers or screens. */
export const sentOut = (battle: Battle, { id, side }: Unit): number =>
  [...battle.force(side).units, ...battle.force(enemyOfNumber(side)).units].reduce(
    (sum, unit) =>
      sum +
      (screenOf(unit) === id ? 1 : 0) +
      (unit.kind.isSkirmishers ? parentsOf(unit).filter((parent) => parent === id).length : 0),
    0,
  );

/** The unit with an id, on the board or eliminated. */
function parentOf(battle: Battle, id: PieceId): Unit | undefined {
  const piece = battle.find(id);
  return piece && !piece.isLeader && (piece.isOnBoard || piece.status === FALLEN) ? piece : undefined;
}

/** R000-70: the number of riflemen in a group, by their parents. */
export const riflesIn = (battle: Battle, group: Unit): number =>
  parentsOf(group).filter(
    (parent) => parent === RIFLEMAN || parentOf(battle, parent)?.info.armed.includes('rifle'),
  ).length;

/** The way in which skirmishers become part of a friendly unit in its space. */
export type Joining = 'merge' | 'rejoin' | 'screen';

/** The way in which skirmishers can join a unit; a Refusal if they can't; undefined if the unit is the group itself. */
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

/** The way in which skirmishers can join a formed unit: R000-140 to R000-142, R000-151; AMB-000-25. */
function joiningFormed(battle: Battle, host: Unit, parents: readonly PieceId[]): Joining | undefined {
  const comesHome = isHome(host, parents);
  const screens = host.kind.chart.takesSkirmisher && parents.length === 1 && screenOf(host) === null;
  if (!comesHome && !screens) return undefined;
  // The most expensive test comes last.
  if (unitsNextTo(battle, host.at, enemyOfNumber(host.side)) > 0) return undefined;
  if (comesHome && ownStrength(host) + parents.length <= host.info.maximumStrength) return 'rejoin';
  return screens ? 'screen' : undefined;
}

/** True if all skirmishers come from this unit. */
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

/** True if skirmishers can join the unit. */
export const canJoin = (joining: Joining | Refusal | undefined): joining is Joining =>
  typeof joining === 'string';

/** The parent of the skirmisher that leaves a unit. */
export const leavingParent = (unit: Unit): PieceId =>
  unit.kind.isSkirmishers ? (parentsOf(unit).at(-1) ?? NO_PARENT) : unit.id;

const SKIRMISHERS = [...KINDS.values()].find(({ isSkirmishers }) => isSkirmishers) as Kind;

// The search for paths asks for the same skirmisher of the same unit many times.
const infos = new Map<string, PieceInfo<Kind>>();

/** The identity of a skirmisher that leaves a unit; its number is the lowest one free under the card in play. */
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
  // R000-11: the card in play remembers the spaces of groups that have since joined others.
  for (let number = 1; number <= battle.board.size; number += 1) {
    const id = `${parent}-${number}`;
    const known = battle.find(id);
    const isTaken = known && known.status !== GONE;
    const stoodElsewhere = known && known.stoodAt !== NO_SPACE && known.stoodAt !== from.stoodAt;
    if (!isTaken && !stoodElsewhere) return id;
  }
  throw new RangeError(`no name is left for skirmishers of "${parent}"`);
}

/** The parent's activation covers leaving; to attack, the skirmisher needs an activation of its own (AMB-000-25). */
const LEAVING_MARKS = marksOf(['moved']);

const walkers = new Map<string, PieceInfo<Kind>>();
const ofParents = new Map<PieceId, RulesetData>();

/** The ruleset data of a skirmisher from one unit. */
export function ofParent(parent: PieceId): RulesetData {
  const known = ofParents.get(parent) ?? { stands: [parent] };
  ofParents.set(parent, known);
  return known;
}

/** The skirmisher about to leave a unit, before its first step: a piece that is not on the board. */
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
