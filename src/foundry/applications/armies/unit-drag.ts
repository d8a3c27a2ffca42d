import { SIDES, type Side } from '../../../core';

/** Says of dragged data that they are a new unit. */
const UNIT_DRAG = 'pas-de-charge.unit';

/** A type of unit that is dragged on to the map. */
export interface UnitDrag {
  readonly ruleset: string;
  /** Key of the ruleset's catalogue. */
  readonly unit: string;
  /** Null: the side on whose half of the map it is dropped. */
  readonly side: Side | null;
  /** Empty: that of the side. */
  readonly nation: string;
}

/** What is put into the drag. */
export const unitDragText = (drag: UnitDrag): string => JSON.stringify({ type: UNIT_DRAG, ...drag });

/** The unit in dragged data; undefined if they are something else. */
export function readUnitDrag(data: unknown): UnitDrag | undefined {
  const { type, ruleset, unit, side, nation }: Readonly<Record<string, unknown>> = Object(data);
  if (type !== UNIT_DRAG || typeof ruleset !== 'string' || typeof unit !== 'string') return undefined;
  const word = typeof nation === 'string' ? nation : '';
  return { ruleset, unit, side: SIDES.find((each) => each === side) ?? null, nation: word };
}

/** Lets the pictures with `data-unit` inside an element be dragged; the rest of the drag is asked for as it begins. */
export function watchUnitDrag(element: HTMLElement, others: () => Omit<UnitDrag, 'unit'> | undefined): void {
  element.addEventListener('dragstart', (event) => {
    const { target, dataTransfer } = event;
    const unit = target instanceof HTMLElement ? target.dataset.unit : undefined;
    const drag = others();
    if (unit === undefined || !dataTransfer || !drag) return;
    // A window around it may have drags of its own.
    event.stopPropagation();
    dataTransfer.effectAllowed = 'copy';
    dataTransfer.setData('text/plain', unitDragText({ ...drag, unit }));
  });
}
