import type { Asked } from './companion-window';

/** The elements that open an entry: a click uses `data-rule`, the question mark `data-about` too. */
const CLICKED = '[data-rule]';
const ASKED_ABOUT = '[data-rule], [data-about]';

const elementOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target : null);

/** The request that an element stands for; undefined if it has none. */
function askedOf(element: Element | null | undefined): Asked | undefined {
  const link = element?.closest<HTMLElement>(ASKED_ABOUT);
  if (!link) return undefined;
  const about = (link.dataset.rule ?? link.dataset.about ?? '').split(' | ').filter((each) => each !== '');
  const ruleset = link.closest<HTMLElement>('[data-ruleset]')?.dataset.ruleset;
  return { about, ruleset };
}

/** True while the user is typing: then a question mark is only a character. */
const isWriting = (target: EventTarget | null): boolean =>
  elementOf(target)?.closest('input, textarea, select, [contenteditable=true], prose-mirror') !== null;

/**
 * Opens entries from anywhere in the window: by a click on a rule number, or by the question mark for the element under
 * the pointer or in focus, on the page or (through `onMap`) on the map.
 */
export function watchEntryLinks(open: (asked: Asked) => void, onMap: () => readonly string[]): void {
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
  // Capture phase: a surrounding summary or card would handle the click itself.
  window.addEventListener(
    'click',
    (event) => {
      const link = elementOf(event.target)?.closest(CLICKED);
      const clicked = askedOf(link);
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
