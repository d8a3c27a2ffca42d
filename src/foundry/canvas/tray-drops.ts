import { readTrayDrag } from '../input';
import type { SceneBoard } from './map/scene-board';
import type { OrderTool } from './order-tool';

/** Places a piece dragged from the tray on to the map where it is dropped, like a click there. */
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
