import { askForKey, plain, registerKey, shifted } from './bindings';

/** The parts of the screen that one key cycles through during a battle. */
const PARTS = ['map', 'panel', 'hand', 'chat'] as const;

export type Part = (typeof PARTS)[number];

/** The focus target of a part, for keyboard navigation. */
export interface PartFocus {
  /** The element of the part. */
  readonly element: HTMLElement;
  /** The element in it that gets the focus. */
  readonly first: HTMLElement | undefined;
}

const targets = new Map<Part, () => PartFocus | undefined>();

/** True if the focus was set by the pointer: a user who has only clicked there has not left the map. */
let isByPointer = false;

/** The element with the focus; undefined if there is none. */
const focused = (): HTMLElement | undefined => {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
};

/** Elements outside a part that belong to it, by selector. */
const joined = new Map<string, Part>();

/** The part that has the focus; undefined if there is none. */
const partOf = (element: HTMLElement | undefined): Part | undefined =>
  element &&
  (PARTS.find((part) => targets.get(part)?.()?.element.contains(element)) ??
    [...joined].find(([selector]) => element.closest(selector))?.[1]);

/** Keyboard navigation between the parts. */
export const parts = {
  /** Registers the entry point of a part, which is undefined while the part is hidden. */
  serve(part: Part, target: () => PartFocus | undefined): void {
    targets.set(part, target);
  },
  /** Adds the elements of a selector to a part, though only Tab reaches them. */
  join(part: Part, selector: string): void {
    joined.set(selector, part);
  },
  /** Moves the focus to a part; false if it is hidden. */
  enter(part: Part): boolean {
    const first = targets.get(part)?.()?.first;
    first?.focus();
    return first !== undefined && document.activeElement === first;
  },
  /** Moves to the next visible part, or to the previous one; without a focus it starts from the map. */
  goOn(by: 1 | -1): boolean {
    if (!targets.get('map')?.()) return false;
    const from = PARTS.indexOf(partOf(focused()) ?? 'map');
    const others = PARTS.map(
      (_, index) => PARTS[(from + by * (index + 1) + 2 * PARTS.length) % PARTS.length],
    );
    return others.some((part) => part !== undefined && this.enter(part));
  },
  /** True if the next keys are for the map: no other element has the focus, or none that was reached by keyboard. */
  get areOnMap(): boolean {
    const element = focused();
    return element === undefined || partOf(element) === 'map' || isByPointer;
  },
};

const isWriting = (element: HTMLElement): boolean =>
  element.closest('input:not([type=range]), textarea, select, [contenteditable=true], prose-mirror') !== null;

/** The reaches of our keys that count while an element has the focus. */
function reachesAt(element: HTMLElement): Parameters<typeof askForKey>[1] {
  const part = partOf(element);
  if (isWriting(element) || (!part && !isByPointer)) return ['everywhere'];
  return part && parts.areOnMap ? ['map', 'parts', 'everywhere'] : ['parts', 'everywhere'];
}

/** Handles a key pressed while an element has the focus, after that element has handled it. */
function onKey(event: KeyboardEvent): void {
  const element = focused();
  if (!element || event.defaultPrevented || event.isComposing) return;
  const isUsed = askForKey(event, reachesAt(element)) || leaves(event, element);
  if (!isUsed) return;
  event.preventDefault();
  event.stopPropagation();
  // A user who clicked somewhere and continues with keys on the map gets all keys there.
  if (isByPointer && partOf(focused()) !== 'map') focused()?.blur();
}

/** True for Escape, which returns to the map from any part. */
function leaves({ key }: KeyboardEvent, element: HTMLElement): boolean {
  const part = partOf(element);
  return key === 'Escape' && part !== undefined && part !== 'map' && parts.enter('map');
}

/**
 * Sets up the keys that move between the parts, and makes the module's other keys work in them; call once, in `init`.
 */
export function registerParts(): void {
  let isPressed = false;
  const follow = (type: 'pointerdown' | 'keydown' | 'focusin', note: () => void) =>
    window.addEventListener(type, note, { capture: true, passive: true });
  follow('pointerdown', () => {
    isPressed = true;
  });
  follow('keydown', () => {
    isPressed = false;
  });
  follow('focusin', () => {
    isByPointer = isPressed;
  });
  document.addEventListener('keydown', onKey);
  registerKey('nextPart', { keys: plain('F6'), reach: 'everywhere', onDown: () => parts.goOn(1) });
  registerKey('lastPart', { keys: shifted('F6'), reach: 'everywhere', onDown: () => parts.goOn(-1) });
}
