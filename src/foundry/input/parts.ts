import { askForKey, plain, registerKey, shifted } from './bindings';

/** The parts of the screen between which a player of a battle goes by one key. */
const PARTS = ['map', 'panel', 'hand', 'chat'] as const;

export type Part = (typeof PARTS)[number];

/** How the keys get to a part. */
export interface PartDoor {
  /** What it stands in. */
  readonly element: HTMLElement;
  /** What of it gets the focus. */
  readonly first: HTMLElement | undefined;
}

const doors = new Map<Part, () => PartDoor | undefined>();

/** Whether the focus got where it is by the pointer: who has only clicked there has not left the map. */
let isByPointer = false;

/** What has the focus; undefined where nothing has. */
const focused = (): HTMLElement | undefined => {
  const element = document.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : undefined;
};

/** What stands by itself and belongs to a part all the same. */
const joined = new Map<string, Part>();

/** The part that has the focus; undefined where none has. */
const partOf = (element: HTMLElement | undefined): Part | undefined =>
  element &&
  (PARTS.find((part) => doors.get(part)?.()?.element.contains(element)) ??
    [...joined].find(([selector]) => element.closest(selector))?.[1]);

/** Goes from part to part by keys. */
export const parts = {
  /** Says how the keys get to a part; undefined while it is not to be seen. */
  serve(part: Part, door: () => PartDoor | undefined): void {
    doors.set(part, door);
  },
  /** Says that what a selector finds belongs to a part, though the keys get to it by Tab alone. */
  join(part: Part, selector: string): void {
    joined.set(selector, part);
  },
  /** Gives the keys to a part; false if it is not to be seen. */
  enter(part: Part): boolean {
    const first = doors.get(part)?.()?.first;
    first?.focus();
    return first !== undefined && document.activeElement === first;
  },
  /** Goes on to the next part that is to be seen, or back to the one before; whoever is nowhere is on the map. */
  goOn(by: 1 | -1): boolean {
    if (!doors.get('map')?.()) return false;
    const from = PARTS.indexOf(partOf(focused()) ?? 'map');
    const others = PARTS.map(
      (_, index) => PARTS[(from + by * (index + 1) + 2 * PARTS.length) % PARTS.length],
    );
    return others.some((part) => part !== undefined && this.enter(part));
  },
  /** Whether the next keys are for the map: nothing else has the focus, or nothing that was got to by keys. */
  get areOnMap(): boolean {
    const element = focused();
    return element === undefined || partOf(element) === 'map' || isByPointer;
  },
};

const isWriting = (element: HTMLElement): boolean =>
  element.closest('input:not([type=range]), textarea, select, [contenteditable=true], prose-mirror') !== null;

/** Which keys of ours count while something has the focus. */
function reachesAt(element: HTMLElement): Parameters<typeof askForKey>[1] {
  const part = partOf(element);
  if (isWriting(element) || (!part && !isByPointer)) return ['everywhere'];
  return part && parts.areOnMap ? ['map', 'parts', 'everywhere'] : ['parts', 'everywhere'];
}

/** A key that was pressed while something has the focus, after that itself has had its say. */
function onKey(event: KeyboardEvent): void {
  const element = focused();
  if (!element || event.defaultPrevented || event.isComposing) return;
  const isUsed = askForKey(event, reachesAt(element)) || leaves(event, element);
  if (!isUsed) return;
  event.preventDefault();
  event.stopPropagation();
  // Who clicked somewhere and goes on by keys on the map is there with all of them.
  if (isByPointer && partOf(focused()) !== 'map') focused()?.blur();
}

/** Escape leads back to the map from wherever the keys have got to. */
function leaves({ key }: KeyboardEvent, element: HTMLElement): boolean {
  const part = partOf(element);
  return key === 'Escape' && part !== undefined && part !== 'map' && parts.enter('map');
}

/** Sets up the keys that go from part to part, and has those of the module count in them; to be called once, in `init`. */
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
