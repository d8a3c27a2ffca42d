import { type PieceId, pieceOf } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { isOwnWrite, MODULE_ID } from '../documents';
import type { Heading, Point } from '../geometry/board-on-scene';
import { handKeys } from '../input';
import { localize } from '../texts';
import { mayCommand } from './choices/choices';
import { type SceneBoard, tokenPiece } from './map/scene-board';
import { onMap, view } from './map/screen';
import type { OrderTool } from './order-tool';

/** How far the pointer may wander between press and release of one click, in pixels of the window. */
const STILL = 5;

/** How long a click that asks for something may not be the first half of a double click, in milliseconds. */
const TWICE = 500;

/** How near to it the other half would be, in pixels of the window: on the same block. */
const SAME_BLOCK = 40;

/** Whether a click means a token: with other tools it draws walls or measures distances. */
const isSelecting = (): boolean =>
  ui.controls?.control?.name === 'tokens' && ui.controls.tool?.name === 'select';

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** What the map tells of the pointer; points are points of the map. */
interface PointerListener {
  /** True if the click has ordered or answered something. */
  click(point: Point): boolean;
  cancel(): boolean;
  hover(point: Point | null): void;
}

/**
 * Watches the pointer over the map without taking part in it: tokens, tools and panning get every event as
 * ever, so that no tool has to be chosen to give orders. Only the press that follows an order or an answer at once, on
 * the same block, they do not get: it means the next order, and not the block's sheet, which a double click opens.
 */
export function watchPointer(listener: PointerListener): void {
  let pressed: (Point & { readonly button: number }) | null = null;
  let asked: { readonly at: Point; readonly since: number } | null = null;
  const isOverMap = (event: Event) => event.target === view() && isSelecting();
  const isClick = (event: PointerEvent) =>
    pressed !== null &&
    pressed.button === event.button &&
    distance({ x: event.clientX, y: event.clientY }, pressed) <= STILL;

  window.addEventListener(
    'pointerdown',
    (event) => {
      const at = { x: event.clientX, y: event.clientY };
      pressed = isOverMap(event) ? { ...at, button: event.button } : null;
      const isAtOnce = asked !== null && event.timeStamp - asked.since < TWICE;
      if (pressed && asked && isAtOnce && distance(at, asked.at) <= SAME_BLOCK) event.stopPropagation();
      asked = null;
    },
    true,
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      const clicked = isOverMap(event) && isClick(event);
      pressed = null;
      if (!clicked) return;
      const at = { x: event.clientX, y: event.clientY };
      if (event.button === 0) asked = listener.click(onMap(at)) ? { at, since: event.timeStamp } : null;
      else if (event.button === 2) listener.cancel();
    },
    true,
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      listener.hover(isOverMap(event) ? onMap({ x: event.clientX, y: event.clientY }) : null);
    },
    { capture: true, passive: true },
  );
}

const HEADINGS: Readonly<Record<string, Heading>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

interface Key {
  readonly key: string;
  readonly modifiers?: ['SHIFT'];
}

/** Registers one key action that goes before Foundry's own, and leaves the key to Foundry if it has no use for it. */
function register(action: string, keys: readonly Key[], onDown: (key: string) => boolean): void {
  game.keybindings.register(MODULE_ID, action, {
    name: `PDC.key.${action}`,
    editable: keys.map(({ key, modifiers = [] }) => ({ key, modifiers })),
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: ({ key }) => onDown(key),
  });
}

/** Registers the keys by which a battle can be played without a pointer. */
export function registerKeys(tool: OrderTool): void {
  register('nextPiece', [{ key: 'Tab' }], () => tool.cycle(1));
  register('lastPiece', [{ key: 'Tab', modifiers: ['SHIFT'] }], () => tool.cycle(-1));
  register('mark', [{ key: 'Space' }], () => tool.mark());
  register('confirm', [{ key: 'Enter' }], () => tool.confirm() || handKeys.confirm());
  register('cancel', [{ key: 'Escape' }], () => handKeys.cancel() || tool.cancel());
  register(
    'point',
    Object.keys(HEADINGS).map((key) => ({ key })),
    (key) => {
      const heading = HEADINGS[key];
      return heading ? tool.point(heading) : false;
    },
  );
  register(
    'number',
    Array.from({ length: 9 }, (_, index) => ({ key: `Digit${index + 1}` })),
    (key) => {
      const number = Number(key.slice(-1));
      return tool.number(number - 1) || handKeys.number(number);
    },
  );
}

