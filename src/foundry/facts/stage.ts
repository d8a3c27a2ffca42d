/** The width of a square on the bare scene, in pixels. */
export const SQUARE = 100;

/** The objects that facts are tried on, of which nobody else makes use. */
export interface Stage {
  /** A scene of hexes in rows, the odd ones half a hex to the right. */
  readonly field: Scene.Implementation;
  /** The width of one of its hexes, in pixels. */
  readonly hexWidth: number;
  /** A scene of squares that no client shows. */
  readonly bare: Scene.Implementation;
  readonly actors: readonly [Actor.Implementation, Actor.Implementation];
  /** A new token on the bare scene, for the first of the actors unless its data name another. */
  placeToken(data?: object): Promise<TokenDocument.Implementation>;
}

/** The scene of squares, with a name. */
export const bareScene = (name: string) => ({
  name,
  ...{ width: 10 * SQUARE, height: 8 * SQUARE, padding: 0 },
  grid: { type: CONST.GRID_TYPES.SQUARE, size: SQUARE },
});

/** The stage of these objects. */
export const stageOf = (made: Omit<Stage, 'placeToken'>): Stage => ({
  ...made,
  async placeToken(data = {}) {
    const place = { name: 'self-check', actorId: made.actors[0].id, actorLink: true, x: 0, y: 0 };
    const [token] = (await made.bare.createEmbeddedDocuments('Token', [{ ...place, ...data }])) ?? [];
    if (!token) throw new Error('Scene#createEmbeddedDocuments');
    return token;
  },
});
