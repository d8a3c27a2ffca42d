import type { Asked } from './companion-window';

/** Whatever leads to an entry: a click opens what `data-rule` names, the question mark what `data-about` names as well. */
const CLICKED = '[data-rule]';
const ASKED_ABOUT = '[data-rule], [data-about]';

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** What an element is about, as far as it says so. */
function askedOf(element: Element | null | undefined): Asked | undefined {
  const door = element?.closest<HTMLElement>(ASKED_ABOUT);
  if (!door) return undefined;
  const about = (door.dataset.rule ?? door.dataset.about ?? '').split(' | ').filter((each) => each !== '');
  const ruleset = door.closest<HTMLElement>('[data-ruleset]')?.dataset.ruleset;
  return { about, ruleset };
}

/** Whether somebody is writing: then a question mark is a question mark. */
const isWriting = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('input, textarea, select, [contenteditable=true], prose-mirror') !== null;

/**
 * Opens what is asked for anywhere in the window: by a click on a number, and by the question mark for whatever the
 * pointer or the keys are at, be it on the page or, as `onMap` says, on the map.
 */
export function watchDoors(open: (asked: Asked) => void, onMap: () => readonly string[]): void {
  let pointed: Element | null = null;
  let isByKeys = false;
  window.addEventListener(
    'pointermove',
    ({ target }) => {
      pointed = elementOf(target);
      isByKeys = false;
    },
    { capture: true, passive: true },
  );
  // Capture: what is inside of a summary or a card would do something of its own with the click.
  window.addEventListener(
    'click',
    (event) => {
      const door = elementOf(event.target)?.closest(CLICKED);
      const clicked = askedOf(door);
      if (!clicked) return;
      event.preventDefault();
      event.stopPropagation();
      open(clicked);
    },
    true,
  );
  const asked = (): Asked | undefined => {
    const focused = askedOf(document.activeElement);
    const under = pointed?.isConnected ? askedOf(pointed) : undefined;
    return isByKeys ? (focused ?? under) : (under ?? focused);
  };
  window.addEventListener('keydown', (event) => {
    const isAsking = event.key === '?' && !isWriting(event.target);
    if (isAsking) {
      event.preventDefault();
      open(asked() ?? { about: onMap() });
    } else if (event.key !== 'Shift') isByKeys = true;
  });
}
