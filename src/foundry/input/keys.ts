import { parts } from './screen-parts';

/** Returns the focus to the map. */
export function toMap(): void {
  if (!parts.enter('map') && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The number of choices that an arrow key moves in reading order, or the number of rows. */
const STEPS: Readonly<Record<string, { readonly on: 'choices' | 'rows'; readonly by: 1 | -1 }>> = {
  ArrowLeft: { on: 'choices', by: -1 },
  ArrowRight: { on: 'choices', by: 1 },
  ArrowUp: { on: 'rows', by: -1 },
  ArrowDown: { on: 'rows', by: 1 },
};

/**
 * Moves through the choices of a palette with the arrow keys as they are laid out; Enter and the space bar take one.
 * Keys used here do not reach the map.
 */
export function takeByKeys(
  palette: HTMLElement,
  selector: string,
  take: (choice: HTMLElement) => void,
  isWanted: () => boolean = () => true,
): void {
  palette.addEventListener('keydown', (event) => {
    if (!isWanted()) return;
    const choices = [...palette.querySelectorAll<HTMLElement>(selector)];
    const choice = choices.find((each) => each === document.activeElement);
    const step = STEPS[event.key];
    if (!choice || !(step || event.key === 'Enter' || event.key === ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    if (!step) take(choice);
    else if (step.on === 'rows') inNextRow(choices, choice, step.by)?.focus();
    else choices[choices.indexOf(choice) + step.by]?.focus();
  });
}

/** Moves with a letter or digit to the next choice whose name begins with it. */
export function goByName(
  palette: HTMLElement,
  selector: string,
  nameOf: (choice: HTMLElement) => string,
  isWanted: () => boolean = () => true,
): void {
  palette.addEventListener('keydown', (event) => {
    const isLetter = /^[\p{L}\p{N}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isLetter || !isWanted()) return;
    const choices = [...palette.querySelectorAll<HTMLElement>(selector)];
    const from = choices.findIndex((each) => each.contains(document.activeElement)) + 1;
    const letter = event.key.toLowerCase();
    const next = [...choices.slice(from), ...choices.slice(0, from)].find((choice) =>
      nameOf(choice).trim().toLowerCase().startsWith(letter),
    );
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
}

/** The choice above or below another one, or the nearest to that in its row. */
function inNextRow(choices: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const placed = choices.map((choice) => ({ choice, box: choice.getBoundingClientRect() }));
  const { x, y } = from.getBoundingClientRect();
  const beyond = placed.filter(({ box }) => by * (box.y - y) > box.height / 2);
  const row = Math.min(...beyond.map(({ box }) => by * box.y));
  return beyond
    .filter(({ box }) => by * box.y - row < box.height / 2)
    .sort((a, b) => Math.abs(a.box.x - x) - Math.abs(b.box.x - x))[0]?.choice;
}

/** The actions of the map's keys on the hand of cards, if the map itself has no use for them. */
interface HandKeys {
  /** Chooses the card with a number, from 1; false if there is none. */
  number(number: number): boolean;
  /** Plays the raised card; false if there is none that can be played. */
  confirm(): boolean;
  /** Puts the raised card back; false if there is none. */
  cancel(): boolean;
}

let hand: HandKeys | undefined;

/** Passes keys from the map to the hand: the two must not use the same digit. */
export const handKeys: HandKeys & { serve(keys: HandKeys): void } = {
  serve(keys) {
    hand = keys;
  },
  number: (number) => hand?.number(number) ?? false,
  confirm: () => hand?.confirm() ?? false,
  cancel: () => hand?.cancel() ?? false,
};
