import {
  type Adjustment,
  bringsBack,
  type Correction,
  fallenOf,
  isUnit,
  type Leader,
  type PieceId,
  pieceOf,
  type Refusal,
  type Ruleset,
  reserveOf,
  type SideAdjustment,
  type SpaceId,
  type State,
  type Unit,
  unitAt,
} from '../core';
import type { Authority } from './request';
import type { Save } from './save';

/** A refusal that no ruleset gives. */
export const because = (reason: string): Refusal => ({ reason, rule: 'match' });

/** Why something can't be put right by hand; undefined if it can. Nothing but nonsense is refused. */
export function correctionRefusal(
  rules: Ruleset,
  { state, open }: Save,
  correction: Correction,
  authority: Authority,
): Refusal | undefined {
  if (!authority.gameMaster) return because('only-the-game-master');
  if (open) return because('question-is-open');
  switch (correction.type) {
    case 'adjusted':
      return adjustRefusal(rules, state, correction.unit, correction.change);
    case 'side-adjusted':
      return sideRefusal(correction.change);
    case 'terrain-adjusted':
      return terrainRefusal(rules, correction.terrain);
    case 'enlisted':
      return enlistRefusal(rules, state, correction.piece);
  }
}

function adjustRefusal(rules: Ruleset, state: State, id: PieceId, change: Adjustment): Refusal | undefined {
  const piece = pieceOf(state, id);
  const fallen = fallenOf(state, id);
  if (!piece && !fallen) return because('no-such-piece');
  if (!piece && change.eliminated) return because('has-fallen');
  const stands = Object.hasOwn(state.units, id) || Object.hasOwn(state.fallenUnits, id);
  // Without a place it comes back to where it fell.
  const at = change.at ?? (bringsBack(change) ? fallen?.at : undefined);
  if (stands && isTaken(state, id, at)) return because('space-taken');
  return valueRefusal(rules, change);
}

/** Why a piece can't have such a name, weapons, place, strength or formation. */
function valueRefusal(
  rules: Ruleset,
  { name, armed = [], at, strength, formation }: Adjustment,
): Refusal | undefined {
  if (name?.trim() === '') return because('no-such-name');
  if (armed.some((weapon) => !rules.weapons.includes(weapon))) return because('no-such-weapon');
  if (at !== undefined && !rules.grid.has(at)) return because('off-the-board');
  if (strength !== undefined && !isCount(strength, 1)) return because('no-such-strength');
  if (formation !== undefined && !rules.formations.includes(formation)) return because('no-such-formation');
  return undefined;
}

const isCount = (value: number, least: number): boolean => Number.isInteger(value) && value >= least;

function sideRefusal({ points = 0, target = 1, rating = 0 }: SideAdjustment): Refusal | undefined {
  const right = isCount(points, 0) && isCount(target, 1) && isCount(rating, 0);
  return right ? undefined : because('no-such-number');
}

function terrainRefusal(
  { grid, terrain: known }: Ruleset,
  terrain: Readonly<Record<SpaceId, string>>,
): Refusal | undefined {
  if (Object.keys(terrain).some((space) => !grid.has(space))) return because('off-the-board');
  return Object.values(terrain).every((type) => Object.hasOwn(known, type))
    ? undefined
    : because('no-such-terrain');
}

function enlistRefusal(rules: Ruleset, state: State, piece: Unit | Leader): Refusal | undefined {
  const { id, type, at } = piece;
  if (!Object.hasOwn(rules.pieces, type)) return because('no-such-type');
  const taken = pieceOf(state, id) ?? fallenOf(state, id) ?? reserveOf(state, id);
  if (taken) return because('name-taken');
  if (!rules.grid.has(at)) return because('off-the-board');
  if (isUnit(piece) && isTaken(state, id, at)) return because('space-taken');
  return valueRefusal(rules, piece);
}

/** Whether another unit stands where one would be put. */
function isTaken(state: State, id: PieceId, at: SpaceId | undefined): boolean {
  const other = at === undefined ? undefined : unitAt(state, at);
  return other !== undefined && other.id !== id;
}
