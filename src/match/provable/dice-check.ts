import { type InSlices, inOneGo, type Ruleset, SIDES, type Side, type State } from '../../core';
import { isSameData } from '../same-data';
import type { Save } from '../save';
import { derivedCards, derivedFaces } from './derived-roll';
import {
  commitmentOf,
  type Hashes,
  isCopied,
  nameOf,
  type Pledge,
  type ProvableDice,
  pledgeFor,
  promiseOf,
} from './provable-dice';
import { type RecordedRoll, recordedRolls } from './recorded-rolls';
import { rollsMade } from './roll-numbers';

/** A fault in the dice of a battle. Lines of the record are counted from 1. */
export type DiceFault =
  /** The seed that was opened does not match the pledge, or a side's seed does not match its promise. */
  | { readonly kind: 'seed'; readonly pledge: number; readonly of: 'decider' | Side }
  /** The dice or cards do not match the seeds. */
  | {
      readonly kind: 'other';
      readonly line: number;
      readonly number: number;
      readonly shown: readonly string[];
      readonly due: readonly string[];
    }
  /** A roll without a number, or with a number that is out of order, already used, or before any pledge. */
  | { readonly kind: 'number'; readonly line: number }
  /** The line can't be played with its dice. */
  | { readonly kind: 'line'; readonly line: number; readonly fault: string };

/** The result of a check of a battle's dice. */
export interface DiceCheck {
  /** The number of rolls and draws that match the seeds. */
  readonly checked: number;
  /** The number of rolls that depend on a seed that is not open yet. */
  readonly sealed: number;
  /** How many of both were made in another battle, of which this one is a copy. */
  readonly copied: number;
  /** How many have no number, so that nothing proves them: copies of earlier versions have such at their beginning. */
  readonly unnumbered: number;
  /** How many follow from the deciding client's seed alone: it can have tried seeds until their rolls suited it. */
  readonly alone: number;
  /** True if the record begins in the middle of a battle: nothing proves the rolls before it. */
  readonly isMidway: boolean;
  /** The number of rolls that were made but are not in the record. */
  readonly missing: number;
  /** The number of corrections by a GM, which no dice can prove. */
  readonly corrections: number;
  readonly pledges: readonly Pledge[];
  readonly faults: readonly DiceFault[];
}

/** Checks every roll and draw of a battle, undone ones included; undefined if its dice are plain. */
export function* diceCheck(rules: Ruleset, save: Save, hashes: Hashes): InSlices<DiceCheck | undefined> {
  const { dice, record } = save;
  if (!dice) return undefined;
  const checker = new Checker(rules, dice, hashes);
  for (const rolls of recordedRolls(rules, save)) {
    if ('fault' in rolls) checker.faults.push({ kind: 'line', ...rolls });
    else for (const roll of rolls) checker.take(roll);
    yield;
  }
  const corrections = record.filter((entry) => 'corrected' in entry).length;
  return {
    ...checker.result(rollsMade(save)),
    isMidway: isMidway(save.start),
    corrections,
    pledges: dice.pledges,
  };
}

/** True if a battle can't begin with this position: a side holds cards, or turns have passed. */
const isMidway = ({ cards, turn }: State): boolean =>
  turn.number > 1 || SIDES.some((side) => (cards?.hands[side].length ?? 0) > 0);

/** Does the same check without interruption. */
export const checkDice = (rules: Ruleset, save: Save, hashes: Hashes): DiceCheck | undefined =>
  inOneGo(diceCheck(rules, save, hashes));

/** The result of a check: the worst of its findings. */
export type DiceOutcome = 'right' | 'sealed' | 'unproved' | 'wrong';

/** The outcome of a check: right, sealed while a seed is, not proved, or wrong. */
export function outcomeOf({ faults, missing, unnumbered, alone, isMidway, sealed }: DiceCheck): DiceOutcome {
  if (faults.length > 0 || missing > 0) return 'wrong';
  if (unnumbered > 0 || alone > 0 || isMidway) return 'unproved';
  return sealed > 0 ? 'sealed' : 'right';
}

