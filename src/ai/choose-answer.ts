import { answerTo, type Context, IllegalReply, type Open, type Play, type Reply } from '../core';
import { anyOfTheBest, inHaste } from './chance';
import { meanOfTrials } from './choose-order';
import type { Opening, Playouts } from './playouts';
import { type Effort, halving } from './search';
import type { Thinking } from './thinking';

/** Trials of each answer to the end of the open order, at a thorough look and at a glance. */
const TRIALS = { look: 120, glance: 12 };

/** The best answer to the question that an open order waits for, by name: a look at all of them, then playouts. */
export function* bestAnswer<Kind>(
  play: Play<Kind>,
  playouts: Playouts<Kind>,
  open: Open,
  options: readonly string[],
  { playouts: budget, looks }: Effort,
): Thinking<string> {
  const [first] = options;
  if (first === undefined) throw new RangeError('there is nothing to choose from');
  if (options.length === 1) return first;
  const { ahead, length, trust, isBetween } = play.definition.judgement;
  const openings = openingsByAnswer(play, open, options).map(({ opening }) => opening);
  const worths: number[] = [];
  for (const opening of openings) {
    const trial = isBetween && looks ? () => playouts.runOut(opening) : () => playouts.run(opening, 0);
    worths.push(meanOfTrials(trial, looks ? TRIALS.look : TRIALS.glance));
    yield 0;
  }
  if (budget === 0) return options[anyOfTheBest(worths, playouts.stream)] ?? first;
  // Playouts scatter far more than what follows from the answer at once, so the look counts as many of them.
  const arms = openings.map((opening, index) => ({
    ...{ index, opening, count: trust, sum: trust * (worths[index] as number) },
  }));
  const all = Math.ceil(budget / length(playouts.root));
  const { index } = yield* halving(playouts, arms, { left: all, of: all }, ahead);
  return options[index] ?? first;
}

/** The ways to begin a playout by each answer to the question of an open order. */
export const openingsByAnswer = <Kind>(
  play: Play<Kind>,
  { order, replies }: Open,
  options: readonly string[],
): readonly { readonly option: string; readonly opening: Opening<Kind> }[] =>
  options.map((option) => ({
    option,
    opening: openingByReplies(play, { order, replies: [...replies, { kind: 'chose', option }] }),
  }));

/**
 * The way to begin a playout by an open order with its replies so far, going on by chance. Where secrets that were
 * sampled lead to other questions, those are answered by chance too.
 */
export const openingByReplies =
  <Kind>(play: Play<Kind>, { order, replies }: Open): Opening<Kind> =>
  (c, stream) => {
    const answer = inHaste(play.definition.judgement);
    const procedure = play.carryOut(c, play.ordered(c.position, order));
    if (!procedure) return true;
    let at = 0;
    for (let step = procedure.next(); !step.done; at += 1) {
      step = procedure.next(known(c, replies[at]) ?? answer(c, stream));
    }
    return true;
  };

/** A reply as the open question takes it; undefined if it is secret or belongs to another question. */
function known<Kind>(c: Context<Kind>, reply: Reply | undefined): unknown {
  if (!reply) return undefined;
  try {
    return answerTo(c as Context, reply);
  } catch (fault) {
    if (fault instanceof IllegalReply) return undefined;
    throw fault;
  }
}
