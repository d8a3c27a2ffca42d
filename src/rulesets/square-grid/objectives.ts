import type { Context, SideNumber } from '../../core';

/** An objective belongs to the side whose unit entered it last (rules/square-rules.md B8). */
export function takeSquare<Kind>(c: Context<Kind>, space: number, by: SideNumber): void {
  for (const [index, { side, spaces }] of c.position.setting.objectives.entries()) {
    const held = c.position.held(index);
    if (!spaces.includes(space) || held.includes(space) === (side === by)) continue;
    c.objectiveHeld(index, side === by ? [...held, space] : held.filter((each) => each !== space));
  }
}
