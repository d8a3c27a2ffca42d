import { type Army, LONGEST, parseJson } from '../../../core';
import type { PageArmy } from './army-page-data';

/** The type that marks dragged data as a whole army. */
const ARMY_DRAG = 'pas-de-charge.army';

/** A whole army that is dragged. */
export interface ArmyDrag {
  readonly name: string;
  readonly ruleset: string;
  /** The nation; empty for the nation of the side on whose half of the map it is dropped. */
  readonly nation: string;
  /** The number bought of each type. */
  readonly counts: Army['counts'];
}

/** The most pieces that one drop may place; no real army comes near it. */
const MOST = 120;

/** The text that represents an army in a drag. */
export const armyDragText = (drag: ArmyDrag): string => JSON.stringify({ type: ARMY_DRAG, ...drag });

/** The drag data for the army of a page. */
export const armyDragOf = ({ name, system: { ruleset, nation, counts } }: PageArmy): ArmyDrag => ({
  ...{ name, ruleset, nation },
  counts: Object.fromEntries(counts.flatMap(({ type, count }) => (count > 0 ? [[type, count]] : []))),
});

/** True if it is a playable army and not a list of a nation's troops. */
export function isWholeArmy({ counts }: ArmyDrag): boolean {
  const size = sizeOf(Object.values(counts));
  return size > 0 && size <= MOST;
}

/** The army in dragged data; undefined if the data is something else or not a playable army. */
export function readArmyDrag(data: unknown): ArmyDrag | undefined {
  const { type, name, ruleset, nation, counts }: Readonly<Record<string, unknown>> = Object(data);
  if (type !== ARMY_DRAG || typeof ruleset !== 'string') return undefined;
  const given = Object.entries(Object(counts) as Readonly<Record<string, unknown>>);
  const read = given.flatMap(([key, count]): (readonly [string, number])[] =>
    typeof count === 'number' && Number.isInteger(count) && count > 0 ? [[key, count]] : [],
  );
  if (read.length < given.length || sizeOf(read.map(([, count]) => count)) > MOST) return undefined;
  const word = (text: unknown): string => (typeof text === 'string' ? text : '');
  return { name: word(name), ruleset, nation: word(nation), counts: Object.fromEntries(read) };
}

const sizeOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

let inDrag: ArmyDrag | undefined;

/** The army that this client drags: until it is dropped, the browser hides the data of a drag. */
export const armyInDrag = (): ArmyDrag | undefined => inDrag;

/** Makes the element with `data-army` inside a page draggable: it stands for the whole army. */
export function watchArmyDrag(element: HTMLElement, armyOf: () => ArmyDrag | undefined): void {
  element.addEventListener('dragstart', (event) => {
    const { target, dataTransfer } = event;
    if (!(target instanceof HTMLElement) || target.dataset.army === undefined || !dataTransfer) return;
    const drag = armyOf();
    if (!drag) return;
    event.stopPropagation();
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('text/plain', armyDragText(drag));
    inDrag = drag;
  });
  element.addEventListener('dragend', () => {
    inDrag = undefined;
  });
}

/** The dropped data, as it was put into the drag; undefined if it is not ours. */
export function droppedData({ dataTransfer }: DragEvent): unknown {
  try {
    return parseJson(dataTransfer?.getData('text/plain') ?? '', LONGEST.query);
  } catch {
    return undefined;
  }
}
