import {
  advance,
  type DrawQuery,
  drew,
  type Input,
  type Lesson,
  type Open,
  type Query,
  type Refusal,
  type Reply,
  type RollQuery,
  type Ruleset,
} from '../core';
import { withCorrection } from './corrections';
import { lessonInput, lessonRefusal, prescribedReply } from './lesson-play';
import { requestRefusal } from './permission';
import { reportOf } from './report';
import type { Authority, Request, RequestMessage } from './request';
import type { Report, Result, Save } from './save';
import { because, lean } from './save';
import { actionCount, isFreeToUndo, redone, takenUp, undone } from './undo';

/** What a match needs from the place where it is played. */
export interface Ports {
  /** Rolls the dice of the table: as many faces as the query counts. */
  roll(query: RollQuery): Promise<readonly string[]>;
  /** Draws as many cards as the query counts from its pile, unseen. */
  draw(query: DrawQuery): Promise<readonly string[]>;
  /** Keeps the battle; must throw, and keep nothing, where this client may not decide any more. */
  keep(save: Save): Promise<void>;
}

/** What became of a request: what the requester is told, and what everyone is shown. */
export interface Outcome {
  readonly result: Result;
  /** Absent if nothing happened on the board: refused, carried out before, or only proposed. */
  readonly report?: Report;
}

const RECEIPTS_KEPT = 40;

/** A battle being played, on the one client that decides it. Requests are carried out one after the other. */
export class Match {
  readonly #rules: Ruleset;
  readonly #ports: Ports;
  /** The lesson that the battle is: chance and the other side are written out. */
  readonly #lesson: Lesson | undefined;
  #save: Save;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(rules: Ruleset, save: Save, ports: Ports, lesson?: Lesson) {
    this.#rules = rules;
    this.#save = save;
    this.#ports = ports;
    this.#lesson = lesson;
  }

  get save(): Save {
    return this.#save;
  }

  /** Carries a request out, or says why not. Rejects, with nothing changed, if a port fails. */
  submit(request: RequestMessage, authority: Authority): Promise<Outcome> {
    const outcome = this.#queue.then(() => this.#carryOut(request, authority));
    this.#queue = outcome.catch(() => undefined);
    return outcome;
  }

  async #carryOut(request: RequestMessage, authority: Authority): Promise<Outcome> {
    const receipt = this.#save.receipts.find(({ id }) => id === request.id);
    if (receipt) return { result: receipt.result };
    const refusal = this.#refusal(request, authority);
    if (refusal) return { result: { ok: false, refusal } };
    const before = this.#save;
    const after = await this.#after(request, authority);
    const result: Result = { ok: true, revision: before.revision + 1 };
    // What is only proposed changes neither the record nor the open order.
    const isReported = after.record !== before.record || after.open !== before.open;
    const revision = before.revision + 1;
    const whole: Save = {
      ...after,
      revision,
      reported: isReported ? revision : before.reported,
      receipts: [...before.receipts, { id: request.id, result }].slice(-RECEIPTS_KEPT),
    };
    // Reported before it is kept: what can't be reported must not have happened.
    const report = isReported ? reportOf(this.#rules, before, whole) : undefined;
    const save = lean(whole);
    await this.#ports.keep(save);
    this.#save = save;
    return { result, ...(report && { report }) };
  }

  async #after({ request }: RequestMessage, authority: Authority): Promise<Save> {
    // Whoever goes on with the battle lets a proposal drop.
    const save: Save = { ...this.#save, proposal: null };
    if ('undoTo' in request) return this.#undo(save, request.undoTo, authority);
    if ('redo' in request) return redone(this.#rules, save);
    if ('takeUp' in request) return takenUp(this.#rules, save, request.takeUp);
    if ('consent' in request) {
      const { proposal } = this.#save;
      return request.consent && proposal ? undone(this.#rules, save, proposal.undoTo) : save;
    }
    if ('correct' in request) return withCorrection(this.#rules, save, request.correct);
    return this.#played(save, this.#lesson ? lessonInput(this.#lesson, this.#save) : inputOf(request));
  }

  #refusal(message: RequestMessage, authority: Authority): Refusal | undefined {
    if (message.revision !== this.#save.revision) return because('stale');
    const { request } = message;
    const refusal = this.#lesson && lessonRefusal(this.#lesson, this.#save, request, authority);
    // What the lesson writes out itself is legal: it has been played through.
    if (refusal || (this.#lesson && 'goOn' in request)) return refusal;
    return requestRefusal(this.#rules, this.#save, message, authority);
  }

  /** Takes back at once, or asks the other side for its consent. */
  #undo(save: Save, undoTo: number, { seats, gameMaster }: Authority): Save {
    const [by] = seats;
    if (gameMaster || by === undefined || this.#lesson || isFreeToUndo(save, undoTo, seats)) {
      return undone(this.#rules, save, undoTo);
    }
    return { ...save, proposal: { by, undoTo } };
  }

  async #played(save: Save, input: Input): Promise<Save> {
    const { state, open, record } = save;
    const actions = actionCount(save);
    let step = advance(this.#rules, { state, open }, input);
    for (
      let reply = await this.#chance(step.query, step.played, actions);
      reply;
      reply = await this.#chance(step.query, step.played, actions)
    ) {
      step = advance(this.#rules, step.game, { reply });
    }
    if (step.game.open) return { ...save, open: step.game.open };
    return { ...save, state: step.game.state, open: null, record: [...record, step.played] };
  }

  /** The reply of the dice or of the deck; undefined for what only a side can answer. */
  async #chance(query: Query | undefined, played: Open, actions: number): Promise<Reply | undefined> {
    if (this.#lesson && query) return prescribedReply(this.#lesson, actions, played, query);
    if (query?.kind === 'roll') return { kind: 'rolled', faces: await this.#ports.roll(query) };
    if (query?.kind === 'draw') return drew(query, await this.#ports.draw(query));
    return undefined;
  }
}

/** What a request asks the rules to do. */
function inputOf(request: Request): Input {
  if ('order' in request) return { order: request.order };
  return { reply: { kind: 'chose', option: 'choose' in request ? request.choose : '' } };
}
