import type { Threats } from '../../../match';
import { clear, INKS, signLabel } from '../map/overlay-signs';
import type { SceneBoard } from '../map/scene-board';

/** The strength of the tint for one attacker, and for each further one up to the most. */
const TINT = { first: 0.16, more: 0.08, most: 4 };
/** The size of the number, as a share of the width of a space. */
const NUMBER = 0.22;

/** Tints every space that the enemy could attack, the darker the more units could, with the most dice of one attack. */
export function paintThreat(
  container: PIXI.Container,
  board: SceneBoard,
  threats: Threats | undefined,
): void {
  clear(container);
  if (!threats) return;
  const tints = container.addChild(new PIXI.Graphics());
  const { width, height } = board.cell;
  const size = width * NUMBER;
  for (const [space, attacks] of threats) {
    const alpha = TINT.first + TINT.more * (Math.min(attacks.length, TINT.most) - 1);
    const points = board.outlineOf(space).flatMap(({ x, y }) => [x, y]);
    tints.beginFill(INKS.attack, alpha).drawPolygon(points).endFill();
    const [strongest] = attacks;
    if (!strongest || strongest.dice === 0) continue;
    const { x, y } = board.centreOf(space);
    const middle = { x, y: y - height * 0.34 };
    tints
      .beginFill(INKS.paper, 0.92)
      .drawCircle(middle.x, middle.y, size * 0.66)
      .endFill();
    container.addChild(signLabel(String(strongest.dice), size, INKS.attack)).position.copyFrom(middle);
  }
}
