import type { Beat } from '../../core';
import type { CardData } from './card-data';
import { followCards } from './follow-cards';

/** A chit that has just been drawn before everybody's eyes. */
interface DrawnChit {
  /** Id of the Combat document. */
  readonly battle: string;
  /** Nation and name of the side whose it is. */
  readonly nation: string;
  readonly name: string;
}

/** Who wants to know what is to be seen of a card the moment it comes: those who come later hear nothing of it. */
export interface CardNews {
  /** A chit was drawn; of several draws in one card the latest. */
  onDrawn(drawn: DrawnChit): void;
  /** What an order has done that can be shown on the map. */
  onBeats(battle: string, beats: readonly Beat[]): void;
}

/** Tells of what is new on cards of chat as soon as it is there. */
export function watchCards({ onDrawn, onBeats }: CardNews): void {
  const draws = new Draws();
  followCards(({ id, battle, card }) => {
    const drawn = draws.newIn(id, card);
    if (drawn) onDrawn({ battle, ...drawn });
    if (card.beats) onBeats(battle, card.beats);
  });
}

/** Knows how many draws each card has told of. */
class Draws {
  readonly #told = new Map<string, number>();

  /** Whose chit a card tells of that it did not tell of before. */
  newIn(id: string, { lines, sides }: CardData): CardData['sides']['south'] | undefined {
    const draws = lines.filter((line) => line.type === 'chits-drawn');
    const before = this.#told.get(id) ?? 0;
    this.#told.set(id, draws.length);
    const last = draws.at(-1);
    return last && draws.length !== before ? sides[last.side] : undefined;
  }
}
