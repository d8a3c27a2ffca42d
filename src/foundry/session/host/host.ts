import {
  type Correction,
  errorText,
  InTurn,
  type PieceId,
  type Refusal,
  type Ruleset,
  readWhole,
  type Side,
  UnusableData,
} from '../../../core';
import {
  because,
  type RequestMessage,
  type Result,
  readDiceWord,
  readRequestMessage,
  type Save,
  undoGoal,
} from '../../../match';
import type { SessionPorts } from '../../battle';
import { type BattleCombat, officersIn, officersSides, type RequestEnvelope } from '../../documents';
import { localize } from '../../texts';
import type { BattleStore } from '../battle-store';
import { isLockedIn } from '../journal/is-locked';
import { seatsOf } from '../seats';
import { BattleHost } from './battle-host';
import type { Leases } from './leases';
import { NotDecided } from './open-match';

export const refused = (reason: string, about: Readonly<Record<string, string>> = {}): Result => ({
  ok: false,
  refusal: { ...because(reason), about },
});

/** The functions of the user's windows that the host needs. */
type Windows = Pick<Leases, 'isPassive' | 'decides'>;

/** Answers the requests of all users, on the active GM's client. */
export class Host {
  readonly #store: BattleStore;
  readonly #ports: SessionPorts;
  readonly #windows: Windows;
  readonly #hosts = new Map<string, BattleHost>();
  readonly #listeners: (() => void)[] = [];
  readonly #corrections = new InTurn();

  constructor(store: BattleStore, ports: SessionPorts, windows: Windows) {
    this.#store = store;
    this.#ports = ports;
    this.#windows = windows;
  }

  /** Calls the listener after each request, when the match is as the record has it. */
  onDecided(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Tells that a battle has decided a request. */
  decided(): void {
    for (const listener of this.#listeners) listener();
  }

  /** True if this window is the host: the active GM's window that holds the lease. */
  get isHere(): boolean {
    // Others may connect before this window knows its own user.
    return game.user?.isActiveGM === true && !this.#windows.isPassive;
  }

  /** The same, after hearing from the other windows of a user who has several. */
  async decides(): Promise<boolean> {
    return game.user.isActiveGM && (await this.#windows.decides()) && this.isHere;
  }

  /** Checks and carries out a user's request, whose sender is verified; never rejects. */
  async answer(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.decides())) return refused('another-window');
    const { battle, request } = envelopeFields(envelope);
    const user = game.users.get(asking);
    const combat = this.#store.combat(battle);
    if (!user || !combat) return refused('no-such-battle');
    const { id, isGM } = user;
    const seats = seatsOf(combat.system, { id, isGM }, (other) => game.users.get(other) !== undefined);
    const read = requestFrom(request);
    if ('fault' in read) return refused('unusable-request', read);
    if (isLockedIn(combat)) return refused('battle-is-locked');
    if (this.#isOfficers(combat, read)) return refused('officer-commands');
    try {
      // While a battle is paused, only a GM's corrections are accepted.
      if (combat.system.paused && !('correct' in read.request && isGM)) return refused('battle-is-paused');
      return await this.#hostOf(battle).decide(this.#meant(combat, read), { seats, gameMaster: isGM });
    } catch (error) {
      return refused(reasonOf(error));
    }
  }

  /** True if a request decides for a side that an officer commands: not even a GM overrules it. */
  #isOfficers({ id, system }: BattleCombat, { request }: RequestMessage): boolean {
    const officers = officersIn(system);
    if ('order' in request) return officers[request.order.side] !== undefined;
    const asked = 'choose' in request ? this.#store.find(id ?? '')?.question?.side : undefined;
    return asked !== undefined && officers[asked] !== undefined;
  }

  /** The request as meant: an undo of nothing but officers' orders goes back to the last order of another side. */
  #meant({ id, system }: BattleCombat, message: RequestMessage): RequestMessage {
    const { request } = message;
    const sides = officersSides(system);
    const stand = 'undoTo' in request && sides.length > 0 ? this.standOf(id ?? '') : undefined;
    if (!stand || !('undoTo' in request)) return message;
    return { ...message, request: { undoTo: undoGoal(stand.save, request.undoTo, sides) } };
  }

