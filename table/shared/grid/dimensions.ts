import type { TableGrid } from './point';

/** The dimensions of a scene in pixels: the whole canvas, and the scene in its centre. */
export interface SceneDimensions {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly sceneX: number;
  readonly sceneY: number;
  readonly sceneWidth: number;
  readonly sceneHeight: number;
}

/** Computes the dimensions of a scene: its padding is a whole number of spaces. */
export function dimensionsOf(
  scene: { readonly width: number; readonly height: number; readonly padding: number },
  grid: TableGrid,
): SceneDimensions {
  const { width: sceneWidth, height: sceneHeight, padding } = scene;
  const sceneX = Math.ceil((padding * sceneWidth) / grid.sizeX) * grid.sizeX;
  const sceneY = Math.ceil((padding * sceneHeight) / grid.sizeY) * grid.sizeY;
  const [width, height] = [sceneWidth + 2 * sceneX, sceneHeight + 2 * sceneY];
  return { width, height, size: grid.size, sceneX, sceneY, sceneWidth, sceneHeight };
}
