import { errorText, LONGEST, parseJson } from '../../core';
import { because, type Moment, Past, type Result, readMoment } from '../../match';
import { MODULE_ID, type MomentEnvelope, type MomentResult } from '../documents';
import type { Words } from '../documents/incoming-query';
import { sendQuery, unansweredBecause } from '../documents/permissions';
import type { BattleStore } from './battle-store';
import { sealIn } from './journal/battle-journal';

/** The time that a client waits for the GM's client to look up a moment, in milliseconds. */
const DEADLINE = 10_000;

/** A client's knowledge of one battle's history. */
interface Known {
  /** The seal of the record that it was made from. */
  readonly seal: string | undefined;
  readonly past: Past;
}

/**
 * Looks up earlier moments of battles. Only a GM may read the record, which includes both hands: the GM's client
 * restores the moment and returns its public view.
 */
export class Moments {
  readonly #store: BattleStore;
  #known: (Known & { readonly battle: string }) | undefined;

  constructor(store: BattleStore) {
    this.#store = store;
  }

  /** Answers another client; never rejects. */
  async answer({ battle, at }: Words<keyof MomentEnvelope>): Promise<MomentResult> {
    if (!game.user.isGM) return { refusal: because('another-game-master') };
    if (typeof battle !== 'string' || !isCount(at)) return { refusal: because('unusable-request') };
    try {
      const { at: found, count, state } = this.#pastOf(battle).momentAt(at);
      return { at: found, count, state: JSON.stringify(state) };
    } catch (error) {
      console.error(error);
      return { refusal: { ...because('no-such-moment'), about: { fault: errorText(error) } } };
    }
  }

  /** The battle after a number of actions, or why it can't be found. */
  async find(battle: string, at: number): Promise<Moment | Extract<Result, { readonly ok: false }>> {
    const combat = this.#store.combat(battle);
    const seen = this.#store.find(battle);
    if (!combat || !seen) return refused('no-such-battle');
    try {
      if (game.user.isGM) return this.#pastOf(battle).momentAt(at);
      const gameMaster = game.users.activeGM;
      if (!gameMaster) return refused('no-game-master');
      const found = await sendQuery(gameMaster, `${MODULE_ID}.moment`, { battle, at }, DEADLINE);
      if ('refusal' in found) return { ok: false, refusal: found.refusal };
      return readMoment(seen.rules, { ...found, state: parseJson(found.state, LONGEST.battleFile) });
    } catch (error) {
      console.warn(error);
      return { ok: false, refusal: unansweredBecause(error) };
    }
  }

  #pastOf(battle: string): Past {
    const combat = this.#store.combat(battle);
    if (!combat) throw new Error('no-such-battle');
    const seal = sealIn(combat.system.journal);
    if (seal !== undefined && this.#known?.battle === battle && this.#known.seal === seal)
      return this.#known.past;
    const { rules, save } = this.#store.read(combat);
    const past = new Past(rules, save);
    this.#known = { battle, seal, past };
    return past;
  }
}

const refused = (reason: string) => ({ ok: false, refusal: because(reason) }) as const;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
