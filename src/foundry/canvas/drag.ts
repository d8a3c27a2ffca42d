import type { Order, PieceId, SpaceId } from '../../core';
import { pieceOf } from '../../core';
import { type BattlePort, isOwnWrite, say, type UserBattle } from '../documents';
import type { Point } from './cursor';
import { offersOf } from './offers';
import { tokenPiece } from './piece-token';
import { mayCommand } from './player';
import { refusalsAt } from './refusals';
import type { SceneBoard } from './scene-board';
import { refusalText } from './wording';

type TokenDocument = foundry.documents.TokenDocument;

/** Where a token is to go, in the words of both hooks. */
interface Destination {
  readonly x?: number | null;
  readonly y?: number | null;
}

/** The order that dropping a piece on a space stands for, if it is legal. */
export function droppedOrder({ rules, state }: UserBattle, id: PieceId, space: SpaceId): Order | undefined {
  const { moves, attacks } = offersOf(rules, state, id);
  return attacks.get(space)?.[0]?.order ?? moves.get(space);
}

/** Turns dragged tokens of the battle into orders: nothing moves unless the battle says so. */
export class DragOrders {
  readonly #port: BattlePort;
  readonly #board: () => SceneBoard | undefined;
  /** Tokens whose move has just been dealt with: both hooks tell of the same move. */
  readonly #dealtWith = new Set<string>();
  #isOverruling = false;

  constructor(port: BattlePort, board: () => SceneBoard | undefined) {
    this.#port = port;
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
    const key = token.id ?? '';
    if (method !== 'keyboard' && !this.#dealtWith.has(key)) {
      this.#dealtWith.add(key);
      setTimeout(() => this.#dealtWith.delete(key), 0);
      this.#wish(battle, piece.piece, token, to);
    }
    return false;
  }

  #wish(battle: UserBattle, id: PieceId, token: TokenDocument, to: Destination): void {
    const board = this.#board();
    const space = board?.spaceAt(middleOf(token, to, board.cell));
    const piece = pieceOf(battle.state, id);
    if (!piece || space === undefined) ui.notifications?.warn(say('PDC.board.offTheBoard'));
    else if (space === piece.at) return;
    else if (game.user?.isGM && (this.#isOverruling || !mayCommand(battle, piece.side))) {
      void this.#port.adjust(id, { at: space });
    } else this.#order(battle, id, space);
  }

  #order(battle: UserBattle, id: PieceId, space: SpaceId): void {
    const order = battle.question ? undefined : droppedOrder(battle, id, space);
    if (order) {
      void this.#port.order(order);
      return;
    }
    const [refusal] = refusalsAt(battle, id, space);
    const reason = battle.question ? say('PDC.reason.question-is-open') : refusal && refusalText(refusal);
    ui.notifications?.warn(reason ?? say('PDC.board.noSuchOrder'));
  }
}

function middleOf(
  { x, y }: TokenDocument,
  to: Destination,
  cell: { readonly width: number; readonly height: number },
): Point {
  return { x: (to.x ?? x ?? 0) + cell.width / 2, y: (to.y ?? y ?? 0) + cell.height / 2 };
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
