import type { FaceClass, RollQuery } from './query';
import type { Ruleset } from './ruleset';

/** Dice as they may fall, and how likely that is. */
export interface Throw {
  readonly faces: readonly string[];
  readonly probability: number;
}

/**
 * Every throw that differs in what matters of it, with its multinomial probability: the number of dice of each
 * class, or where classes are added up the sum of those that count. One throw stands for all that are alike.
 */
export function throwsOf(rules: Ruleset, query: RollQuery): readonly Throw[] {
  const all = rules.dice[query.die]?.faces.length ?? 1;
  const found: { readonly counts: readonly number[]; readonly throw: Throw }[] = [];
  const throwDice = (counts: readonly number[], left: number, thrown: Throw): void => {
    const each = query.classes[counts.length];
    if (!each) return;
    const isLast = counts.length === query.classes.length - 1;
    for (let count = isLast ? left : 0; count <= left; count += 1) {
      const longer: Throw = {
        faces: [...thrown.faces, ...new Array<string>(count).fill(each.faces[0] ?? '')],
        probability: thrown.probability * choose(left, count) * (each.faces.length / all) ** count,
      };
      if (isLast) found.push({ counts: [...counts, count], throw: longer });
      else throwDice([...counts, count], left - count, longer);
    }
  };
  throwDice([], query.count, { faces: [], probability: 1 });
  const throws = found.map((each) => each.throw);
  if (!query.classes.some(({ most }) => most !== undefined)) return throws;
  return added(found.map((each) => [sumOf(query.classes, each.counts), each.throw]));
}

/** What a throw is worth where no more dice of a class count than it says. */
const sumOf = (classes: readonly FaceClass[], counts: readonly number[]): number =>
  classes.reduce((sum, { most = 0 }, index) => sum + Math.min(most, counts[index] ?? 0), 0);

/** Throws of the same worth as one. */
function added(throws: readonly (readonly [worth: number, Throw])[]): readonly Throw[] {
  const byWorth = new Map<number, Throw>();
  for (const [worth, each] of throws) {
    const same = byWorth.get(worth);
    const probability = each.probability + (same?.probability ?? 0);
    byWorth.set(worth, { faces: same?.faces ?? each.faces, probability });
  }
  return [...byWorth.values()];
}

/** The number of ways to choose `k` of `n`. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
