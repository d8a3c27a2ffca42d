import { type Json, type PieceId, type Refusal, type State, type Unit, unitAt } from '../../core';
import { isSkirmishers, unitsNextTo } from './neighbourhood';

/** Units that can take a skirmisher as a screen: R000-140, R000-141. */
export const SCREENED: readonly string[] = ['infantry', 'elite-infantry', 'light-infantry'];

/** Skirmishers whose stand nobody knows: a group that began the battle by itself, with rifles or without. */
const NO_STAND = '';
const RIFLEMAN = '*rifle';

/** The stand of the skirmisher attached to a unit; null if none is attached. */
export const screenOf = ({ extra }: Unit): PieceId | null =>
  typeof extra.screen === 'string' ? extra.screen : null;

/** Strength without an attached skirmisher. */
export const ownStrength = (unit: Unit): number =>
  Math.max(1, unit.strength - (screenOf(unit) === null ? 0 : 1));

/** How many of a stand's strength points are out as skirmishers or screens. */
export const sentOut = ({ units }: State, { id }: Unit): number =>
  Object.values(units).reduce(
    (sum, unit) =>
      sum +
      (screenOf(unit) === id ? 1 : 0) +
      (isSkirmishers(unit) ? standsOf(unit).filter((stand) => stand === id).length : 0),
    0,
  );

/** R000-70: how many of a group are rifle-armed, by their stands. */
export const riflesIn = ({ units, fallenUnits }: State, group: Unit): number =>
  standsOf(group).filter(
    (stand) => stand === RIFLEMAN || (units[stand] ?? fallenUnits[stand])?.armed.includes('rifle'),
  ).length;

/** The stands that the skirmishers of a group come from, one for each of them. */
export function standsOf({ extra, strength, armed }: Unit): readonly PieceId[] {
  const ownArms = armed.includes('rifle') ? RIFLEMAN : NO_STAND;
  const stands: readonly Json[] = Array.isArray(extra.stands) ? extra.stands : [];
  return Array.from({ length: strength }, (_, index) => {
    const stand = stands[index];
    return typeof stand === 'string' ? stand : ownArms;
  });
}

/** Whether a unit is of the light infantry whose strength points act on their own: R000-137. */
export const sendsSkirmishers = (unit: Unit): boolean =>
  unit.type === 'light-infantry' || isSkirmishers(unit);

/** What happens to skirmishers who enter the space of a friendly unit. */
export type Joining = 'merge' | 'rejoin' | 'screen';

/** How skirmishers can join the unit in a space; a Refusal says why not, undefined that nobody is there. */
export function joiningAt(
  state: State,
  {
    side,
    stands,
    id,
  }: { readonly side: Unit['side']; readonly stands: readonly PieceId[]; readonly id: PieceId },
  space: string,
): Joining | Refusal | undefined {
  const host = unitAt(state, space);
  if (!host || host.id === id) return undefined;
  if (host.side !== side) {
    return { reason: 'enemy-is-there', rule: 'R000-30', space, about: { who: host.name } };
  }
  if (isSkirmishers(host)) return 'merge';
  if (unitsNextTo(state, space, side === 'south' ? 'north' : 'south').length > 0) {
    return { reason: 'in-contact', rule: 'R000-142', space };
  }
  // AMB-000-25: back to their own stand, up to its strength at the start.
  const isHome = stands.every((stand) => stand === host.id);
  if (isHome && ownStrength(host) + stands.length <= host.full) return 'rejoin';
  if (!SCREENED.includes(host.type)) return { reason: 'takes-no-skirmisher', rule: 'R000-141', space };
  if (stands.length > 1) return { reason: 'one-skirmisher', rule: 'R000-140', space };
  if (screenOf(host) !== null) return { reason: 'has-a-screen', rule: 'R000-151', space };
  return 'screen';
}

/** Whether skirmishers can join who stands there. */
export const canJoin = (joining: Joining | Refusal | undefined): joining is Joining =>
  typeof joining === 'string';
