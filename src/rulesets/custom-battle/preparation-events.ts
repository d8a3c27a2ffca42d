import { type Context, type SideNumber, sideName, wordNumber } from '../../core';

/** Records a terrain piece that is placed. */
export function terrainPlaced<Kind, Game>(
  c: Context<Kind, Game>,
  side: SideNumber,
  terrain: string,
  at: number,
): void {
  const { position } = c;
  const space = position.board.name(at);
  position.setTerrain({ ...position.terrain, [space]: terrain });
  const { preparation } = position;
  const name = sideName(side);
  if (preparation) {
    position.setPreparation({
      ...preparation,
      terrain: { ...preparation.terrain, [name]: preparation.terrain[name] - 1 },
      pool: { ...preparation.pool, [terrain]: (preparation.pool[terrain] ?? 0) - 1 },
    });
  }
  if (c.events) c.tell({ type: 'terrain-placed', side: name, terrain, at: space });
}

/** Sets a command rating. */
export function ratingSet<Kind, Game>(c: Context<Kind, Game>, side: SideNumber, rating: number): void {
  c.position.setRating(side, rating);
  if (c.events) c.tell({ type: 'rating-set', side: sideName(side), rating });
}

/** Begins a step of the preparation: the side to act, and its number of actions before the other side's turn. */
export function preparationWentOn<Kind, Game>(
  c: Context<Kind, Game>,
  side: SideNumber,
  step: string,
  count: number,
): void {
  c.position.setTurn(0, side, wordNumber(step), count);
  c.position.takeCardAway();
  if (c.events) c.tell({ type: 'preparation-went-on', side: sideName(side), step, count });
}

/** Records which side deploys first. */
export function deploymentBegan<Kind, Game>(c: Context<Kind, Game>, side: SideNumber): void {
  const { preparation } = c.position;
  if (preparation) c.position.setPreparation({ ...preparation, first: sideName(side) });
  if (c.events) c.tell({ type: 'deployment-began', side: sideName(side) });
}
