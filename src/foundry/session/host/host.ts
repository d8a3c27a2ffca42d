import {
  type Correction,
  errorText,
  type PieceId,
  type Refusal,
  readWhole,
  UnusableData,
} from '../../../core';
import { because, type RequestMessage, type Result, readDiceWord, readRequestMessage } from '../../../match';
import type { SessionPorts } from '../../battle';
import type { BattleCombat, RequestEnvelope } from '../../documents';
import { localize } from '../../texts';
import type { BattleStore } from '../battle-store';
import { isLockedIn } from '../papers/locked';
import { seatsOf } from '../seats';
import { BattleHost } from './battle-host';
import type { Leases } from './leases';
import { NotDecided } from './open-match';

export const refused = (reason: string, about: Readonly<Record<string, string>> = {}): Result => ({
  ok: false,
  refusal: { ...because(reason), about },
});

/** What is asked of the windows of this client's user. */
type Windows = Pick<Leases, 'isPassive' | 'decides'>;

/** Answers the requests of all users, on the active game master's client. */
export class Host {
  readonly #store: BattleStore;
  readonly #ports: SessionPorts;
  readonly #windows: Windows;
  readonly #hosts = new Map<string, BattleHost>();
  #corrections: Promise<unknown> = Promise.resolve();

  constructor(store: BattleStore, ports: SessionPorts, windows: Windows) {
    this.#store = store;
    this.#ports = ports;
    this.#windows = windows;
  }

  /** Whether battles are decided in this window: the active game master's, and of his windows the one that holds the lease. */
  get isHere(): boolean {
    return game.user.isActiveGM && !this.#windows.isPassive;
  }

  /** The same, once the other windows of a user who has several have been heard. */
  async #decides(): Promise<boolean> {
    return game.user.isActiveGM && (await this.#windows.decides()) && this.isHere;
  }

  /** Checks and carries out what a user asks for, who is known to be the one who asks; never rejects. */
  async answer(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.#decides())) return refused('another-window');
    const { battle, request } = envelopeFields(envelope);
    const user = game.users.get(asking);
    const combat = this.#store.combat(battle);
    if (!user || !combat) return refused('no-such-battle');
    const { id, isGM } = user;
    const seats = seatsOf(combat.system.seats, { id, isGM }, (other) => game.users.get(other) !== undefined);
    const read = requestFrom(request);
    if ('fault' in read) return refused('unusable-request', read);
    if (isLockedIn(combat)) return refused('battle-is-locked');
    try {
      // Only what a game master puts right goes on.
      if (combat.system.paused && !('correct' in read.request && isGM)) return refused('battle-is-paused');
      return await this.#hostOf(battle).decide(read, { seats, gameMaster: isGM });
    } catch (error) {
      return refused(reasonOf(error));
    }
  }

  /** Keeps what a user says about the dice of a battle, who is known to be the one who says it; never rejects. */
  async answerWord(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.#decides())) return refused('another-window');
    const { battle, word }: { readonly battle?: unknown; readonly word?: unknown } = Object(envelope);
    const user = game.users.get(asking);
    const combat = this.#store.combat(String(battle));
    if (!user || !combat?.id) return refused('no-such-battle');
    try {
      const read = readWhole('the word', (faults) => readDiceWord(word, 'word', faults));
      const isHis = 'side' in read ? !user.isGM && combat.system.seats[read.side] === user.id : user.isGM;
      if (!isHis) return refused('not-yours-to-say');
      await this.#hostOf(combat.id).say(read);
      return { ok: true, revision: combat.system.revision };
    } catch (error) {
      if (!(error instanceof UnusableData)) return refused(reasonOf(error));
      return refused('unusable-request', { fault: error.faults[0] ?? '' });
    }
  }

  /** Puts a piece right, for the game master of this client. */
  correct(battle: string, correction: Correction): Promise<Refusal | undefined> {
    // Several pieces may be dragged at once: each correction sees the battle as the one before has left it.
    const corrected = this.#corrections.then(() => this.#correct(battle, correction));
    this.#corrections = corrected.catch(() => undefined);
    return corrected;
  }

  async #correct(battle: string, correct: Correction): Promise<Refusal | undefined> {
    const revision = this.#store.combat(battle)?.system.revision ?? 0;
    const request: RequestMessage = { id: foundry.utils.randomID(), revision, request: { correct } };
    const result = await this.answer({ battle, request }, game.user.id);
    return result.ok ? undefined : result.refusal;
  }

  /** Lets a battle that has just been set up begin. */
  async open(battle: string): Promise<void> {
    if (await this.#decides()) await this.#hostOf(battle).open();
  }

  /** Lets a battle go on whose record nobody can read any more, with hidden cards dealt anew. */
  async dealAnew(battle: string): Promise<void> {
    if (!(await this.#decides())) throw new Error(localize('PDC.rules.reason.another-game-master'));
    await this.#hostOf(battle).dealAnew();
  }

  /** Draws the position of a battle into its tokens and actors; of a paused one no more than a piece. */
  async project(battle: string, only?: PieceId): Promise<void> {
    if (await this.#decides()) await this.#hostOf(battle).project(only);
  }

  /** Deletes what was made for a battle that has been deleted, and tells. */
  async retire(combat: BattleCombat): Promise<void> {
    if (!combat.id || !(await this.#decides())) return;
    const host = this.#hostOf(combat.id);
    this.#hosts.delete(combat.id);
    try {
      const count = await host.retire(combat);
      ui.notifications.info(
        localize(`PDC.windows.session.cleared.${combat.scene ? 'battle' : 'scene'}`, {
          count: String(count),
        }),
      );
    } catch (error) {
      console.error(error);
      const fault = errorText(error);
      ui.notifications.error(localize('PDC.windows.session.notCleared', { fault }), { permanent: true });
    }
  }

  #hostOf(battle: string): BattleHost {
    const host =
      this.#hosts.get(battle) ?? new BattleHost(battle, this.#store, this.#ports, () => this.isHere);
    this.#hosts.set(battle, host);
    return host;
  }
}

/** What an envelope says, whatever it is that has come. */
function envelopeFields(envelope: unknown): RequestEnvelope {
  const { battle, request }: Partial<RequestEnvelope> = Object(envelope);
  return { battle: typeof battle === 'string' ? battle : '', request };
}

/** The key of the reason why something went wrong. */
function reasonOf(error: unknown): string {
  if (error instanceof NotDecided) return error.message;
  console.error(error);
  if (!(error instanceof UnusableData)) return 'not-carried-out';
  // The journal of the battle is damaged: whoever can mend it learns where.
  ui.notifications.error(localize('PDC.windows.session.unreadable', { fault: error.message }), {
    permanent: true,
  });
  return 'battle-journal-unusable';
}

/** What somebody's client asks for, or what is wrong with it: nonsense is no fault of this client. */
function requestFrom(data: unknown): RequestMessage | { readonly fault: string } {
  try {
    return readRequestMessage(data);
  } catch (error) {
    console.warn(error);
    if (!(error instanceof UnusableData)) return { fault: '' };
    return { fault: error.faults[0] ?? '' };
  }
}
