import type { Context, Ordered, Play, Stream } from '../core';

/** Room for as many dice as any roll has. */
const places = new Int32Array(128);

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

/** Carries out an order with random dice, cards and answers. The order must be legal. */
export function carryOutByChance<Kind>(
  play: Play<Kind>,
  c: Context<Kind>,
  order: Ordered<Kind>,
  stream: Stream,
): void {
  const procedure = play.carryOut(c, order);
  if (!procedure) return;
  for (let step = procedure.next(); !step.done; ) step = procedure.next(answerByChance(c, stream));
}
