import { hasLeftItsGuns, isArtillery, isCavalry, isInfantry, isSkirmishing, isUnlimbered } from './arms';
import type { Piece } from './play';

/** True if a unit may pass through a friendly one: R003-65 to R003-68. */
export function mayPassThrough(unit: Piece, other: Piece): boolean {
  if (unit.isLeader || other.isLeader || isSkirmishing(other)) return true;
  if (!isSkirmishing(unit)) return isUnlimbered(other) || hasLeftItsGuns(other);
  return isInfantry(unit) || isCavalry(other) || isArtillery(other);
}
