import { IllegalReply, type Query, type Reply, type Side } from '../core';
import type { Campaign } from './campaign';
import type { CampaignDie } from './dice';
import { afterEvent, type CampaignEvent } from './event';

/** A procedure of a campaign, step by step: yields each query, and is sent the reply. */
export type CampaignProcedure<T = void> = Generator<Query, T, Reply>;

/** The context of a campaign procedure: the current campaign, and the ways to roll, to ask, and to change it. */
export class CampaignContext {
  readonly events: CampaignEvent[] = [];

  constructor(public campaign: Campaign) {}

  /** Applies an event to the campaign and records it. */
  tell(event: CampaignEvent): void {
    this.events.push(event);
    this.campaign = afterEvent(this.campaign, event);
  }

  /** Writes a line into the chronicle. */
  chronicle(key: string, blanks: Readonly<Record<string, string>> = {}): void {
    this.tell({ type: 'told', key, blanks });
  }

  /** Rolls dice of a kind for a side; returns the faces as they fell. */
  *roll(
    reason: string,
    side: Side,
    die: CampaignDie,
    count: number,
    about = '',
  ): CampaignProcedure<readonly string[]> {
    const reply = yield {
      kind: 'roll',
      reason,
      side,
      die: die.id,
      count,
      classes: [...new Set(die.faces)].map((face) => ({ name: face, faces: [face] })),
      modifiers: [],
      mark: '',
      ...(about && { unit: about }),
    };
    if (reply.kind !== 'rolled' || reply.faces.length !== count) {
      throw new IllegalReply(`${reason}: ${count} dice are rolled`);
    }
    const odd = reply.faces.find((face) => !die.faces.includes(face));
    if (odd !== undefined) throw new IllegalReply(`${reason}: the die has no face "${odd}"`);
    this.tell({ type: 'rolled', reason, side, about, die: die.id, faces: reply.faces });
    return reply.faces;
  }

  /** Asks a side to choose; a single option is no question. */
  *ask(
    reason: string,
    side: Side,
    options: readonly string[],
    {
      about = '',
      of = 'choice',
    }: { readonly about?: string; readonly of?: 'choice' | 'space' | 'unit' } = {},
  ): CampaignProcedure<string> {
    const [only] = options;
    if (only === undefined) throw new RangeError(`${reason}: there is nothing to choose from`);
    if (options.length === 1) return only;
    const reply = yield { kind: 'ask', reason, side, unit: about, of, options, mark: '' };
    if (reply.kind !== 'chose' || !options.includes(reply.option)) {
      throw new IllegalReply(`${reason}: expected one of ${options.join(', ')}`);
    }
    return reply.option;
  }
}
