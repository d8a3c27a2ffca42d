import type { RollQuery, Ruleset } from '../../core';
import { localize } from '../texts';
import { battleDieTerm, dieClass, formulaOf, freeLetter, isSymbolDie, type SymbolDie } from './battle-die';
import { registerDiceSoNice } from './dice-so-nice';
import { facesOf, RollRecords } from './roll-records';

/** The dice of the games, as rolled in Foundry. */
export interface BattleDice {
  /** Rolls silently; returns as many faces as the query counts. */
  roll(rules: Pick<Ruleset, 'dice'>, query: RollQuery): Promise<readonly string[]>;
  /**
   * A roll that shows these faces, in the form in which messages store it; undefined for a die that can't be rolled
   * here.
   */
  record(rules: Pick<Ruleset, 'dice'>, die: string, faces: readonly string[]): string | undefined;
}

/** Registers the dice of the games with Foundry; called once, in `init`. */
export function registerDice(rulesets: readonly Ruleset[]): BattleDice {
  const letters = new Map<SymbolDie, string>();
  for (const { id, dice } of rulesets) {
    // Games of one family roll the same dice.
    for (const die of Object.values(dice).filter(isSymbolDie)) {
      if (letters.has(die)) continue;
      const letter = freeLetter(die, new Set(Object.keys(CONFIG.Dice.terms)));
      if (letter === undefined) continue;
      CONFIG.Dice.terms[letter] = battleDieTerm(die, letter, id);
      letters.set(die, letter);
    }
  }
  Hooks.once('ready', () => notifyOtherLetters(letters));
  registerDiceSoNice([...letters].map(([die, letter]) => ({ die, letter })));
  const records = new RollRecords();
  return {
    async roll(rules, query) {
      const die = rules.dice[query.die];
      const formula = die && formulaOf(die, query.count, letters);
      if (!die || formula === undefined) throw new RangeError(`the die "${query.die}" can't be rolled here`);
      const roll = await new Roll(formula).evaluate();
      records.keep(die, roll);
      return facesOf(die, roll.dice);
    },
    record(rules, id, faces) {
      const die = rules.dice[id];
      const formula = die && formulaOf(die, faces.length, letters);
      if (!die || formula === undefined) return undefined;
      const letter = isSymbolDie(die) ? letters.get(die) : undefined;
      return records.take(die, letter === undefined ? 'Die' : dieClass(letter), formula, faces);
    },
  };
}

function notifyOtherLetters(letters: ReadonlyMap<SymbolDie, string>): void {
  if (!game.user.isGM) return;
  for (const [die, letter] of letters) {
    if (letter !== die.letter)
      ui.notifications.info(localize('PDC.board.dice.otherLetter', { letter, die: die.letter }));
  }
}
