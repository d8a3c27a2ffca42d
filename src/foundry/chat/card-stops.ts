import { parts } from '../input';

/** The elements of a card that the Tab key could stop at. */
const CONTROLS = 'a, button, summary, [tabindex]';

/** The parts of a card that screen readers read out on focus. */
const READ =
  '.pdc-title, .pdc-when, .pdc-heading, .pdc-part, h4, img.pdc-face, summary, .pdc-told, .pdc-hint, .pdc-question > p';

/** The element of a card that takes the keyboard focus: the whole card. */
const stopOf = (item: HTMLElement): HTMLElement => item.querySelector<HTMLElement>('article') ?? item;

const isSeen = (item: HTMLElement): boolean => item.isConnected && item.offsetParent !== null;

/** The visible chat cards, oldest first. */
const cardsSeen = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.pdc-card')].filter(isSeen);

/** The text of a card for screen readers. */
function wordsOf(stop: HTMLElement): string {
  return [...stop.querySelectorAll<HTMLElement>(READ)]
    .map((part) => (part instanceof HTMLImageElement ? part.alt : (part.textContent ?? '')))
    .map((part) => part.replace(/[ \t\n]+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => (/[.:!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/**
 * Keeps the chat cards from being a long row of tab stops: only one card is, the newest or the one reached with the
 * arrow keys, with its buttons; all others are skipped.
 */
export class CardStops {
  #open: HTMLElement | undefined;
  /** The card reached with the arrow keys. */
  #chosen: HTMLElement | undefined;

  constructor() {
    // Cards enter the page after they are rendered, so the page is checked just before it matters.
    window.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Tab' || key === 'F6') this.#renew();
      },
      true,
    );
    document.addEventListener('focusin', ({ target }) => {
      const isInside = target instanceof Node && this.#chosen?.contains(target) === true;
      if (!isInside) this.#chosen = undefined;
    });
    parts.serve('chat', () => {
      const newest = cardsSeen().at(-1);
      return newest?.parentElement ? { element: newest.parentElement, first: stopOf(newest) } : undefined;
    });
  }

  /** Adds a card that has been rendered, perhaps again. */
  follow(item: HTMLElement): void {
    if (item !== this.#open) close(item);
    else open(item);
    if (!item.dataset.pdcStop) item.addEventListener('keydown', (event) => this.#onKey(event, item));
    item.dataset.pdcStop = 'card';
    setTimeout(() => this.#renew(), 0);
  }

  #renew(): void {
    const chosen = this.#chosen && isSeen(this.#chosen) ? this.#chosen : cardsSeen().at(-1);
    if (chosen === this.#open) return;
    if (this.#open) close(this.#open);
    this.#open = chosen;
    if (chosen) open(chosen);
  }

  /** Moves from card to card with the arrow keys. */
  #onKey(event: KeyboardEvent, item: HTMLElement): void {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0 || document.activeElement !== stopOf(item)) return;
    event.preventDefault();
    event.stopPropagation();
    const cards = cardsSeen();
    const next = cards[cards.indexOf(item) + by];
    if (!next) return;
    this.#chosen = next;
    this.#renew();
    stopOf(next).focus();
  }
}

function close(item: HTMLElement): void {
  for (const control of [stopOf(item), ...item.querySelectorAll<HTMLElement>(CONTROLS)])
    control.tabIndex = -1;
}

function open(item: HTMLElement): void {
  const stop = stopOf(item);
  for (const control of [stop, ...item.querySelectorAll<HTMLElement>(CONTROLS)]) control.tabIndex = 0;
  stop.ariaLabel = wordsOf(stop);
}
