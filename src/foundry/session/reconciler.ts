import { type Adjustment, fallenOf, type PieceId, pieceOf } from '../../core';
import { type BattleCombat, isBattle, isOwnWrite, isPicturedOn, isPieceActor } from '../documents';
import { tokenGrid } from '../geometry';
import { localize, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import { shownChange } from './projection/differences';
import { pieceOfActor } from './projection/participants';
import { actorSeen, pieceOfToken } from './projection/project-battle';

/** How long nothing more must be thrown away before it is told that it has been put back, in milliseconds. */
const QUIET = 1500;

/** What was thrown away of a battle and has been put back, still to be told. */
interface Restored {
  readonly pieces: Set<PieceId>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Keeps tokens and actors pictures of the battle, on the active game master's client: what a game master changes
 * by hand becomes a correction of the battle, everything else is drawn again. Copies in compendiums picture nothing.
 */
export class Reconciler {
  readonly #store: BattleStore;
  readonly #host: Host;
  /** Battles that are to be drawn again; many changes at once make one drawing. */
  readonly #outdated = new Set<string>();
  readonly #restored = new Map<string, Restored>();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Listens to the changes of documents. */
  watch(): void {
    Hooks.on('updateToken', (token, changes, options, user) => {
      if (!this.#isForeign(options, user)) return;
      if (changes.x !== undefined || changes.y !== undefined) this.#moved(token, user);
      else this.#touched(token, user, 'changed');
    });
    Hooks.on('createToken', (token, options, user) => {
      if (this.#isForeign(options, user)) this.#touched(token, user, 'created');
    });
    Hooks.on('deleteToken', (token, options, user) => {
      if (this.#isForeign(options, user)) this.#touched(token, user, 'deleted');
    });
    Hooks.on('updateActor', (actor, _, options, user) => {
      if (this.#isForeign(options, user) && !actor.pack) this.#changed(actor, user);
    });
    Hooks.on('deleteActor', (actor, options, user) => {
      if (!this.#isForeign(options, user) || actor.pack) return;
      const { battle, piece } = this.#pictured(actor) ?? {};
      if (battle === undefined || piece === undefined) return;
      if (!this.#isLeft(battle, piece, user)) this.#putBack(battle, piece);
    });
  }

  /** Whether a change came from somebody's hand. Options can be forged: only a game master's are believed. */
  #isForeign(options: unknown, user: string): boolean {
    return this.#host.isHere && !(isOwnWrite(options) && game.users.get(user)?.isGM);
  }

  get #battles(): readonly BattleCombat[] {
    return game.combats.contents.filter((combat) => isBattle(combat));
  }

  #battleOf(token: TokenDocument.Implementation): string | undefined {
    return this.#battles.find(({ id }) => id && pieceOfToken(token, id) !== undefined)?.id ?? undefined;
  }

  /** The piece that an actor was made for; undefined for one that only says so of itself. */
  #pictured({ id }: Actor.Implementation): { readonly battle: string; readonly piece: PieceId } | undefined {
    for (const combat of this.#battles) {
      const piece = pieceOfActor(combat, id ?? '');
      if (piece !== undefined && combat.id) return { battle: combat.id, piece };
    }
    return undefined;
  }

  /** A token has come or gone, or is another one now. */
  #touched(token: TokenDocument.Implementation, user: string, what: 'created' | 'changed' | 'deleted'): void {
    const battle = this.#battleOf(token);
    const piece = battle === undefined ? undefined : pieceOfToken(token, battle);
    if (battle === undefined || piece === undefined) return;
    if (this.#isLeft(battle, piece, user)) return;
    if (what === 'deleted') this.#putBack(battle, piece);
    else this.#redraw(battle);
  }

  /** Whether a change is left as it is: the battle is paused, and it will be looked at when the battle goes on. */
  #isLeft(battle: string, piece: PieceId, user: string): boolean {
    if (!this.#store.combat(battle)?.system.paused) return false;
    // What anyone but a game master has changed must not be taken for his doing then.
    if (!game.users.get(user)?.isGM) void this.#host.project(battle, piece);
    return true;
  }

  #moved(token: TokenDocument.Implementation, user: string): void {
    const id = this.#battleOf(token);
    const battle = id === undefined ? undefined : this.#store.find(id);
    const piece = battle && pieceOfToken(token, battle.id);
    if (!battle || piece === undefined || !token.parent) return;
    // A copy of the scene pictures nothing: its tokens may go where they like.
    const combat = this.#store.combat(battle.id);
    if (!combat || !isPicturedOn(combat, token.parent)) return;
    if (this.#isLeft(battle.id, piece, user)) return;
    const at = tokenGrid(token.parent, battle.rules.grid).spaceOf(token);
    // Within its space a piece stands where the battle puts it.
    const isAway = at !== undefined && at !== pieceOf(battle.state, piece)?.at;
    if (!isAway) this.#redraw(battle.id);
    else this.#correct(battle.id, piece, { at }, user);
  }

  #changed(actor: Actor.Implementation, user: string): void {
    const pictured = this.#pictured(actor);
    if (!pictured || !isPieceActor(actor)) return;
    const { battle, piece: id } = pictured;
    const state = this.#store.find(battle)?.state;
    const onBoard = state && pieceOf(state, id);
    const piece = onBoard ?? (state && fallenOf(state, id));
    if (!piece || this.#isLeft(battle, id, user)) return;
    const change = shownChange(piece, actorSeen(id, actor), onBoard !== undefined);
    if (Object.keys(change).length > 0) this.#correct(battle, id, change, user);
    // Notes and the like are the sheet's own affair: where nothing else has changed, nothing is written.
    else this.#redraw(battle);
  }

  /** A game master's change is a correction; that of anyone else is drawn over. */
  #correct(battle: string, piece: PieceId, change: Adjustment, user: string): void {
    if (!game.users.get(user)?.isGM) {
      this.#redraw(battle);
      return;
    }
    void this.#host.correct(battle, { type: 'adjusted', unit: piece, change }).then((refusal) => {
      if (!refusal) return;
      ui.notifications.warn(localizeRefusal(refusal, this.#store.find(battle)?.rules.id));
      this.#redraw(battle);
    });
  }

  /** Draws a piece again that was thrown away; of several in a row one notice is enough. */
  #putBack(battle: string, piece: PieceId): void {
    if (!this.#store.combat(battle)?.scene) return;
    this.#redraw(battle);
    const restored = this.#restored.get(battle) ?? { pieces: new Set(), timer: undefined };
    this.#restored.set(battle, restored);
    restored.pieces.add(piece);
    clearTimeout(restored.timer);
    restored.timer = setTimeout(() => this.#tellRestored(battle, restored.pieces.size), QUIET);
  }

  #tellRestored(battle: string, count: number): void {
    this.#restored.delete(battle);
    if (!this.#store.combat(battle)) return;
    const key = `PDC.windows.session.restored.${count === 1 ? 'one' : 'many'}`;
    ui.notifications.info(localize(key, { count: String(count) }));
  }

  #redraw(battle: string): void {
    if (!this.#store.combat(battle)?.scene || this.#outdated.has(battle)) return;
    this.#outdated.add(battle);
    setTimeout(() => {
      this.#outdated.delete(battle);
      if (!this.#store.combat(battle)) return;
      void this.#host.project(battle);
    }, 50);
  }
}
