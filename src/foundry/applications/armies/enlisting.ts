import {
  type ArmyBuilding,
  corrected,
  type EventOf,
  enlistedIn,
  type Leader,
  type SpaceId,
  type Unit,
  withFree,
} from '../../../core';
import type { UserBattle } from '../../battle';
import { LANGUAGE, TEXTS, textsOf } from '../../texts';
import { ordinalName } from '../ordinal-name';
import { nearerSide, newPiece, placementFault, type UnitDrag } from './add-unit';
import type { ArmyDrag } from './army-drag';

/** The correction that adds a piece to a battle, or the text key of the reason why there is none. */
type Enlisting = EventOf<'enlisted'> | string;

/** The types of all pieces that an army fields. */
const piecesOf = ({ counts }: ArmyDrag, armies: ArmyBuilding | undefined): readonly string[] =>
  Object.entries(armies ? withFree({ counts }, armies) : counts).flatMap(([type, count]) =>
    Array.from({ length: count }, () => type),
  );

/** The pieces of an army around a space, each placed after the previous one; without room for one, the rest are left out. */
export function armyAround(
  battle: UserBattle,
  army: ArmyDrag,
  { at, armies }: { readonly at: SpaceId; readonly armies: ArmyBuilding | undefined },
): { readonly pieces: readonly (Unit | Leader)[]; readonly fault?: string } {
  const side = nearerSide(battle.rules.grid, at);
  const pieces: (Unit | Leader)[] = [];
  let { state } = battle;
  for (const type of piecesOf(army, armies)) {
    const nation = army.nation === '' ? '' : (armies?.colourOf(type, army.nation) ?? army.nation);
    const unit = { ruleset: army.ruleset, unit: type, side, nation };
    const request = nearestRoom({ ...battle, state }, unit, at);
    if (typeof request === 'string') return { pieces, fault: request };
    pieces.push(...enlistedIn(request));
    state = corrected(state, request);
  }
  return { pieces };
}

/** A new unit in the nearest space that has room for it, on its own side's half if possible. */
function nearestRoom(battle: UserBattle, unit: UnitDrag, at: SpaceId): Enlisting {
  const { grid } = battle.rules;
  const isFar = (space: SpaceId): number => (nearerSide(grid, space) === unit.side ? 0 : 1);
  const order = [...grid.spaces].sort(
    (one, other) => isFar(one) - isFar(other) || grid.distance(at, one) - grid.distance(at, other),
  );
  for (const space of order) {
    const request = addingUnit(battle, unit, space);
    if (typeof request !== 'string') return request;
  }
  return 'PDC.windows.packs.noRoom';
}

/** The correction that adds a new unit to the battle. */
export function addingUnit(
  { rules, state }: UserBattle,
  { ruleset, unit, side, nation }: UnitDrag,
  at: SpaceId,
): Enlisting {
  if (rules.id !== ruleset) return 'PDC.windows.field.otherGame';
  if (!Object.hasOwn(rules.pieces, unit)) return 'PDC.rules.reason.no-such-type';
  const recruit = { unit, side: side ?? nearerSide(rules.grid, at), nation, at };
  const nameOf = ordinalName(unit, LANGUAGE.lang, textsOf(rules.id, TEXTS).localize);
  const piece = newPiece(rules, state, recruit, nameOf);
  return placementFault(rules, state, piece, at) ?? { type: 'enlisted', piece };
}
