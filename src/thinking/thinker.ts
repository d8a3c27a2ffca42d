import { type Advice, type Fought, type OfficerLevel, type TurnWorth, turnOf, viewOf } from '../ai';
import type { Open, Order, Ruleset, Side, State } from '../core';
import type { Answered, Asked } from './serve';
import { inSlices } from './slices';
import { type Known, type Result, type Task, working } from './task';

/** A moment of a battle in which a side has to decide. */
export interface Moment {
  readonly rules: Ruleset;
  readonly seed: number;
  /** The answers to choose from; null if an order is to be chosen. */
  readonly options: readonly string[] | null;
  readonly side: Side;
  /** The position before the open order. */
  readonly state: State;
  readonly open: Open | null;
}

/** A question to an officer: what is to be decided in a battle, by whom. */
export interface Question extends Moment {
  readonly level: OfficerLevel;
}

/** A battle that officers of one level are to fight from its beginning. */
export interface Trial {
  readonly rules: Ruleset;
  readonly start: State;
  readonly level: OfficerLevel;
  readonly seed: number;
}

/** An action of a finished battle that a Captain is to review. */
export interface Reviewed {
  readonly rules: Ruleset;
  readonly before: State;
  readonly action: Open;
  /** The battles by which each choice is measured. */
  readonly battles: number;
  readonly seed: number;
}

/** Work on its way. */
export interface Thought<T = Order | string> {
  /** Rejects with an Error if the officer fails; once stopped, it is never settled. */
  readonly choice: Promise<T>;
  stop(): void;
}

/** The officers of all games. */
export interface Thinker {
  /** Begins to decide; the listener is told the share of the work that is done, from 0 to 1. */
  think(question: Question, onShare: (share: number) => void): Thought;
  /** Begins to look for the best choices of a player. */
  advise(moment: Moment, onShare: (share: number) => void): Thought<readonly Advice[]>;
  /** Begins to fight a battle; rejects where there is no worker, since it takes too long for a page. */
  fight(trial: Trial): Thought<Fought>;
  /** Begins to answer a question between the battles of a campaign, which is given as plain data. */
  answerBetween(asked: unknown, level: OfficerLevel, seed: number): Thought<string>;
  /** Begins to review an action; undefined if no commander chose it. */
  review(reviewed: Reviewed, onShare: (share: number) => void): Thought<TurnWorth> | undefined;
}

/** A page draws a frame every 16 milliseconds: an officer who thinks in it leaves half of that to the rest. */
const SLICE = 8;

interface Waiting {
  readonly task: Task;
  readonly onShare: (share: number) => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** Officers that think in a worker, so that the page keeps its frames; in slices in the page where there is no worker. */
export class WorkerThinker implements Thinker {
  readonly #known: Known;
  readonly #script: string;
  readonly #waiting = new Map<number, Waiting>();
  /** The worker; null if none can be started, undefined until the first decision. */
  #worker: Worker | null | undefined;
  #count = 0;

  constructor(known: Known, script: string) {
    this.#known = known;
    this.#script = script;
  }

  think(question: Question, onShare: (share: number) => void): Thought {
    const { choice, stop } = this.#ask(question, question.level, onShare);
    return { choice: choice as Promise<Order | string>, stop };
  }

  advise(moment: Moment, onShare: (share: number) => void): Thought<readonly Advice[]> {
    const { choice, stop } = this.#ask(moment, null, onShare);
    return { choice: choice as Promise<readonly Advice[]>, stop };
  }

  fight({ rules, start, level, seed }: Trial): Thought<Fought> {
    const task = { kind: 'battle', ruleset: rules.id, start, level, seed } as const;
    const { choice, stop } = this.#begin(task, () => undefined);
    return { choice: choice as Promise<Fought>, stop };
  }

  answerBetween(asked: unknown, level: OfficerLevel, seed: number): Thought<string> {
    const { choice, stop } = this.#begin({ kind: 'between', asked, level, seed }, () => undefined);
    return { choice: choice as Promise<string>, stop };
  }

  review(
    { rules, before, action, battles, seed }: Reviewed,
    onShare: (share: number) => void,
  ): Thought<TurnWorth> | undefined {
    // Each side's secrets are left out here for the other.
    const turn = turnOf(rules, before, action);
    if (!turn) return undefined;
    const task = { kind: 'review', ruleset: rules.id, turn, battles, seed } as const;
    const { choice, stop } = this.#begin(task, onShare);
    return { choice: choice as Promise<TurnWorth>, stop };
  }

  #ask(
    { rules, seed, side, state, open, options }: Moment,
    level: OfficerLevel | null,
    onShare: (share: number) => void,
  ): Thought<Result> {
    // All secrets of the other side are left out here, before anything is handed on.
    const view = viewOf(rules, state, side, open);
    return this.#begin({ kind: 'decision', ruleset: rules.id, level, seed, view, options }, onShare);
  }

  #begin(task: Task, onShare: (share: number) => void): Thought<Result> {
    this.#count += 1;
    const id = this.#count;
    const choice = new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { task, onShare, resolve, reject });
      const worker = this.#started();
      if (worker) worker.postMessage({ id, task } satisfies Asked);
      else void this.#workHere(id);
    });
    return { choice, stop: () => this.#stop(id) };
  }

  #stop(id: number): void {
    if (this.#waiting.delete(id)) this.#worker?.postMessage({ stop: id } satisfies Asked);
  }

  #started(): Worker | null {
    if (this.#worker !== undefined) return this.#worker;
    try {
      const worker = new Worker(this.#script);
      worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => this.#heard(data));
      worker.addEventListener('error', (event) => this.#giveUp(event.message));
      this.#worker = worker;
    } catch (error) {
      console.warn(error);
      this.#worker = null;
    }
    return this.#worker;
  }

  #heard(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id);
    if (!waiting) return;
    if ('share' in answered) {
      waiting.onShare(answered.share);
      return;
    }
    this.#waiting.delete(answered.id);
    if ('result' in answered) waiting.resolve(answered.result);
    else waiting.reject(new Error(answered.fault));
  }

  /** Goes on in the page: the worker could not be loaded, or broke off. */
  #giveUp(why: string): void {
    console.warn(why);
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of this.#waiting.keys()) void this.#workHere(id);
  }

  async #workHere(id: number): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    try {
      if (waiting.task.kind === 'battle') throw new Error('a battle needs a worker');
      const done = await inSlices(working(this.#known, waiting.task), {
        slice: SLICE,
        onShare: waiting.onShare,
        isStopped: () => !this.#waiting.has(id),
      });
      if (done) waiting.resolve(done.result);
    } catch (error) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
    this.#waiting.delete(id);
  }
}
