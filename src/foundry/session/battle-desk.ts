import type { Ruleset } from '../../core';
import {
  type Authority,
  Match,
  type Report,
  type Request,
  type Result,
  type Save,
  viewOf,
} from '../../match';
import { type BattleCombat, ownWrite, say, storedFrom } from '../documents';
import type { BattleBook } from './battle-book';
import type { SessionPorts } from './ports';
import { projectBattle } from './project';
import { rollsOf } from './rolls-of';

/** A wish that this client can't decide on, with the key of the reason. */
export class NotDecided extends Error {}

interface Decided {
  readonly result: Result;
  readonly show: () => Promise<void>;
}

const NOTHING_TO_SHOW = async () => undefined;

/** Decides one battle, on the active game master's client. Everything is done one after the other. */
export class BattleDesk {
  readonly #id: string;
  readonly #book: BattleBook;
  readonly #ports: SessionPorts;
  #match: { readonly rules: Ruleset; readonly match: Match } | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(id: string, book: BattleBook, ports: SessionPorts) {
    this.#id = id;
    this.#book = book;
    this.#ports = ports;
  }

  /** Carries a request out and keeps it; what it changed is shown afterwards. */
  decide(request: Request, authority: Authority): Promise<Result> {
    const decided = this.#queue.then(() => this.#decide(request, authority));
    this.#queue = decided.then(({ show }) => show()).catch(() => undefined);
    return decided.then(({ result }) => result);
  }

  /** Draws the position into tokens and actors. */
  project(): Promise<void> {
    const projected = this.#queue.then(() => this.#project());
    this.#queue = projected.catch(() => undefined);
    return projected;
  }

  async #decide(request: Request, authority: Authority): Promise<Decided> {
    const { rules, match } = this.#matchOf(this.#combat());
    const before = match.save;
    const { result, report } = await match.submit(request, authority);
    if (!report) return { result, show: NOTHING_TO_SHOW };
    return { result, show: () => this.#show(rules, before, match.save, report) };
  }

  /** The match as it stands in the document: another client may have written in the meantime. */
  #matchOf(combat: BattleCombat): { readonly rules: Ruleset; readonly match: Match } {
    if (this.#match && this.#match.match.save.revision === combat.system.revision) return this.#match;
    const { rules, save } = this.#book.read(combat);
    const match = new Match(rules, save, {
      roll: (query) => this.#ports.roll(rules, query),
      keep: (kept) => this.#keep(kept),
    });
    this.#match = { rules, match };
    return this.#match;
  }

  /** The one write that matters. */
  async #keep(save: Save): Promise<void> {
    const combat = this.#combat();
    if (!game.user.isActiveGM) throw new NotDecided('another-game-master');
    if (combat.system.revision !== save.revision - 1) throw new NotDecided('stale');
    const kept = await combat.update({ system: storedFrom(save) }, ownWrite());
    if (!kept) throw new NotDecided('not-carried-out');
  }

  async #show(rules: Ruleset, before: Save, after: Save, report: Report): Promise<void> {
    const told = viewOf(rules, before).events.length;
    const { state } = viewOf(rules, after);
    const rolls = rollsOf(rules, before.state, report);
    const dispatch = { battle: this.#id, rules, report, state, rolls, news: report.events.slice(told) };
    // The card must not wait for the tokens, nor fail with them: both can be made again.
    const [card] = await Promise.allSettled([this.#ports.tell(dispatch), this.#project()]);
    if (card.status === 'rejected') throw card.reason;
  }

  async #project(): Promise<void> {
    const view = this.#book.find(this.#id);
    if (!view || !game.user.isActiveGM) return;
    try {
      await projectBattle(this.#combat(), view);
    } catch (error) {
      console.error(error);
      ui.notifications.error(say('PDC.session.notShown'));
    }
  }

  #combat(): BattleCombat {
    const combat = this.#book.combat(this.#id);
    if (!combat) throw new NotDecided('no-such-battle');
    return combat;
  }
}
