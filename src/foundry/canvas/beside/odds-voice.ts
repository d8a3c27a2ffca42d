import type { Order, State } from '../../../core';
import type { OddsSource } from './card-element';
import { make } from './elements';
import type { Hud } from './hud';
import type { Odds } from './odds-desk';
import { spokenOdds } from './odds-words';

/** Tells a screen reader the odds that the card shows: a place of its own that stays, so that changes are read out. */
export class OddsVoice {
  readonly #hud: Hud;
  readonly #element = make('p', 'pdc-unseen');

  constructor(hud: Hud) {
    this.#hud = hud;
    this.#element.setAttribute('role', 'status');
  }

  /** Puts the odds of the attacks into words, as soon as all of them are known. */
  tell(orders: readonly Order[], oddsOf: OddsSource, state: State): void {
    const texts = orders.map((order) => textOf(order.type, oddsOf(order), state));
    this.#localize(texts.includes('') ? '' : texts.join(' '));
  }

  /** Puts the odds of the answers to a question into words, as soon as they are known. */
  tellAnswers(odds: Odds | undefined, state: State): void {
    this.#localize(textOf(null, odds, state));
  }

  #localize(text: string): void {
    this.#hud.put('odds', { element: this.#element, where: 'nowhere', key: '' });
    if (this.#element.textContent !== text) this.#element.textContent = text;
  }
}

function textOf(order: string | null, odds: Odds | undefined, state: State): string {
  if (odds === undefined || odds === 'waiting') return '';
  return spokenOdds(order, odds, state);
}
