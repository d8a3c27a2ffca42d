import type { PieceId } from '../../core';

/** Says of dragged data that they are something out of the tray. */
const TRAY_DRAG = 'pas-de-charge.tray';

/** What is put into a drag out of the tray: a piece of the reserve, or a terrain to place, by the name under which it is taken in hand. */
export const trayDragText = (id: PieceId): string => JSON.stringify({ type: TRAY_DRAG, id });

/** What was dragged out of the tray; undefined for everything else. */
export function readTrayDrag(data: unknown): PieceId | undefined {
  const { type, id }: Readonly<Record<string, unknown>> = Object(data);
  return type === TRAY_DRAG && typeof id === 'string' ? id : undefined;
}
