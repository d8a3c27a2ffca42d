import {
  type Advance,
  advance,
  type DrawQuery,
  drew,
  type Input,
  InTurn,
  type Lesson,
  type Open,
  type Query,
  type Refusal,
  type Reply,
  type RollQuery,
  type Ruleset,
  resume,
  type State,
} from '../core';
import { withCorrection } from './corrections';
import { lessonInput, lessonRefusal, prescribedReply } from './lesson/lesson-play';
import { requestRefusal } from './permission';
import type { RollPlace } from './provable/derived-roll';
import { lastPledge, type ProvableDice } from './provable/provable-dice';
import { rollsMade } from './provable/roll-numbers';
import { reportOf } from './report';
import type { Authority, Request, RequestMessage } from './request';
import type { Report, Result, Save } from './save';
import { because, lean, RECEIPTS_KEPT } from './save';
import { pretendedQuestion } from './secrets/pretence';
import { actionCount, redone, resumed, undone } from './undo';
import { consented, undoneOrProposed } from './undo-consent';

/** The services that a match needs from its host. */
export interface Ports {
  /** Rolls as many dice as the query counts; derived from the place if there is one. */
  roll(query: RollQuery, place?: RollPlace): Promise<readonly string[]>;
  /** Draws as many cards as the query counts from its pile, face down; derived from the place if there is one. */
  draw(query: DrawQuery, place?: RollPlace): Promise<readonly string[]>;
  /** Saves the battle; must throw, and save nothing, if this client may no longer decide it. */
  keep(save: Save): Promise<void>;
}

/** The outcome of a request: the result for the requester, and the report for everyone. */
export interface Outcome {
  readonly result: Result;
  /** Absent if nothing changed on the board: the request was refused, carried out before, or only proposed. */
  readonly report?: Report;
}

/** A battle in play, on the one client that decides it. Requests are carried out one at a time. */
export class Match {
  readonly #rules: Ruleset;
  readonly #ports: Ports;
  /** The lesson that is played, if any, with its prescribed dice and moves of the other side. */
  readonly #lesson: Lesson | undefined;
  #save: Save;
  /** The revision since which only the dice data have changed. */
  #since: number;
  readonly #queue = new InTurn();

  constructor(rules: Ruleset, save: Save, ports: Ports, lesson?: Lesson) {
    this.#rules = rules;
    this.#save = save;
    this.#since = save.revision;
    this.#ports = ports;
    this.#lesson = lesson;
  }

  get save(): Save {
    return this.#save;
  }

  /** Carries a request out or refuses it. Rejects, with nothing changed, if a port fails. */
  submit(request: RequestMessage, authority: Authority): Promise<Outcome> {
    return this.#queue.do(() => this.#carryOut(request, authority));
  }