  /**
   * Carries out the decision of an officer, or a standing order, for a side like a player's request, if it is still to
   * be carried out; never rejects.
   */
  async carryOut(
    battle: string,
    side: Side,
    decided: RequestMessage,
    isStill: (combat: BattleCombat) => boolean,
  ): Promise<Result> {
    if (!(await this.decides())) return refused('another-window');
    const combat = this.#store.combat(battle);
    if (!combat) return refused('stale');
    if (isLockedIn(combat)) return refused('battle-is-locked');
    if (combat.system.paused) return refused('battle-is-paused');
    if (!isStill(combat)) return refused('stale');
    try {
      return await this.#hostOf(battle).decide(decided, { seats: [side], gameMaster: false });
    } catch (error) {
      return refused(reasonOf(error));
    }
  }

  /** The rules and the save of a battle; undefined where this window does not decide it, or can't read it. */
  standOf(battle: string): { readonly rules: Ruleset; readonly save: Save } | undefined {
    const combat = this.#store.combat(battle);
    if (!combat || !this.isHere || isLockedIn(combat)) return undefined;
    try {
      const { rules, match } = this.#hostOf(battle).now;
      return { rules, save: match.save };
    } catch {
      // A record that can't be read is reported when the position is drawn.
      return undefined;
    }
  }

  /** Saves a user's message about the dice of a battle, whose sender is verified; never rejects. */
  async answerWord(envelope: unknown, asking: string): Promise<Result> {
    if (!game.user.isActiveGM) return refused('another-game-master');
    if (!(await this.decides())) return refused('another-window');
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

  /** Corrects a piece, for the GM of this client. */
  correct(battle: string, correction: Correction): Promise<Refusal | undefined> {
    // Several pieces may be dragged at once: each correction starts from the result of the one before.
    return this.#corrections.do(() => this.#correct(battle, correction));
  }

  async #correct(battle: string, correct: Correction): Promise<Refusal | undefined> {
    const revision = this.#store.combat(battle)?.system.revision ?? 0;
    const request: RequestMessage = { id: foundry.utils.randomID(), revision, request: { correct } };
    const result = await this.answer({ battle, request }, game.user.id);
    return result.ok ? undefined : result.refusal;
  }

  /** Carries out the opening of a battle that has just been set up. */
  async open(battle: string): Promise<void> {
    if (await this.decides()) await this.#hostOf(battle).open();
  }

  /** Continues a battle whose record can't be read any more, with hidden cards dealt again. */
  async dealAgain(battle: string): Promise<void> {
    if (!(await this.decides())) throw new Error(localize('PDC.rules.reason.another-game-master'));
    await this.#hostOf(battle).dealAgain();
  }

  /** Updates the tokens and actors of a battle from its position; in a paused battle, only the given pieces. */
  async project(battle: string, only?: readonly PieceId[]): Promise<void> {
    if (await this.decides()) await this.#hostOf(battle).project(only);
  }

  /** Deletes the documents made for a battle that has been deleted, and reports it. */
  async retire(combat: BattleCombat): Promise<void> {
    if (!combat.id || !(await this.decides())) return;
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
    const host = this.#hosts.get(battle) ?? new BattleHost(battle, this.#store, this.#ports, this);
    this.#hosts.set(battle, host);
    return host;
  }
}

/** The fields of an envelope of any content. */
function envelopeFields(envelope: unknown): RequestEnvelope {
  const { battle, request }: Partial<RequestEnvelope> = Object(envelope);
  return { battle: typeof battle === 'string' ? battle : '', request };
}

/** The key of the reason for an error. */
function reasonOf(error: unknown): string {
  if (error instanceof NotDecided) return error.message;
  console.error(error);
  if (!(error instanceof UnusableData)) return 'not-carried-out';
  // The battle journal is damaged: show where to the GM, who can repair it.
  ui.notifications.error(localize('PDC.windows.session.unreadable', { fault: error.message }), {
    permanent: true,
  });
  return 'battle-journal-unusable';
}

/** A client's request, or its fault: invalid data must not cause an error here. */
function requestFrom(data: unknown): RequestMessage | { readonly fault: string } {
  try {
    return readRequestMessage(data);
  } catch (error) {
    console.warn(error);
    if (!(error instanceof UnusableData)) return { fault: '' };
    return { fault: error.faults[0] ?? '' };
  }
}
