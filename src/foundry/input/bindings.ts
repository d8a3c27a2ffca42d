import { MODULE_ID } from '../documents/module-id';

/**
 * The places where a key counts while an element has the focus: only on the map, in the other parts of the battle too,
 * or everywhere, even while the user is typing.
 */
export type Reach = 'map' | 'parts' | 'everywhere';

type Modifier = 'SHIFT' | 'CONTROL' | 'ALT';

/** A key by its position on the keyboard, with its modifiers. */
interface Key {
  readonly key: string;
  readonly modifiers?: readonly Modifier[];
}

/** The action of a key. */
interface KeyAction {
  readonly keys: readonly Key[];
  readonly reach: Reach;
  /** True if only GMs have it. */
  readonly isForGameMasters?: boolean;
  /** Returns true if it has used the key; otherwise other actions get it. */
  onDown(key: string): boolean;
}

const actions: (KeyAction & { readonly name: string })[] = [];

/** Keys that Foundry itself uses: to pan, pause, open its menu and run macros. */
const FOUNDRYS = /^(Tab|Enter|Space|Escape|Arrow.*|Digit.)$/;

/**
 * Registers a key action. It takes precedence over Foundry's own use of the key, and leaves the key to others if it has
 * no use for it.
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

/** The keys without modifiers. */
export const plain = (...keys: readonly string[]): readonly Key[] => keys.map((key) => ({ key }));

/** The keys with Shift. */
export const shifted = (...keys: readonly string[]): readonly Key[] =>
  keys.map((key) => ({ key, modifiers: ['SHIFT'] }));

/**
 * Passes a key to this module's actions, as the user has bound them, if Foundry withholds it: it does while an element
 * has the focus. True once one of them has used it.
 */
export function askForKey(event: KeyboardEvent, reaches: readonly Reach[]): boolean {
  return actions.some(
    ({ name, reach, isForGameMasters, onDown }) =>
      reaches.includes(reach) &&
      (!isForGameMasters || game.user.isGM) &&
      isBoundTo(name, event) &&
      onDown(event.code),
  );
}

/** True if a key is bound to one of this module's actions. */
export const isBoundTo = (name: string, event: KeyboardEvent): boolean =>
  game.keybindings
    .get(MODULE_ID, name)
    .some(({ key, modifiers = [] }) => key === event.code && [...modifiers].sort().join() === heldBy(event));

const heldBy = ({ shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): string =>
  [altKey && 'ALT', (ctrlKey || metaKey) && 'CONTROL', shiftKey && 'SHIFT'].filter(Boolean).join();
