import { parts } from './parts';

/** Gives the keys back to the map. */
export function toMap(): void {
  if (!parts.enter('map') && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** How many choices an arrow key goes on in the order of reading, or how many rows. */
const STEPS: Readonly<Record<string, { readonly on: 'choices' | 'rows'; readonly by: 1 | -1 }>> = {
  ArrowLeft: { on: 'choices', by: -1 },
  ArrowRight: { on: 'choices', by: 1 },
  ArrowUp: { on: 'rows', by: -1 },
  ArrowDown: { on: 'rows', by: 1 },
};

/**
 * Lets the arrow keys walk through the choices of a palette as they lie there, and Enter and the space bar take one.
 * Keys that it uses do not reach the map.
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

/** Lets a letter or a digit go on to the next choice whose name begins with it. */
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

/** Passes keys on from the map to the hand: both must not want the same digit. */
export const handKeys: HandKeys & { serve(keys: HandKeys): void } = {
  serve(keys) {
    hand = keys;
  },
  number: (number) => hand?.number(number) ?? false,
  confirm: () => hand?.confirm() ?? false,
  cancel: () => hand?.cancel() ?? false,
};