  /**
   * Saves a change of the dice data. Clients that saw the battle before may still send requests: its position is the
   * same.
   */
  noteDice(change: (dice: ProvableDice, rolled: number) => ProvableDice): Promise<void> {
    return this.#queue.do(async () => {
      const { dice, revision } = this.#save;
      const changed = dice && change(dice, rollsMade(this.#save));
      if (!changed || changed === dice) return;
      const save: Save = { ...this.#save, dice: changed, revision: revision + 1 };
      await this.#ports.keep(save);
      this.#save = save;
    });
  }

  async #carryOut(request: RequestMessage, authority: Authority): Promise<Outcome> {
    const receipt = this.#save.receipts.find(({ id }) => id === request.id);
    if (receipt) return { result: receipt.result };
    const refusal = this.#refusal(request, authority);
    if (refusal) return { result: { ok: false, refusal } };
    const before = this.#save;
    const after = await this.#after(request, authority);
    const result: Result = { ok: true, revision: before.revision + 1 };
    // A mere proposal changes neither the record nor the open order.
    const isReported = after.record !== before.record || after.open !== before.open;
    const revision = before.revision + 1;
    const whole: Save = {
      ...after,
      revision,
      reported: isReported ? revision : before.reported,
      receipts: [...before.receipts, { id: request.id, result }].slice(-RECEIPTS_KEPT),
    };
    // Reported before it is saved: if a report is impossible, nothing must have happened.
    const report = isReported ? reportOf(this.#rules, before, whole) : undefined;
    const save = lean(whole);
    await this.#ports.keep(save);
    this.#save = save;
    this.#since = revision;
    return { result, ...(report && { report }) };
  }

  async #after({ request }: RequestMessage, authority: Authority): Promise<Save> {
    // Any further request drops an open proposal.
    const save: Save = { ...this.#save, proposal: null };
    if ('undoTo' in request) {
      return this.#lesson
        ? undone(this.#rules, save, request.undoTo)
        : undoneOrProposed(this.#rules, save, request.undoTo, authority);
    }
    if ('redo' in request) return redone(this.#rules, save);
    if ('takeUp' in request) return resumed(this.#rules, save, request.takeUp);
    if ('consent' in request) return consented(this.#rules, save, this.#save.proposal, request.consent);
    if ('correct' in request) return withCorrection(this.#rules, save, request.correct);
    const input = this.#lesson ? lessonInput(this.#lesson, this.#save) : inputOf(request);
    return this.#played(save, input, authority);
  }

  #refusal(message: RequestMessage, authority: Authority): Refusal | undefined {
    const isSeen = message.revision >= this.#since && message.revision <= this.#save.revision;
    if (!isSeen) return because('stale');
    const { request } = message;
    const refusal = this.#lesson && lessonRefusal(this.#lesson, this.#save, request, authority);
    // The lesson's own moves are legal, since the whole lesson was tested.
    if (refusal || (this.#lesson && 'goOn' in request)) return refusal;
    return requestRefusal(this.#rules, this.#save, { ...message, revision: this.#save.revision }, authority);
  }

  async #played(save: Save, input: Input, authority: Authority): Promise<Save> {
    const { state, open, record } = save;
    const actions = actionCount(save);
    const waiting = open && 'reply' in input ? resume(this.#rules, state, open) : undefined;
    // A pretended question, asked only to hide that there was no choice, leaves no reply.
    let isLetBe = waiting !== undefined && waiting.query?.kind !== 'ask';
    let step: Pick<Advance, 'game' | 'played' | 'query'> =
      open && waiting && isLetBe
        ? { game: { state, open }, played: open, query: waiting.query }
        : advance(this.#rules, { state, open }, input);
    for (;;) {
      if (!isLetBe && this.#isPretending(state, step, authority)) break;
      isLetBe = false;
      const reply = await this.#chance(step.query, step.played, actions);
      if (!reply) break;
      step = advance(this.#rules, step.game, { reply });
    }
    if (step.game.open) return { ...save, open: step.game.open };
    return { ...save, state: step.game.state, open: null, record: [...record, step.played] };
  }

  /** True if the other side is asked although it has only one answer; a player of both sides is never asked. */
  #isPretending(state: State, { query, played }: Pick<Advance, 'query' | 'played'>, { seats }: Authority) {
    if (this.#lesson || !query || seats.length > 1) return false;
    return pretendedQuestion(this.#rules, state, played, query) !== null;
  }

  /** The reply of the dice or of the deck; undefined for a question that a side must answer. */
  async #chance(query: Query | undefined, played: Open, actions: number): Promise<Reply | undefined> {
    if (this.#lesson && query) return prescribedReply(this.#lesson, actions, played, query);
    if (!query || query.kind === 'ask') return undefined;
    const place = this.#placeOf(played);
    const numbered = place && { number: place.number };
    if (query.kind === 'draw') return { ...drew(query, await this.#ports.draw(query, place)), ...numbered };
    return { kind: 'rolled', faces: await this.#ports.roll(query, place), ...numbered };
  }

  /** The place of the next roll in the battle; undefined if its dice are plain. */
  #placeOf(played: Open): RollPlace | undefined {
    const { dice } = this.#save;
    if (!dice) return undefined;
    const number = rollsMade(this.#save, played) + 1;
    const pledge = lastPledge(dice);
    if (!pledge || pledge.from > number || pledge.seed !== undefined)
      throw new Error('no seed has been sealed for this roll');
    return { name: dice.name, pledge, number };
  }
}

/** The input for the rules that a request makes. */
function inputOf(request: Request): Input {
  if ('order' in request) return { order: request.order };
  return { reply: { kind: 'chose', option: 'choose' in request ? request.choose : '' } };
}