/** Brings the whole board into view by the Home key, or by the button among the token tools. */
export function registerFit(view: { fit(): void }): void {
  const fit = (): boolean => {
    view.fit();
    return true;
  };
  register('fitBoard', [{ key: 'Home' }], fit);
}

type TokenDocument = foundry.documents.TokenDocument;

/** Where a token is to go, in the words of both hooks. */
interface Destination {
  readonly x?: number | null;
  readonly y?: number | null;
}

/** Turns dragged tokens of the battle into orders: nothing moves unless the battle says so. */
export class DragOrders {
  readonly #port: BattlePort;
  readonly #tool: OrderTool;
  readonly #board: () => SceneBoard | undefined;
  /** Tokens whose move has just been dealt with: both hooks tell of the same move. */
  readonly #dealtWith = new Set<string>();
  #isOverruling = false;

  constructor(port: BattlePort, tool: OrderTool, board: () => SceneBoard | undefined) {
    this.#port = port;
    this.#tool = tool;
    this.#board = board;
  }

  /** Listens to the tokens' hooks. */
  watch(): void {
    Hooks.on('preUpdateToken', (token, changes, options) => this.#allow(token, changes, options));
    Hooks.on('preMoveToken', (token, movement, operation) =>
      this.#allow(token, movement.destination, operation, movement.method),
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        this.#isOverruling = event.altKey;
      },
      true,
    );
  }

  /** Answers a hook: false cancels the move of the token. */
  #allow(token: TokenDocument, to: Destination, options: unknown, method = ''): boolean | undefined {
    const battle = this.#port.current;
    const piece = tokenPiece(token);
    if (!battle || piece?.battle !== battle.id || isOwnWrite(options)) return undefined;
    if (typeof to.x !== 'number' && typeof to.y !== 'number') return undefined;
    // While the battle is paused, its game masters lay the pieces out as they like.
    if (battle.isPaused && game.user.isGM) return undefined;
    const key = token.id ?? '';
    if (method !== 'keyboard' && !this.#dealtWith.has(key)) {
      this.#dealtWith.add(key);
      setTimeout(() => this.#dealtWith.delete(key), 0);
      this.#request(battle, piece.piece, token, to);
    }
    return false;
  }

  #request(battle: UserBattle, id: PieceId, token: TokenDocument, to: Destination): void {
    if (battle.isPaused) {
      ui.notifications.warn(localize('PDC.reason.battle-is-paused'));
      return;
    }
    if (battle.asItWas) {
      this.#port.history.refuse();
      return;
    }
    const board = this.#board();
    const space = board?.spaceAt(middleOf(token, to, board.cell));
    const piece = pieceOf(battle.state, id);
    if (!piece || space === undefined) ui.notifications.warn(localize('PDC.board.offTheBoard'));
    else if (space === piece.at) return;
    else if (game.user.isGM && (this.#isOverruling || !mayCommand(battle, piece.side))) {
      void this.#port.correct(battle.id, { type: 'adjusted', unit: id, change: { at: space } });
    } else this.#tool.drop(id, space);
  }
}

function middleOf(
  { x, y, width, height }: TokenDocument,
  to: Destination,
  cell: { readonly width: number; readonly height: number },
): Point {
  return {
    x: (to.x ?? x ?? 0) + (cell.width * (width ?? 1)) / 2,
    y: (to.y ?? y ?? 0) + (cell.height * (height ?? 1)) / 2,
  };
}

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      /** Before a token moves, on the client that moves it; false stops it. */
      preMoveToken: (
        token: TokenDocument,
        movement: { readonly destination: Destination; readonly method: string },
        operation: object,
      ) => boolean | undefined;
    }
  }
}
