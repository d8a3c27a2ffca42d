import type { Beat } from '../../core';
import type { CardData } from './card-data';
import { followCards } from './follow-cards';

/** A chit that has just been drawn on screen. */
interface DrawnChit {
  /** Id of the Combat document. */
  readonly battle: string;
  /** Nation and name of the side it belongs to. */
  readonly nation: string;
  readonly name: string;
}

/** The listeners for a card's effects at the moment it arrives; clients that join later get none. */
export interface CardNews {
  /** Called when a chit was drawn; if one card has several draws, with the latest. */
  onDrawn(drawn: DrawnChit): void;
  /** Called with the effects of an order that can be shown on the map. */
  onBeats(battle: string, beats: readonly Beat[]): void;
}

/** Passes on the news of chat cards as soon as they arrive. */
export function watchCards({ onDrawn, onBeats }: CardNews): void {
  const draws = new Draws();
  followCards(({ id, battle, card }) => {
    const drawn = draws.newIn(id, card);
    if (drawn) onDrawn({ battle, ...drawn });
    if (card.beats) onBeats(battle, card.beats);
  });
}

/** Tracks the number of draws that each card has reported. */
class Draws {
  readonly #told = new Map<string, number>();

  /** The side whose chit a card newly reports as drawn. */
  newIn(id: string, { lines, sides }: CardData): CardData['sides']['south'] | undefined {
    const draws = lines.filter((line) => line.type === 'chits-drawn');
    const before = this.#told.get(id) ?? 0;
    this.#told.set(id, draws.length);
    const last = draws.at(-1);
    return last && draws.length !== before ? sides[last.side] : undefined;
  }
}
