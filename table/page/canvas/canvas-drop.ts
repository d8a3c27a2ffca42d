import type { Point } from '../../shared/grid/point';

/** The callbacks for a drop on the map. */
export interface DropTable {
  /** Converts a point of the window to a point of the map. */
  onMap(point: Point): Point;
  /** Calls the modules' hooks; false if one of them has handled the drop. */
  ask(data: object): boolean;
  /** Places a token of an actor on the scene. */
  place(actor: string, at: Point): void;
}

/** Carries out a drop with the data of the drag, plus the point on the map. */
export function drop(text: string, { x, y }: Point, table: DropTable): void {
  const data = parsed(text);
  if (!data || typeof Reflect.get(data, 'type') !== 'string') return;
  const at = table.onMap({ x, y });
  Object.assign(data, at);
  if (!table.ask(data)) return;
  const uuid: unknown = Reflect.get(data, 'uuid');
  if (Reflect.get(data, 'type') !== 'Actor' || typeof uuid !== 'string') return;
  table.place(uuid.replace(/^Actor\./, ''), at);
}

function parsed(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}
