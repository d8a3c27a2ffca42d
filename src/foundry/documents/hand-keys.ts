/** What the keys of the map do with the hand of cards, where the map itself has no use for them. */
interface HandKeys {
  /** Chooses the card with a number, from 1 on; false if there is none to choose. */
  number(number: number): boolean;
  /** Plays the card that is lifted; false if there is none that can be played. */
  confirm(): boolean;
  /** Puts the lifted card back; false if there is none. */
  cancel(): boolean;
}

let hand: HandKeys | undefined;

/** The way of the keys from the map to the hand: both must not want the same digit. */
export const handKeys: HandKeys & { serve(keys: HandKeys): void } = {
  serve(keys) {
    hand = keys;
  },
  number: (number) => hand?.number(number) ?? false,
  confirm: () => hand?.confirm() ?? false,
  cancel: () => hand?.cancel() ?? false,
};
