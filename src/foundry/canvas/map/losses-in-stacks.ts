import type { UserBattle } from '../../battle';
import type { LossSign } from './paint-lines';
import type { SceneBoard } from './scene-board';
import { parentOf } from './stands-shown';
import type { Loss, Trace } from './trace';

/** How wide a burst is, in shares of a space. */
const RADIUS = 0.062;

/** Where losses are shown that pieces of one space have taken: on their blocks, the fallen in a row along the upper edge. */
export function lossesInStacks(
  board: SceneBoard,
  battle: UserBattle,
  { losses }: Trace,
): (loss: Loss) => LossSign {
  const radius = board.cell.width * RADIUS;
  const sign = battle.rules.hitTrack === 'disruption' ? '+' : '−';
  return (loss) => {
    const { space, piece, steps, fallen } = loss;
    const stand = fallen ? undefined : parentOf(battle, piece);
    const gone = losses.filter((each) => each.fallen && each.space === space).indexOf(loss);
    const place = stand
      ? { x: stand.x + stand.size * 0.34, y: stand.y - stand.size * 0.2 }
      : { x: 0.2 + gone * 0.15, y: 0.1 };
    return { ...board.pointIn(space, place), word: fallen ? '✕' : `${sign}${steps}`, radius };
  };
}
