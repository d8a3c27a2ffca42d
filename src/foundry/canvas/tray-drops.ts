import { readTrayDrag } from '../input';
import type { SceneBoard } from './map/scene-board';
import type { OrderTool } from './order-tool';

/** Lets what is dragged out of the tray on to the map be placed where it is let go, as by a click there. */
export function watchTrayDrops(tool: OrderTool, boardNow: () => SceneBoard | undefined): void {
  Hooks.on('dropCanvasData', (_canvas, data) => {
    const id = readTrayDrag(data);
    if (id === undefined) return undefined;
    const { x, y }: Readonly<Record<string, unknown>> = Object(data);
    const space = boardNow()?.spaceAt({ x: Number(x), y: Number(y) });
    if (space !== undefined) tool.drop(id, space);
    return false;
  });
}
