import type { Grid } from '../../../core';
import { drawMark } from '../../../drawing';
import { sharedTexture } from './raster';

const WIDTH = 300;

/** The signs that the overlay puts on spaces. */
export interface MarkTextures {
  readonly reach: PIXI.Texture;
  readonly blocked: PIXI.Texture;
  readonly target: PIXI.Texture;
  readonly underAttack: PIXI.Texture;
}

/** Makes the signs for a kind of grid ready; they are drawn once. */
export async function markTextures(shape: Grid['kind']): Promise<MarkTextures> {
  const [reach, blocked, target, underAttack] = await Promise.all([
    sharedTexture(drawMark({ kind: 'reach', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'blocked', shape }), WIDTH),
    sharedTexture(drawMark({ kind: 'target', square: shape === 'square' }), WIDTH),
    sharedTexture(drawMark({ kind: 'under-attack' }), WIDTH),
  ]);
  return { reach, blocked, target, underAttack };
}
