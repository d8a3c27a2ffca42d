import type { Keybindings, KeyContext } from '../client/keybindings';

/** What is asked of the element that has the focus. */
interface Focused {
  matches(selectors: string): boolean;
  readonly isContentEditable?: boolean;
}

/** Whether the keys are for something else than the map: what somebody writes in, or what he got to by keys. */
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

/** Hands the keys to the actions that modules have registered, unless something on the page has the focus. */
export function watchKeyboard(keybindings: Keybindings, isGameMaster: () => boolean): void {
  const handle = (isUp: boolean) => (event: KeyboardEvent) => {
    if (event.isComposing || hasFocus(document.activeElement)) return;
    if (!keybindings.dispatch(contextOf(event), isUp, isGameMaster())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', handle(false));
  addEventListener('keyup', handle(true));
}