type Numbered = RecordedRoll & { readonly number: number };

class Checker {
  readonly faults: DiceFault[];
  readonly #rules: Ruleset;
  readonly #dice: ProvableDice;
  readonly #hashes: Hashes;
  /** The rolls that were accepted, by their numbers. */
  readonly #known = new Map<number, string>();
  #highest = 0;
  #checked = 0;
  #sealed = 0;
  #copied = 0;
  #unnumbered = 0;
  #alone = 0;

  constructor(rules: Ruleset, dice: ProvableDice, hashes: Hashes) {
    this.#rules = rules;
    this.#dice = dice;
    this.#hashes = hashes;
    this.faults = dice.pledges.flatMap((pledge, index) =>
      seedFaults(nameOf(dice, pledge), pledge, index + 1, hashes),
    );
  }

  take(roll: RecordedRoll): void {
    const { number } = roll.reply;
    if (number !== undefined) this.#takeNumbered({ ...roll, number });
    // Copies of earlier versions have such at their beginning, and nowhere else.
    else if (this.#highest === 0) this.#unnumbered += 1;
    else this.faults.push({ kind: 'number', line: roll.line });
  }

  #takeNumbered(roll: Numbered): void {
    const known = this.#known.get(roll.number);
    const isInTurn = known === undefined ? roll.number > this.#highest : known === roll.key;
    const pledge = pledgeFor(this.#dice, roll.number);
    if (!isInTurn || !pledge) {
      this.faults.push({ kind: 'number', line: roll.line });
      return;
    }
    this.#highest = Math.max(this.#highest, roll.number);
    this.#known.set(roll.number, roll.key);
    const isNew = known === undefined;
    if (isNew && isCopied(this.#dice, pledge)) this.#copied += 1;
    if (isNew && Object.keys(pledge.seeds).length === 0) this.#alone += 1;
    if (pledge.seed === undefined) this.#sealed += isNew ? 1 : 0;
    else this.#compare(roll, { ...pledge, seed: pledge.seed }, isNew);
  }

  #compare(
    { line, number, query, reply }: Numbered,
    pledge: Pledge & { readonly seed: string },
    isNew: boolean,
  ): void {
    const place = { name: nameOf(this.#dice, pledge), pledge, number, seed: pledge.seed };
    const due =
      query.kind === 'draw'
        ? derivedCards(this.#hashes, place, query)
        : derivedFaces(this.#hashes, place, query, this.#rules.dice[query.die]?.faces ?? []);
    const shown = reply.kind === 'drew' ? reply.cards : reply.faces;
    if (!isSameData(shown, due)) this.faults.push({ kind: 'other', line, number, shown, due });
    else if (isNew) this.#checked += 1;
  }

  /** The result of the check; `made` is the number of rolls that were made. */
  result(made: number): Omit<DiceCheck, 'isMidway' | 'corrections' | 'pledges'> {
    return {
      checked: this.#checked,
      sealed: this.#sealed,
      copied: this.#copied,
      unnumbered: this.#unnumbered,
      alone: this.#alone,
      missing: made - this.#known.size,
      faults: this.faults,
    };
  }
}

/** The faults of the open seeds of a pledge. */
function seedFaults(
  name: string,
  { commitment, promises, seeds, seed }: Pledge,
  pledge: number,
  hashes: Hashes,
): readonly DiceFault[] {
  const players = SIDES.filter((side) => {
    const given = seeds[side];
    return given !== undefined && promiseOf(hashes, name, side, given) !== promises[side];
  });
  const isOther = seed !== undefined && commitmentOf(hashes, name, seed) !== commitment;
  return [...(isOther ? (['decider'] as const) : []), ...players].map((of) => ({ kind: 'seed', pledge, of }));
}
