import type { Context, Judgement, Ordered, Play, Stream } from '../core';

/** Room for as many dice as any roll has. */
const places = new Int32Array(128);

/** An answer to the open question of a context. */
export type Answer<Kind> = (c: Context<Kind>, stream: Stream) => unknown;

/** A random answer to the open question: dice by their faces, cards and choices with equal probability. */
function answerByChance<Kind>({ question }: Context<Kind>, stream: Stream): unknown {
  const { kind, options, pile, count, classes } = question;
  if (kind === 'ask') return options[stream.below(options.length)];
  if (kind === 'draw') {
    const left = [...pile];
    return Array.from({ length: count }, () => left.splice(stream.below(left.length), 1)[0] ?? '');
  }
  if (!classes) throw new RangeError('a roll without a die');
  const faces = classes.die.faces.length;
  for (let die = 0; die < count; die += 1) places[die] = stream.below(faces);
  return classes.ofPlaces(places, count);
}

/** The answers, of so many, that are the one that is mostly good. */
const SENSIBLE = 3;
const CASES = 4;

/** Chance, except that a choice which is nearly always the same is made in that way, and mostly a sensible one. */
export const inHaste =
  <Kind>({ answers }: Judgement<Kind>): Answer<Kind> =>
  (c, stream) => {
    const { kind, of, isUsual, options } = c.question;
    if (kind !== 'ask') return answerByChance(c, stream);
    if (isUsual) return options[0];
    const isNamed = of === 'choice' || of === 'unit';
    const wanted = isNamed ? answers.find((answer) => options.includes(answer)) : undefined;
    if (wanted !== undefined && stream.below(CASES) < SENSIBLE) return wanted;
    return answerByChance(c, stream);
  };

/**
 * Carries out an order, which must be legal, with random dice and cards; choices are answered as given, or else at
 * random. Returns true if anything was rolled, drawn or asked.
 */
export function carryOutByChance<Kind>(
  play: Play<Kind>,
  c: Context<Kind>,
  order: Ordered<Kind>,
  stream: Stream,
  answer: Answer<Kind> = answerByChance,
): boolean {
  const procedure = play.carryOut(c, order);
  if (!procedure) return false;
  let step = procedure.next();
  const isAsked = !step.done;
  while (!step.done) step = procedure.next(answer(c, stream));
  return isAsked;
}

/** Gains are seen too small or too large by up to this share, so that playouts differ. */
const NOISE = 0.35;
const FINENESS = 1024;

/** A gain as it is seen in haste; its sign stays. */
export const blurred = (gain: number, stream: Stream): number =>
  gain * (1 - NOISE + (2 * NOISE * stream.below(FINENESS)) / FINENESS);

/** The index of the highest worth; any of those that are the same. */
export function anyOfTheBest(worths: readonly number[], stream: Stream): number {
  const most = Math.max(...worths);
  const best = [...worths.keys()].filter((index) => worths[index] === most);
  return best[best.length > 1 ? stream.below(best.length) : 0] ?? 0;
}
