import type { PieceId } from '../../core';

/** The type that marks dragged data as coming from the tray. */
const TRAY_DRAG = 'pas-de-charge.tray';

/** The data of a drag from the tray: a piece of the reserve, or terrain to place, by the name used to select it. */
export const trayDragText = (id: PieceId): string => JSON.stringify({ type: TRAY_DRAG, id });

/** The piece or terrain dragged from the tray; undefined for any other data. */
export function readTrayDrag(data: unknown): PieceId | undefined {
  const { type, id }: Readonly<Record<string, unknown>> = Object(data);
  return type === TRAY_DRAG && typeof id === 'string' ? id : undefined;
}
