import type { Keybindings, KeyContext } from '../client/keybindings';

const isTyping = (): boolean => {
  const element = document.activeElement;
  return (
    element instanceof HTMLElement &&
    (element.matches('input, select, textarea, option') || element.isContentEditable)
  );
};

const contextOf = (event: KeyboardEvent): KeyContext => ({
  key: event.code,
  event,
  isShift: event.shiftKey,
  isControl: event.ctrlKey || event.metaKey,
  isAlt: event.altKey,
  repeat: event.repeat,
});

/** Hands the keys to the actions that modules have registered, unless the user is typing. */
export function watchKeyboard(keybindings: Keybindings, isGameMaster: () => boolean): void {
  const handle = (isUp: boolean) => (event: KeyboardEvent) => {
    if (event.isComposing || isTyping()) return;
    if (!keybindings.dispatch(contextOf(event), isUp, isGameMaster())) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('keydown', handle(false));
  addEventListener('keyup', handle(true));
}
