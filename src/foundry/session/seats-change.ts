import { SIDES, type Side } from '../../core';
import { type BattleCombat, ownWrite } from '../documents';
import { passHand } from './battle-journal';
import { participantsOf } from './participants';
import { levelsAfter } from './piece-documents';
import type { SeatIds } from './seats';

/** Gives the sides of a battle to other users: the hands first, the pieces, and at last the right to command. */
export async function changeSeats(combat: BattleCombat, seats: SeatIds): Promise<void> {
  const { id, system } = combat;
  const { journal } = system;
  const before: SeatIds = { south: system.seats.south, north: system.seats.north };
  const changed = SIDES.filter((side) => before[side] !== seats[side]);
  if (!id || changed.length === 0) return;
  // Whoever gives a side up must see nothing more of it, even if a later write fails.
  for (const side of changed) await passHand(journal, side, before[side], seats[side]);
  await passPieces(combat, changed, before, seats);
  // What everybody's client goes by comes last, when hands and pieces are there to be seen.
  await combat.update({ system: { seats } }, ownWrite());
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
