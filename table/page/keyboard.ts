import type { Keybindings, KeyContext } from '../client/keybindings';

/** The properties of a focused element that are tested. */
interface Focused {
  matches(selectors: string): boolean;
  readonly isContentEditable?: boolean;
}

/** True if the keys do not belong to the map: the user is typing, or has moved the focus there by keyboard. */
export const hasFocus = (element: Focused | null): boolean =>
  element !== null &&
  (element.matches('input, select, textarea, option, :focus-visible') || element.isContentEditable === true);

const contextOf = (event: KeyboardEvent): KeyContext => ({
  key: event.code,
  event,
  isShift: event.shiftKey,
  isControl: event.ctrlKey || event.metaKey,
  isAlt: event.altKey,
  repeat: event.repeat,
});

/** The parts of the game that keys reach. */
interface Keyed {
  readonly keybindings: Keybindings;
  togglePause(): void;
}

/**
 * Passes keys to the actions that modules have registered, unless an element of the page has the focus; the space bar,
 * which no module has used, pauses the game.
 */
export function watchKeyboard(game: Keyed, isGameMaster: () => boolean): void {
  const handle = (isUp: boolean) => (event: KeyboardEvent) => {
    if (event.isComposing || hasFocus(document.activeElement)) return;
    const isUsed = game.keybindings.dispatch(contextOf(event), isUp, isGameMaster());
    const isPause = !isUsed && !isUp && !event.repeat && event.code === 'Space' && isGameMaster();
    if (isPause) game.togglePause();
    if (!isUsed && !isPause) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', handle(false));
  addEventListener('keyup', handle(true));
}
