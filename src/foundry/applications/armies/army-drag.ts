import type { Army } from '../../../core';
import type { PageArmy } from './army-page-data';

/** Says of dragged data that they are a whole army. */
const ARMY_DRAG = 'pas-de-charge.army';

/** A whole army that is dragged. */
export interface ArmyDrag {
  readonly name: string;
  readonly ruleset: string;
  /** Empty: that of the side on whose half of the map it is dropped. */
  readonly nation: string;
  /** What it has bought. */
  readonly counts: Army['counts'];
}

/** The most pieces that one drop brings: no army comes near it. */
const MOST = 120;

/** What is put into the drag. */
export const armyDragText = (drag: ArmyDrag): string => JSON.stringify({ type: ARMY_DRAG, ...drag });

/** The army of a page, as it is dragged. */
export const armyDragOf = ({ name, system: { ruleset, nation, counts } }: PageArmy): ArmyDrag => ({
  ...{ name, ruleset, nation },
  counts: Object.fromEntries(counts.flatMap(({ type, count }) => (count > 0 ? [[type, count]] : []))),
});

/** Whether it is an army that anyone could have, and not a list of troops. */
export function isWholeArmy({ counts }: ArmyDrag): boolean {
  const size = sizeOf(Object.values(counts));
  return size > 0 && size <= MOST;
}

/** The army in dragged data; undefined if they are something else, or no army that anyone could have. */
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

/** Lets the element with `data-army` inside a page be dragged: it is the whole army. */
export function watchArmyDrag(element: HTMLElement, armyOf: () => ArmyDrag | undefined): void {
  element.addEventListener('dragstart', (event) => {
    const { target, dataTransfer } = event;
    if (!(target instanceof HTMLElement) || target.dataset.army === undefined || !dataTransfer) return;
    const drag = armyOf();
    if (!drag) return;
    event.stopPropagation();
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('text/plain', armyDragText(drag));
  });
}

/** What somebody has dropped, as it was put into the drag; undefined for what is none of ours. */
export function droppedData({ dataTransfer }: DragEvent): unknown {
  try {
    return JSON.parse(dataTransfer?.getData('text/plain') ?? '');
  } catch {
    return undefined;
  }
}
