import { errorText, type Ruleset } from '../../../core';
import type { Request, Save } from '../../../match';
import type { OfficerThinker } from '../../battle';
import { AGAIN, type Pace, Work } from '../../battle/officer-work';
import { type BattleCombat, isBattle, type OfficerLevel, officersIn, ownWrite } from '../../documents';
import { localize, localizeRefusal } from '../../texts';
import type { Host } from '../host/host';
import { standInsOf } from '../seats';
import { type Duty, dutyOf } from './duty';
import type { StandingAnswers } from './standing-orders';

/** The shortest times that an order or an answer of an officer takes, and an answer of a player, in milliseconds. */
interface BattlePace extends Pace {
  /** Drawn anew for each answer that stands, so that nobody can tell it from one given by hand. */
  readonly player: { readonly least: number; readonly most: number };
}

/** Progress is shown of what takes longer than this, in milliseconds. */
const SOON = 500;

/**
 * The reasons why a decision comes to nothing without a fault of the officer: the battle has changed meanwhile, or this
 * window decides it no more.
 */
const OVERTAKEN: readonly string[] = [
  'stale',
  'another-game-master',
  'another-window',
  'no-such-battle',
  'battle-is-locked',
  'battle-is-paused',
  'not-pledged',
];

/** A battle in which an officer is to act, or a standing order. */
interface Acting {
  readonly battle: string;
  readonly rules: Ruleset;
  readonly save: Save;
  readonly duty: Duty;
  /** Absent if the side has no officer: the answer stands. */
  readonly level?: OfficerLevel;
  /** The option by which a standing order answers. */
  readonly standing?: string;
}

/** Names a moment and what is to be done in it: anything else is another piece of work. */
const keyOf = ({ save, duty, level, standing }: Acting): string =>
  [save.revision, duty.kind, duty.side, level, standing].join(' ');

/** The time that a decision takes at least. An answer that stands takes the time of a player, who thinks. */
function timeFor({ duty, level }: Acting, { order, answer, player }: BattlePace): number {
  if (duty.kind === 'order') return order;
  return level ? answer : player.least + Math.random() * (player.most - player.least);
}

/** Told how far an officer has come in a battle, from 0 to 1; null when the decision is made or dropped. */
export type ThinkingListener = (battle: string, share: number | null) => void;

/**
 * Lets the officers play and standing orders answer, in the window that decides: at every change it looks what the
 * record asks of them, so that they go on once after a reload or a crash, and stop when the battle has moved on.
 */
export class OfficerDesk {
  readonly #host: Host;
  readonly #thinker: OfficerThinker;
  readonly #pace: () => BattlePace;
  readonly #standing: StandingAnswers;
  readonly #works = new Map<string, Work>();
  readonly #listeners: ThinkingListener[] = [];
  /** Drawn anew in every window, and never stored. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

  constructor(host: Host, thinker: OfficerThinker, pace: () => BattlePace, standing: StandingAnswers) {
    this.#host = host;
    this.#standing = standing;
    host.onDecided(() => this.look());
    this.#thinker = thinker;
    this.#pace = pace;
  }

  onThinking(listener: ThinkingListener): void {
    this.#listeners.push(listener);
  }

  /** Begins what officers have to do in any battle, and stops what is to be done no more. */
  look(): void {
    const there = new Set(game.combats.contents.map(({ id }) => id));
    for (const id of this.#works.keys()) if (!there.has(id)) this.#drop(id);
    for (const combat of game.combats.contents) {
      try {
        if (isBattle(combat)) this.#lookAt(combat);
      } catch (error) {
        // One battle must not stop another, nor the request after which they are looked at.
        console.error(error);
      }
    }
  }

  #lookAt(combat: BattleCombat): void {
    const battle = combat.id ?? '';
    const acting = this.#actingIn(battle, combat);
    const key = acting && keyOf(acting);
    if (this.#works.get(battle)?.key === key) return;
    this.#drop(battle);
    if (acting && key !== undefined) this.#begin(acting, key);
  }

  #actingIn(battle: string, combat: BattleCombat): Acting | undefined {
    const { system } = combat;
    const officers = officersIn(system);
    const isNobodys = !officers.south && !officers.north && !this.#standing.areIn(combat);
    if (isNobodys || system.paused || game.paused) return undefined;
    const stand = this.#host.standOf(battle);
    const duty = stand && dutyOf(stand.rules, stand.save);
    if (!stand || !duty) return undefined;
    const level = officers[duty.side];
    const standing = duty.kind === 'answer' ? this.#standing.choiceIn(combat, stand.rules, duty) : undefined;
    if (level === undefined && standing === undefined) return undefined;
    return { battle, ...stand, duty, ...(level && { level }), ...(standing !== undefined && { standing }) };
  }

