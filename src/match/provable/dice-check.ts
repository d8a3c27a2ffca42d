import { type InSlices, inOneGo, type Ruleset, SIDES, type Side } from '../../core';
import { isSameData } from '../same-data';
import type { Save } from '../save';
import { derivedCards, derivedFaces } from './derived-roll';
import {
  commitmentOf,
  type Hashes,
  type Pledge,
  type ProvableDice,
  pledgeFor,
  promiseOf,
} from './provable-dice';
import { type RecordedRoll, recordedRolls } from './recorded-rolls';
import { rollsMade } from './roll-numbers';

/** Something about the dice of a battle that is not as it has to be. Lines of the record are counted from 1. */
export type DiceFault =
  /** The seed that was opened is not the one that was pledged; or a side's is not the one that it had promised. */
  | { readonly kind: 'seed'; readonly pledge: number; readonly of: 'decider' | Side }
  /** What was rolled or drawn is not what the seeds come to. */
  | {
      readonly kind: 'other';
      readonly line: number;
      readonly number: number;
      readonly shown: readonly string[];
      readonly due: readonly string[];
    }
  /** A roll without a number, or with one that is out of turn, was given before, or comes before any pledge. */
  | { readonly kind: 'number'; readonly line: number }
  /** The line can't be played with what was rolled for it. */
  | { readonly kind: 'line'; readonly line: number; readonly fault: string };

/** What the check of a battle's dice has come to. */
export interface DiceCheck {
  /** How many rolls and draws were found to be what the seeds come to. */
  readonly checked: number;
  /** How many hang on a seed that is not open yet. */
  readonly sealed: number;
  /** How many were made in another battle, of which this one is a copy. */
  readonly foreign: number;
  /** How many were made and do not stand in the record. */
  readonly missing: number;
  /** How often a game master has put something right by hand: of that, dice say nothing. */
  readonly corrections: number;
  readonly pledges: readonly Pledge[];
  readonly faults: readonly DiceFault[];
}

/** Checks every roll and draw of a battle, those that were taken back too; undefined where its dice are plain. */
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
  return { ...checker.result(rollsMade(save)), corrections, pledges: dice.pledges };
}

/** The same check in one go. */
export const checkDice = (rules: Ruleset, save: Save, hashes: Hashes): DiceCheck | undefined =>
  inOneGo(diceCheck(rules, save, hashes));

/** Whether a check has found everything as it had to be, nothing left open. */
export const isProven = ({ sealed, missing, faults }: DiceCheck): boolean =>
  sealed === 0 && missing === 0 && faults.length === 0;

type Numbered = RecordedRoll & { readonly number: number };

class Checker {
  readonly faults: DiceFault[];
  readonly #rules: Ruleset;
  readonly #dice: ProvableDice;
  readonly #hashes: Hashes;
  /** The rolls that were taken, by their numbers. */
  readonly #known = new Map<number, string>();
  #highest = 0;
  #checked = 0;
  #sealed = 0;
  #foreign = 0;

  constructor(rules: Ruleset, dice: ProvableDice, hashes: Hashes) {
    this.#rules = rules;
    this.#dice = dice;
    this.#hashes = hashes;
    this.faults = dice.pledges.flatMap((pledge, index) => seedFaults(dice.name, pledge, index + 1, hashes));
  }

  take(roll: RecordedRoll): void {
    const { number } = roll.reply;
    if (number !== undefined) this.#takeNumbered({ ...roll, number });
    // A copy has what was rolled before at its beginning, and nowhere else.
    else if (this.#highest === 0) this.#foreign += 1;
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
    if (pledge.seed === undefined) this.#sealed += isNew ? 1 : 0;
    else this.#compare(roll, { ...pledge, seed: pledge.seed }, isNew);
  }

  #compare(
    { line, number, query, reply }: Numbered,
    pledge: Pledge & { readonly seed: string },
    isNew: boolean,
  ): void {
    const place = { name: this.#dice.name, pledge, number, seed: pledge.seed };
    const due =
      query.kind === 'draw'
        ? derivedCards(this.#hashes, place, query)
        : derivedFaces(this.#hashes, place, query, this.#rules.dice[query.die]?.faces ?? []);
    const shown = reply.kind === 'drew' ? reply.cards : reply.faces;
    if (!isSameData(shown, due)) this.faults.push({ kind: 'other', line, number, shown, due });
    else if (isNew) this.#checked += 1;
  }

  /** What has come of it, of so many rolls that were made. */
  result(made: number): Omit<DiceCheck, 'corrections' | 'pledges'> {
    return {
      checked: this.#checked,
      sealed: this.#sealed,
      foreign: this.#foreign,
      missing: made - this.#known.size,
      faults: this.faults,
    };
  }
}

/** What is wrong with the seeds of a pledge that are open. */
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
