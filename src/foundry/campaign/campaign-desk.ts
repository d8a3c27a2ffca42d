import type { PartyId } from '../../campaign';
import { errorText } from '../../core';
import type { Thought } from '../battle';
import { officerOf } from '../battle/campaign-port';
import { AGAIN, type Pace, Work } from '../battle/officer-work';
import { type CampaignEnvelope, type CampaignResult, type OfficerLevel, ownWrite } from '../documents';
import { localize, localizeRefusal } from '../texts';
import type { CampaignHost } from './campaign-host';
import type { CampaignRead, CampaignStore } from './campaign-store';

/** Begins to answer an open question of a campaign, which is plain data: all of it is public. */
export type AnswerBetween = (asked: unknown, level: OfficerLevel, seed: number) => Thought<string>;

/** The reasons why an answer comes to nothing without a fault of the officer. */
const OVERTAKEN: readonly string[] = ['another-game-master', 'campaign-has-moved-on', 'no-such-campaign'];

/** A question that an officer is to answer. */
interface Asked {
  readonly read: CampaignRead;
  readonly party: PartyId;
  readonly level: OfficerLevel;
}

/** The functions of the window that the desk needs. */
export interface DeskPorts {
  /** True if this client decides. */
  isHere(): boolean;
  readonly answerBetween: AnswerBetween;
  pace(): Pace;
}

/**
 * Lets officers answer the questions between battles, in the window that decides: at every change it looks at what the
 * campaigns ask, so that officers go on once after a reload or a crash, and stop when a campaign has moved on.
 */
export class CampaignDesk {
  readonly #store: CampaignStore;
  readonly #host: Pick<CampaignHost, 'decide'>;
  readonly #ports: DeskPorts;
  /** The answers on their way, by the keys of their pages. */
  readonly #works = new Map<string, Work>();
  /** Drawn anew in every window, and never stored. */
  readonly #seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

  constructor(store: CampaignStore, host: Pick<CampaignHost, 'decide'>, ports: DeskPorts) {
    this.#store = store;
    this.#host = host;
    this.#ports = ports;
  }

  /** Begins to answer what officers are asked, and stops what is asked no more. */
  look(): void {
    const asked = new Map(this.#asked().map((each) => [each.read.page, each]));
    for (const [page, work] of this.#works) {
      const each = asked.get(page);
      if (!each || keyOf(each) !== work.key) this.#drop(page);
    }
    for (const [page, each] of asked) if (!this.#works.has(page)) this.#begin(each);
  }

  #asked(): readonly Asked[] {
    if (!this.#ports.isHere() || game.paused) return [];
    return this.#store.open().flatMap((read) => {
      const party = read.question?.party;
      const level = party === undefined ? undefined : officerOf(read, party);
      return party !== undefined && level ? [{ read, party, level }] : [];
    });
  }

  #drop(page: string): void {
    this.#works.get(page)?.stop();
    this.#works.delete(page);
  }

  #begin(asked: Asked): void {
    const work = new Work(keyOf(asked));
    this.#works.set(asked.read.page, work);
    void this.#answer(asked, work).catch((error: unknown) => this.#fail(asked, work, error));
  }

  async #answer({ read, party, level }: Asked, work: Work): Promise<void> {
    const { page, revision, play, scenarios } = read;
    const waited = work.pause(this.#ports.pace().answer);
    const { save, open } = play;
    const { choice, stop } = this.#ports.answerBetween({ save, open, scenarios }, level, this.#seed);
    work.atStop(stop);
    const option = await choice;
    await waited;
    if (work.isStopped) return;
    const envelope: CampaignEnvelope = { page, revision, request: { choose: option } };
    const { refusal }: CampaignResult = await this.#host.decide(party, envelope);
    if (refusal && !OVERTAKEN.includes(refusal.reason)) throw new Error(localizeRefusal(refusal, 'campaign'));
    if (!refusal || work.isStopped) return;
    // An answer that was overtaken is given again at the next change, or after a while where none comes.
    await work.pause(AGAIN);
    if (!work.isStopped) this.#drop(page);
    this.look();
  }

  /** Gives the party of an officer that failed to the GM, who is told why. */
  async #fail({ read, party }: Asked, work: Work, error: unknown): Promise<void> {
    if (work.isStopped) return;
    console.error(error);
    const side = read.campaign.plan.parties[party]?.name ?? party;
    ui.notifications.error(localize('PDC.windows.officers.failed', { side, fault: errorText(error) }), {
      permanent: true,
    });
    const seats = JSON.stringify({ ...read.seats, [party]: '' });
    await this.#store.page(read.page)?.update({ system: { seats } }, ownWrite()).catch(console.error);
  }
}

/** Names the question and the officer: anything else is another piece of work. */
const keyOf = ({ read: { page, revision }, party, level }: Asked): string =>
  `${page} ${revision} ${party} ${level}`;
