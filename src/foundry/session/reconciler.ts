import { type Adjustment, fallenOf, type PieceId, pieceOf } from '../../core';
import { type BattleCombat, isBattle, isOwnWrite, isPicturedOn, isPieceActor } from '../documents';
import { tokenGrid } from '../geometry';
import { localize, localizeRefusal } from '../texts';
import type { BattleStore } from './battle-store';
import type { Host } from './host/host';
import { shownChange } from './projection/differences';
import { pieceOfActor } from './projection/participants';
import { actorSeen, pieceOfToken } from './projection/project-battle';

/** The time without further deletions after which restored pieces are reported, in milliseconds. */
const QUIET = 1500;

/** The restored pieces of a battle that are still to be reported. */
interface Restored {
  readonly pieces: Set<PieceId>;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Keeps tokens and actors in line with the battle, on the active GM's client: a GM's change by hand becomes a
 * correction of the battle, any other is undone. Copies in compendiums are ignored.
 */
export class Reconciler {
  readonly #store: BattleStore;
  readonly #host: Host;
  /** Battles to draw again; many changes at once are drawn once. */
  readonly #outdated = new Set<string>();
  readonly #restored = new Map<string, Restored>();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Registers the hooks for changes of documents. */
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

  /** True if a change was made by hand. Options can be forged: only those of a GM are trusted. */
  #isForeign(options: unknown, user: string): boolean {
    return this.#host.isHere && !(isOwnWrite(options) && game.users.get(user)?.isGM);
  }

  get #battles(): readonly BattleCombat[] {
    return game.combats.contents.filter((combat) => isBattle(combat));
  }

  #battleOf(token: TokenDocument.Implementation): string | undefined {
    return this.#battles.find(({ id }) => id && pieceOfToken(token, id) !== undefined)?.id ?? undefined;
  }

  /** The piece that an actor was made for; undefined for one that only claims to be a piece. */
  #pictured({ id }: Actor.Implementation): { readonly battle: string; readonly piece: PieceId } | undefined {
    for (const combat of this.#battles) {
      const piece = pieceOfActor(combat, id ?? '');
      if (piece !== undefined && combat.id) return { battle: combat.id, piece };
    }
    return undefined;
  }

  /** Handles a token that was created, deleted or changed. */
  #touched(token: TokenDocument.Implementation, user: string, what: 'created' | 'changed' | 'deleted'): void {
    const battle = this.#battleOf(token);
    const piece = battle === undefined ? undefined : pieceOfToken(token, battle);
    if (battle === undefined || piece === undefined) return;
    if (this.#isLeft(battle, piece, user)) return;
    if (what === 'deleted') this.#putBack(battle, piece);
    else this.#redraw(battle);
  }

  /** True if a change is left alone: the battle is paused, and changes are handled when it resumes. */
  #isLeft(battle: string, piece: PieceId, user: string): boolean {
    if (!this.#store.combat(battle)?.system.paused) return false;
    // A change by another user must not count as the GM's when the battle resumes.
    if (!game.users.get(user)?.isGM) void this.#host.project(battle, [piece]);
    return true;
  }

  #moved(token: TokenDocument.Implementation, user: string): void {
    const id = this.#battleOf(token);
    const battle = id === undefined ? undefined : this.#store.find(id);
    const piece = battle && pieceOfToken(token, battle.id);
    if (!battle || piece === undefined || !token.parent) return;
    // A copy of the scene is not part of the battle: its tokens may move freely.
    const combat = this.#store.combat(battle.id);
    if (!combat || !isPicturedOn(combat, token.parent)) return;
    if (this.#isLeft(battle.id, piece, user)) return;
    const at = tokenGrid(token.parent, battle.rules.grid).spaceOf(token);
    // The battle decides the position within the space.
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
    // Notes and the like are for the sheet alone: if nothing else has changed, nothing is written.
    else this.#redraw(battle);
  }

  /** Makes a GM's change a correction; undoes that of any other user. */
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

  /** Restores a deleted piece; one notice covers several in a row. */
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
