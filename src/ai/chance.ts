import type { Context, Ordered, Play, Stream } from '../core';

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

/** Chance, except that a choice which is nearly always the same is made in that way. */
export const answerInHaste = <Kind>(c: Context<Kind>, stream: Stream): unknown => {
  const { kind, isUsual, options } = c.question;
  return kind === 'ask' && isUsual ? options[0] : answerByChance(c, stream);
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
