import { MODULE_ID } from '../documents/module-id';

/**
 * Where a key counts while something has the focus: nowhere but on the map, in the other parts of the battle too, or
 * wherever the user is, be he writing.
 */
export type Reach = 'map' | 'parts' | 'everywhere';

type Modifier = 'SHIFT' | 'CONTROL' | 'ALT';

/** A key by its place on the keyboard, with what is held down besides. */
interface Key {
  readonly key: string;
  readonly modifiers?: readonly Modifier[];
}

/** What a key does. */
interface KeyAction {
  readonly keys: readonly Key[];
  readonly reach: Reach;
  /** Nobody but game masters has it. */
  readonly isForGameMasters?: boolean;
  /** True if it had a use for the key; else others are asked. */
  onDown(key: string): boolean;
}

const actions: (KeyAction & { readonly name: string })[] = [];

/** Keys that Foundry itself has a use for: it pans, pauses, opens its menu and runs macros by them. */
const FOUNDRYS = /^(Tab|Enter|Space|Escape|Arrow.*|Digit.)$/;

/**
 * Registers a key action. Where Foundry uses the same key it goes before that, and everywhere it leaves the key to
 * others if it has no use for it.
 */
export function registerKey(name: string, action: KeyAction): void {
  actions.push({ ...action, name });
  const { PRIORITY, NORMAL } = CONST.KEYBINDING_PRECEDENCE;
  game.keybindings.register(MODULE_ID, name, {
    name: `PDC.board.key.${name}`,
    editable: action.keys.map(({ key, modifiers = [] }) => ({ key, modifiers: [...modifiers] })),
    restricted: action.isForGameMasters ?? false,
    precedence: action.keys.some(({ key }) => FOUNDRYS.test(key)) ? PRIORITY : NORMAL,
    onDown: ({ key }) => action.onDown(key),
  });
}

/** Keys without those that are held down. */
export const plain = (...keys: readonly string[]): readonly Key[] => keys.map((key) => ({ key }));

/** The keys, each pressed with the shift key. */
export const shifted = (...keys: readonly string[]): readonly Key[] =>
  keys.map((key) => ({ key, modifiers: ['SHIFT'] }));

/**
 * Asks the key actions of this module, as the user has bound them, for a key that Foundry keeps from them: it does while
 * anything has the focus. True once one of them has used it.
 */
export function askForKey(event: KeyboardEvent, reaches: readonly Reach[]): boolean {
  const held = heldBy(event);
  return actions.some(
    ({ name, reach, isForGameMasters, onDown }) =>
      reaches.includes(reach) &&
      (!isForGameMasters || game.user.isGM) &&
      game.keybindings
        .get(MODULE_ID, name)
        .some(({ key, modifiers = [] }) => key === event.code && [...modifiers].sort().join() === held) &&
      onDown(event.code),
  );
}

const heldBy = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  [altKey && 'ALT', (ctrlKey || metaKey) && 'CONTROL', shiftKey && 'SHIFT'].filter(Boolean).join();
