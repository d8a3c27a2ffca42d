import type { Refusal } from '../../core';
import { because, type Moment } from '../../match';
import type { BattleHistory, BattlePort, UserBattle } from '../battle';
import { Listeners } from '../documents/listeners';
import { localizeRefusal } from '../texts';
import type { Moments } from './earlier-moments';

/** The moment that is shown, and the one before it. */
interface Shown {
  readonly battle: string;
  readonly now: Moment;
  readonly before: Moment | undefined;
}

/**
 * Shows an earlier moment of the battle in view to the user of this client. Everything that draws the battle uses this
 * port, which then gives the earlier position and refuses requests; the battle itself continues unaffected.
 */
export class LookingBack {
  readonly #inner: Omit<BattlePort, 'history'>;
  readonly #moments: Pick<Moments, 'find'>;
  readonly #changed = new Listeners();
  readonly #found = new Map<string, Moment>();
  #shown: Shown | undefined;
  /** The battle as given by the port meanwhile. */
  #told: { readonly from: UserBattle; readonly shown: Shown; readonly battle: UserBattle } | undefined;
  /** Counts the moments that the user has chosen: one that arrives too late is not shown. */
  #wanted = 0;
  #revision: number | undefined;

  constructor(inner: Omit<BattlePort, 'history'>, moments: Pick<Moments, 'find'>) {
    this.#inner = inner;
    this.#moments = moments;
    inner.onChange(() => this.#follow());
  }

  /** The battles of this world as the user views them now. */
  get port(): BattlePort {
    const refusesNow = <Given extends unknown[]>(
      request: (...given: Given) => Promise<Refusal | undefined>,
    ) => {
      return async (...given: Given): Promise<Refusal | undefined> =>
        this.#shown ? this.#refuse() : request(...given);
    };
    const inner = this.#inner;
    const current = (): UserBattle | undefined => this.#current();
    return {
      get current() {
        return current();
      },
      find: (id) => inner.find(id),
      order: refusesNow(inner.order),
      answer: refusesNow(inner.answer),
      undo: refusesNow(inner.undo),
      resumeCourse: refusesNow(inner.resumeCourse),
      goOn: refusesNow(inner.goOn),
      redo: refusesNow(inner.redo),
      consent: refusesNow(inner.consent),
      correct: refusesNow(inner.correct),
      withdraw: (battle) => inner.withdraw(battle),
      takeCommand: (battle) => inner.takeCommand(battle),
      onLessonRefusal: (listener) => inner.onLessonRefusal(listener),
      onChange: (listener) => this.#changed.add(listener),
      history: this.#history,
    };
  }

  readonly #history: BattleHistory = {
    show: (at) => this.#show(at),
    leave: () => this.#leave(),
    refuse: () => this.#refuse(),
  };

  #refuse(): Refusal {
    const refusal = because('as-it-was');
    ui.notifications.warn(localizeRefusal(refusal));
    return refusal;
  }

  #current(): UserBattle | undefined {
    const from = this.#inner.current;
    const shown = this.#shown;
    if (!from || shown?.battle !== from.id) return from;
    if (this.#told?.from === from && this.#told.shown === shown) return this.#told.battle;
    const { at, state } = shown.now;
    const battle: UserBattle = {
      ...from,
      // Not a real revision of the battle: it makes everything be drawn again.
      revision: -1 - at,
      state,
      events: [],
      question: null,
      open: null,
      proposal: null,
      actions: at,
      redoable: 0,
      last: null,
      undoable: null,
      seats: [],
      isPaused: false,
      asItWas: { at, count: from.actions, before: shown.before?.state ?? null },
    };
    this.#told = { from, shown, battle };
    return battle;
  }

  /** Shows a moment; one that can't be found is reported, and nothing changes. */
  async #show(at: number): Promise<void> {
    const battle = this.#inner.current;
    this.#wanted += 1;
    const wanted = this.#wanted;
    if (!battle || at >= battle.actions + (battle.question ? 1 : 0)) {
      this.#leave();
      return;
    }
    const now = await this.#find(battle.id, at);
    const before = now && at > 0 ? await this.#find(battle.id, at - 1) : undefined;
    if (!now || wanted !== this.#wanted || this.#inner.current?.id !== battle.id) return;
    this.#shown = { battle: battle.id, now, before };
    this.#changed.tell();
  }

  async #find(battle: string, at: number): Promise<Moment | undefined> {
    const key = `${battle} ${at}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = await this.#moments.find(battle, at);
    if ('refusal' in found) {
      ui.notifications.warn(localizeRefusal(found.refusal));
      return undefined;
    }
    this.#found.set(key, found);
    return found;
  }

  /** Returns to now; false if an earlier moment was not shown. */
  #leave(): boolean {
    this.#wanted += 1;
    if (!this.#shown) return false;
    this.#shown = undefined;
    this.#changed.tell();
    return true;
  }

  /** Handles a change of the battle: orders may have been undone, or another battle is in view. */
  #follow(): void {
    const battle = this.#inner.current;
    const shown = this.#shown;
    if (battle?.revision !== this.#revision) this.#found.clear();
    this.#revision = battle?.revision;
    if (shown && (battle?.id !== shown.battle || shown.now.at >= battle.actions)) this.#shown = undefined;
    else if (shown) void this.#show(shown.now.at);
    this.#changed.tell();
  }
}
