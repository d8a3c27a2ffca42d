import { isStill } from '../../documents/settings';
import { movesBetween, type Shown } from './hand-changes';

/** The movement of a card, as the tokens of the styles have it. */
const PACE = { duration: 380, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' } as const;

/** The places on the table to which a card goes that leaves the hand, and from which one comes. */
const GOES_TO = ['.pdc-hand-table .is-in-play img', '.pdc-hand-table .is-discard img', '.pdc-hand-table'];
const COMES_FROM = ['.pdc-hand-table .is-pile img'];

/** Moves cards from the pile into the hand, and from the hand to the table. */
export class CardMoves {
  #before: Shown | undefined;
  #cards = new Map<string, { readonly card: HTMLElement; readonly box: DOMRect }>();

  /** Notes where the cards of a hand lie, before they are drawn anew. */
  note(hand: HTMLElement | undefined): void {
    this.#cards = new Map(
      cardsIn(hand).map(([key, card]) => [key, { card, box: card.getBoundingClientRect() }]),
    );
  }

  /** Shows what has changed in the hand since it was drawn the last time. */
  show(hand: HTMLElement, side: string | null): void {
    const cards = new Map(cardsIn(hand));
    const now = { side, keys: [...cards.keys()] };
    const { drawn, left } = movesBetween(this.#before, now);
    this.#before = now;
    if (isStill()) return;
    const pile = boxIn(hand, COMES_FROM);
    for (const key of drawn) {
      const card = cards.get(key);
      if (card && pile) comeFrom(card, pile);
    }
    const table = boxIn(hand, GOES_TO);
    for (const key of left) {
      const was = this.#cards.get(key);
      if (was && table) goTo(hand, was.card, was.box, table);
    }
  }
}

const cardsIn = (hand: HTMLElement | undefined): readonly (readonly [string, HTMLElement])[] =>
  [...(hand?.querySelectorAll<HTMLElement>('.pdc-hand-card') ?? [])].map((card) => [
    card.dataset.key ?? '',
    card,
  ]);

/** The box of the first of some elements that is shown. */
const boxIn = (hand: HTMLElement, selectors: readonly string[]): DOMRect | undefined =>
  selectors
    .map((selector) => hand.querySelector(selector)?.getBoundingClientRect())
    .find((box) => box !== undefined && box.width > 0);

/** The way from the middle of one box to the middle of another. */
const way = (from: DOMRect, to: DOMRect): string =>
  `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`;

function comeFrom(card: HTMLElement, pile: DOMRect): void {
  const from = { translate: way(card.getBoundingClientRect(), pile), scale: '0.2', opacity: 0 };
  card.animate([from, {}], PACE);
}

/** A copy of the card goes, since the card itself is no longer in the hand. */
function goTo(hand: HTMLElement, card: HTMLElement, box: DOMRect, table: DOMRect): void {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'data-action', 'data-card', 'data-key', 'data-about']) copy.removeAttribute(name);
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.classList.replace('pdc-hand-card', 'pdc-card-leaving');
  Object.assign(copy.style, { left: `${box.left}px`, top: `${box.top}px` });
  hand.append(copy);
  const to = { translate: way(box, table), scale: '0.16', opacity: 0.2 };
  const gone = () => copy.remove();
  copy.animate([{ translate: '0 0', scale: '1' }, to], PACE).finished.then(gone, gone);
}
