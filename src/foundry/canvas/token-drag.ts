import { type PieceId, pieceOf } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { isOwnWrite } from '../documents';
import type { Point } from '../geometry/board-on-scene';
import { localize } from '../texts';
import { mayCommand } from './choices/choices';
import { type SceneBoard, tokenPiece } from './map/scene-board';
import type { OrderTool } from './order-tool';

type TokenDocument = foundry.documents.TokenDocument;

/** The destination of a token, in the terms that both hooks share. */
interface Destination {
  readonly x?: number | null;
  readonly y?: number | null;
}

/** Turns dragged tokens of the battle into orders: a token only moves if the battle allows it. */
export class DragOrders {
  readonly #port: BattlePort;
  readonly #tool: OrderTool;
  readonly #board: () => SceneBoard | undefined;
  /** Tokens whose move has just been handled: both hooks report the same move. */
  readonly #dealtWith = new Set<string>();
  #isOverruling = false;

  constructor(port: BattlePort, tool: OrderTool, board: () => SceneBoard | undefined) {
    this.#port = port;
    this.#tool = tool;
    this.#board = board;
  }

  /** Registers the token hooks. */
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

  /** The return value of a hook: false cancels the move of the token. */
  #allow(token: TokenDocument, to: Destination, options: unknown, method = ''): boolean | undefined {
    const battle = this.#port.current;
    const piece = tokenPiece(token);
    if (!battle || piece?.battle !== battle.id || isOwnWrite(options)) return undefined;
    if (typeof to.x !== 'number' && typeof to.y !== 'number') return undefined;
    // The user can't drag on another scene of the battle: the host handles moves there.
    if (token.parent?.id !== canvas?.scene?.id) return undefined;
    // While the battle is paused, its GMs may place the pieces freely.
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
      ui.notifications.warn(localize('PDC.rules.reason.battle-is-paused'));
      return;
    }
    if (battle.asItWas) {
      this.#port.history.refuse();
      return;
    }
    const board = this.#board();
    const space = board?.spaceAt(middleOf(token, to, board.cell));
    const piece = pieceOf(battle.state, id);
    if (!piece || space === undefined) ui.notifications.warn(localize('PDC.board.map.offTheBoard'));
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
      /** Runs before a token moves, on the client that moves it; false cancels the move. */
      preMoveToken: (
        token: TokenDocument,
        movement: { readonly destination: Destination; readonly method: string },
        operation: object,
      ) => boolean | undefined;
    }
  }
}
