import type { RollQuery, Ruleset } from '../../core';
import { say } from '../documents';
import { battleDieTerm } from './battle-die';
import { registerDiceSoNice, showOnTable } from './dice-so-nice';
import { faceOf } from './face-image';
import { formulaOf, freeLetter, isSymbolDie, type SymbolDie } from './letters';

/** The dice of the games, as the table rolls them. */
export interface BattleDice {
  /** Rolls silently; answers with as many faces as the query counts. */
  roll(rules: Ruleset, query: RollQuery): Promise<readonly string[]>;
  /** Lets the latest rolls be seen, where there is something to see them on. */
  show(count: number): void;
}

/** Makes the dice of the games known to Foundry; to be called once, in `init`. */
export function registerDice(rulesets: readonly Ruleset[]): BattleDice {
  const letters = new Map<SymbolDie, string>();
  for (const die of rulesets.flatMap(({ dice }) => Object.values(dice)).filter(isSymbolDie)) {
    const letter = freeLetter(die, new Set(Object.keys(CONFIG.Dice.terms)));
    if (letter === undefined) continue;
    CONFIG.Dice.terms[letter] = battleDieTerm(die, letter);
    letters.set(die, letter);
  }
  Hooks.once('ready', () => tellStrangeLetters(letters));
  registerDiceSoNice([...letters].map(([die, letter]) => ({ die, letter })));
  const unseen: Roll[] = [];
  return {
    async roll(rules, query) {
      const die = rules.dice[query.die];
      const formula = die && formulaOf(die, query.count, letters);
      if (!die || formula === undefined) throw new RangeError(`the die "${query.die}" can't be rolled here`);
      const roll = await new Roll(formula).evaluate();
      unseen.push(roll);
      return roll.dice.flatMap(({ results }) => results.map(({ result }) => faceOf(die, result)));
    },
    show(count) {
      // What was rolled before that came to nothing: the order was not kept.
      const rolls = unseen.splice(0).slice(-count);
      if (count > 0) for (const roll of rolls) void showOnTable(roll);
    },
  };
}

function tellStrangeLetters(letters: ReadonlyMap<SymbolDie, string>): void {
  if (!game.user.isGM) return;
  for (const [die, letter] of letters) {
    if (letter !== die.letter)
      ui.notifications.info(say('PDC.dice.otherLetter', { letter, die: die.letter }));
  }
}
