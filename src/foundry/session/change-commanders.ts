import { SIDES, type Side } from '../../core';
import { type BattleCombat, type Commanders, ownWrite } from '../documents';
import { passHand } from './journal/battle-hands';
import { participantsOf } from './projection/participants';
import { commandersIn, levelsAfter, type SeatIds, storedCommanders } from './seats';

/** Assigns the sides of a battle to other commanders: first the hands, then the pieces, and last the right to command. */
export async function changeCommanders(combat: BattleCombat, commanders: Commanders): Promise<void> {
  const { id, system } = combat;
  const { seats, officers } = storedCommanders(commanders);
  const { journal } = system;
  const before: SeatIds = { south: system.seats.south, north: system.seats.north };
  const known = commandersIn(system);
  // An officer who stands in for the commander of the other side goes on.
  const given = SIDES.filter((side) => known[side] !== commanders[side]);
  const changed = given.filter((side) => before[side] !== seats[side]);
  if (!id || given.length === 0) return;
  // A user who gives up a side must not see its hand any more, even if a later write fails.
  for (const side of changed) await passHand(journal, side, before[side], seats[side]);
  await passPieces(combat, changed, before, seats);
  // All clients follow this change, so it comes last, when hands and pieces are visible.
  const only = (all: Commanders) => Object.fromEntries(given.map((side) => [side, all[side]]));
  await combat.update({ system: { seats: only(seats), officers: only(officers) } }, ownWrite());
}

async function passPieces(
  combat: BattleCombat,
  changed: readonly Side[],
  before: SeatIds,
  seats: SeatIds,
): Promise<void> {
  const changes = [...participantsOf(combat).values()].flatMap(({ id, system }) => {
    const side = changed.find((each) => each === system.side);
    return id && side ? [{ _id: id, ownership: levelsAfter(before[side], seats[side]) }] : [];
  });
  if (changes.length > 0) await Actor.updateDocuments(changes, ownWrite());
}
