import type { Die } from './display-types';
import type { FaceClass } from './query';

/** A possible result of dice: the number of dice of each class. The same numbers share one object. */
export class RollOutcome {
  constructor(
    private readonly names: readonly string[],
    readonly counts: readonly number[],
    /** The number of dice that count where every class has a limit. */
    readonly sum: number,
    readonly probability: number,
    /** Faces that give this result, for display. */
    readonly faces: readonly string[],
  ) {}

  /** The number of dice that show a face of the class; 0 if the roll has no such class. */
  of(name: string): number {
    return this.counts[this.names.indexOf(name)] ?? 0;
  }
}

/** A bound on the number of dice in any roll, so that numbers of dice make a key. */
const KEY = 128;

/** The classes of a die's faces in a roll: faces that mean the same form a class, and odds count them together. */
export class Classes {
  readonly #names: readonly string[];
  /** The class of every face. */
  readonly #classOf: ReadonlyMap<string, number>;
  /** The amount that each face adds to the key of a roll. */
  readonly #worth: readonly number[];
  readonly #outcomes = new Map<number, readonly RollOutcome[]>();
  readonly #byKey = new Map<number, Map<number, RollOutcome>>();

  constructor(
    readonly die: Die,
    readonly classes: readonly FaceClass[],
  ) {
    this.#names = classes.map(({ name }) => name);
    this.#classOf = new Map(classes.flatMap(({ faces }, index) => faces.map((face) => [face, index])));
    this.#worth = die.faces.map((face) => KEY ** (this.#classOf.get(face) ?? 0));
  }

  /** All distinct results of this many dice, each with its multinomial probability. */
  outcomes(dice: number): readonly RollOutcome[] {
    const known = this.#outcomes.get(dice);
    if (known) return known;
    const all = [...this.#table(dice).values()];
    const outcomes = this.classes.some(({ most }) => most !== undefined) ? added(all) : all;
    this.#outcomes.set(dice, outcomes);
    return outcomes;
  }

  /** The result of some faces; undefined if one of them is not on the die. */
  of(faces: readonly string[]): RollOutcome | undefined {
    let key = 0;
    for (const face of faces) {
      const index = this.#classOf.get(face);
      if (index === undefined) return undefined;
      key += KEY ** index;
    }
    return this.#table(faces.length).get(key);
  }

  /** The result of faces given by their indices on the die. */
  ofPlaces(places: ArrayLike<number>, dice: number): RollOutcome {
    let key = 0;
    for (let index = 0; index < dice; index += 1) key += this.#worth[places[index] as number] as number;
    return this.#table(dice).get(key) as RollOutcome;
  }

  #table(dice: number): Map<number, RollOutcome> {
    const known = this.#byKey.get(dice);
    if (known) return known;
    const table = new Map<number, RollOutcome>();
    this.#fill(table, [], dice, 1, []);
    this.#byKey.set(dice, table);
    return table;
  }

  #fill(
    table: Map<number, RollOutcome>,
    counts: readonly number[],
    left: number,
    probability: number,
    faces: readonly string[],
  ): void {
    const each = this.classes[counts.length];
    if (!each) return;
    const isLast = counts.length === this.classes.length - 1;
    // The same face may be on a die more than once.
    const all = this.die.faces;
    const share = all.filter((face) => each.faces.includes(face)).length / all.length;
    for (let count = isLast ? left : 0; count <= left; count += 1) {
      const now = [...counts, count];
      const chance = probability * choose(left, count) * share ** count;
      const shown = [...faces, ...new Array<string>(count).fill(each.faces[0] ?? '')];
      if (!isLast) this.#fill(table, now, left - count, chance, shown);
      else table.set(keyOf(now), new RollOutcome(this.#names, now, this.#sumOf(now), chance, shown));
    }
  }

  #sumOf(counts: readonly number[]): number {
    return this.classes.reduce((sum, { most = 0 }, index) => sum + Math.min(most, counts[index] ?? 0), 0);
  }
}

const keyOf = (counts: readonly number[]): number =>
  counts.reduce((key, count, index) => key + count * KEY ** index, 0);

/** Merges results that have the same sum. */
function added(outcomes: readonly RollOutcome[]): readonly RollOutcome[] {
  const bySum = new Map<number, RollOutcome[]>();
  for (const each of outcomes) bySum.set(each.sum, [...(bySum.get(each.sum) ?? []), each]);
  return [...bySum.values()].map((alike) => {
    const [first] = alike as [RollOutcome];
    const probability = alike.reduce((sum, each) => sum + each.probability, 0);
    return new RollOutcome([], first.counts, first.sum, probability, first.faces);
  });
}

/** The number of ways to choose `k` of `n`. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
