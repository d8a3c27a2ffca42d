import { createHash, createHmac } from 'node:crypto';
import { errorText, UnusableData } from '../../src/core';
import { readUnplayed } from '../../src/foundry/session/battle-file';
import { diceVerdict } from '../../src/foundry/session/dice/dice-verdict';
import { shareWords, textsOf } from '../../src/foundry/texts/game-texts';
import { checkDice, type Hashes, recordFault } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { english, hasEnglish } from '../english';

shareWords(GAMES.map(({ rules }) => rules));

/**
 * How a check ends: as it had to be, not so, a file that can't be checked, dice that are still sealed, rolls that nothing
 * proves, plain dice.
 */
export const EXITS = { right: 0, wrong: 1, unusable: 2, sealed: 3, unproved: 4, plain: 5 } as const;

/** The result of the command for a file. */
export interface Verified {
  readonly exit: (typeof EXITS)[keyof typeof EXITS];
  readonly lines: readonly string[];
}

const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

/** Node's hash functions: another implementation than the one used for the rolls. */
const NODE: Hashes = {
  digest: (text) => createHash('sha256').update(bytes(text)).digest('hex'),
  hmac: (key, text) => createHmac('sha256', Buffer.from(key, 'hex')).update(bytes(text)).digest('hex'),
};

/** Verifies the text of a battle file. */
export function verified(text: string): Verified {
  try {
    const { title, rules, save, notice, seats } = readUnplayed(text, GAMES);
    if (notice) {
      const fault = 'the battle was played with another version of the rules: use the version that wrote it';
      return { exit: EXITS.unusable, lines: [`${title}: ${fault}`] };
    }
    const names = {
      south: seats.south || save.start.sides.south.name,
      north: seats.north || save.start.sides.north.name,
    };
    const check = checkDice(rules, save, NODE);
    const { verdict, lines } = diceVerdict(
      check,
      names,
      textsOf(rules.id, { localize: english, has: hasEnglish }),
    );
    const fault = recordFault(rules, save);
    const told = [...(fault === undefined ? [] : [`Not as the rules have it: ${fault}`]), ...lines];
    const exit = fault === undefined ? EXITS[verdict] : EXITS.wrong;
    return { exit, lines: [`${title}:`, ...told.map((line) => `  ${line}`)] };
  } catch (error) {
    const faults = error instanceof UnusableData ? error.faults : [errorText(error)];
    return {
      exit: EXITS.unusable,
      lines: ['This file can’t be checked:', ...faults.map((each) => `  ${each}`)],
    };
  }
}