  #drop(battle: string): void {
    this.#works.get(battle)?.stop();
    this.#works.delete(battle);
  }

  #begin(acting: Acting, key: string): void {
    const work = new Work(key);
    work.atStop(() => this.#tell(acting.battle, null));
    this.#works.set(acting.battle, work);
    void this.#do(acting, work).catch((error: unknown) => this.#fail(acting, work, error));
  }

  async #do(acting: Acting, work: Work): Promise<void> {
    const { duty, level, standing } = acting;
    const waited = work.pause(timeFor(acting, this.#pace()));
    // An officer who stands in takes the usual time for it, whatever the player has left standing.
    const decided = level && (requestWithoutThought(duty) ?? (await this.#decide(acting, level, work)));
    await waited;
    const request = standing === undefined ? decided : { choose: standing };
    if (request && !work.isStopped) await this.#carryOut(acting, work, request);
  }

  /** Resolves to the decision of the officer; never, if it is stopped before. */
  async #decide({ battle, rules, save, duty }: Acting, level: OfficerLevel, work: Work): Promise<Request> {
    const { state, open } = save;
    const options = duty.kind === 'answer' ? duty.question.options : null;
    const asked = { rules, level, seed: this.#seed, side: duty.side, state, open, options };
    const began = Date.now();
    const { choice, stop } = this.#thinker.think(asked, (share) => {
      if (!work.isStopped && Date.now() - began > SOON) this.#tell(battle, share);
    });
    work.atStop(stop);
    const made = await choice;
    return typeof made === 'string' ? { choose: made } : { order: made };
  }

  async #carryOut({ battle, rules, save, duty }: Acting, work: Work, request: Request): Promise<void> {
    this.#tell(battle, null);
    const message = { id: foundry.utils.randomID(), revision: save.revision, request };
    const isStill = (combat: BattleCombat) => {
      const acting = this.#actingIn(battle, combat);
      return acting !== undefined && keyOf(acting) === work.key;
    };
    const result = await this.#host.carryOut(battle, duty.side, message, isStill);
    if (!result.ok && !OVERTAKEN.includes(result.refusal.reason))
      throw new Error(localizeRefusal(result.refusal, rules.id));
    if (result.ok || this.#works.get(battle) !== work) return;
    // A decision that was overtaken is made again at the next change. Where none comes, since what was to be written
    // could not be, it is made again after a while.
    await work.pause(AGAIN);
    await this.#host.project(battle);
    if (!work.isStopped) this.#drop(battle);
    this.look();
  }

  /** Gives the side of an officer that failed to the GM, who is told why, or back to its player. */
  async #fail({ battle, save, duty: { side }, level }: Acting, work: Work, error: unknown): Promise<void> {
    if (work.isStopped) return;
    console.error(error);
    // Without an officer the question stays open for its player.
    if (!level) return;
    const combat = game.combats.get(battle);
    const standIn = isBattle(combat) ? standInsOf(combat.system)[side] : undefined;
    const fault = errorText(error);
    const text = standIn
      ? localize('PDC.windows.standIn.failed', {
          commander: game.users.get(standIn.user)?.name ?? '',
          fault,
        })
      : localize('PDC.windows.officers.failed', { side: save.state.sides[side].name, fault });
    ui.notifications.error(text, { permanent: true });
    await combat?.update({ system: { officers: { [side]: '' } } }, ownWrite()).catch(console.error);
  }

  #tell(battle: string, share: number | null): void {
    for (const listener of this.#listeners) listener(battle, share);
  }
}

/** The request by which an officer does a duty that leaves no choice; undefined if it has to think. */
function requestWithoutThought(duty: Duty): Request | undefined {
  if (duty.kind === 'consent') return { consent: true };
  const [only] = duty.kind === 'answer' && !duty.needsThought ? duty.question.options : [];
  return only === undefined ? undefined : { choose: only };
}
