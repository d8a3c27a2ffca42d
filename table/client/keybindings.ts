/** The order in which key actions are called: lower numbers first. */
export const KEYBINDING_PRECEDENCE = { PRIORITY: 0, NORMAL: 1, DEFERRED: 2 } as const;

/** A key, by its position on the keyboard (`KeyE`), with its modifiers. */
interface KeyBinding {
  readonly key: string;
  readonly modifiers?: readonly string[];
}

/** The data passed to an action for a pressed key. */
export interface KeyContext {
  readonly key: string;
  readonly event: KeyboardEvent;
  readonly isShift: boolean;
  readonly isControl: boolean;
  readonly isAlt: boolean;
  readonly repeat: boolean;
}

/** A module's registration of a key action. */
export interface KeyAction {
  readonly name: string;
  readonly hint?: string;
  readonly editable?: readonly KeyBinding[];
  readonly uneditable?: readonly KeyBinding[];
  readonly onDown?: (context: KeyContext) => unknown;
  readonly onUp?: (context: KeyContext) => unknown;
  readonly restricted?: boolean;
  readonly repeat?: boolean;
  readonly precedence?: number;
}

/** The key actions of modules. */
export class Keybindings {
  readonly #actions: (KeyAction & { readonly id: string })[] = [];

  register(namespace: string, action: string, config: KeyAction): void {
    this.#actions.push({ ...config, id: `${namespace}.${action}` });
  }

  /** The keys of an action; throws if it is not registered. */
  get(namespace: string, action: string): readonly KeyBinding[] {
    const known = this.#actions.find(({ id }) => id === `${namespace}.${action}`);
    if (!known) throw new Error(`"${namespace}.${action}" is not a registered Keybinding action.`);
    return [...(known.uneditable ?? []), ...(known.editable ?? [])];
  }

  /** Calls the actions for a key one after another; true once one of them has used it. */
  dispatch(context: KeyContext, isUp: boolean, isGM: boolean): boolean {
    const held = heldBy(context);
    const fitting = this.#actions
      .filter((action) => (isGM || !action.restricted) && (!context.repeat || action.repeat))
      .filter(({ editable = [], uneditable = [] }) =>
        [...uneditable, ...editable].some(
          ({ key, modifiers = [] }) => key === context.key && [...modifiers].sort().join() === held,
        ),
      )
      .sort((one, other) => (one.precedence ?? 1) - (other.precedence ?? 1));
    return fitting.some(({ onDown, onUp }) => (isUp ? onUp : onDown)?.(context) === true);
  }
}

const heldBy = ({ isShift, isControl, isAlt }: KeyContext): string =>
  [isAlt && 'ALT', isControl && 'CONTROL', isShift && 'SHIFT'].filter(Boolean).join();
