import type { Point } from '../../shared/grid/point';

/** What takes part when something is dropped on to the map. */
export interface DropTable {
  /** The point of the map under a point of the window. */
  onMap(point: Point): Point;
  /** Asks the modules; false if one of them says that there is nothing more to do. */
  ask(data: object): boolean;
  /** Puts a token of an actor on to the scene. */
  place(actor: string, at: Point): void;
}

/** Carries out a drop: the data are those of the drag, with the point of the map added. */
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
