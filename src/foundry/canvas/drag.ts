import type { PieceId } from '../../core';
import { pieceOf } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { isOwnWrite } from '../documents';
import type { Point } from '../geometry/board-on-scene';
import { localize } from '../texts';
import { mayCommand } from './choices/tool';
import { tokenPiece } from './map/board-tokens';
import type { SceneBoard } from './map/scene-board';
import type { OrderTool } from './order-tool';

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
