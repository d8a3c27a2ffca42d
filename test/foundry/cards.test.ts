import { describe, expect, test } from 'vitest';
import { cardContext } from '../../src/foundry/chat/card-context';
import { cardFrom } from '../../src/foundry/chat/card-from';
import { wordsFor } from '../../src/foundry/chat/words';
import type { Dispatch } from '../../src/foundry/documents/dispatch';
import { rollsOf } from '../../src/foundry/session/rolls-of';
import { newSave, type Save } from '../../src/match';
import { reportOf } from '../../src/match/report';
import { ccNapoleon, ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import { playRandomBattle } from '../../tools/play/random-battle';
import { ENGLISH } from './english';

/** The dispatches of whole random battles, each order told when it is finished. */
function* dispatches(): Generator<Dispatch> {
  for (const [seed, scenario] of ccNapoleonScenarios.entries()) {
    const told: Dispatch[] = [];
    playRandomBattle(ccNapoleon, scenario, seed + 1, (state, deed, before) => {
      const earlier: Save = newSave(ccNapoleon, before);
      const later: Save = { ...earlier, state, record: [deed] };
      const report = reportOf(ccNapoleon, earlier, later);
      const rolls = rollsOf(ccNapoleon, before, report);
      told.push({ battle: 'b', rules: ccNapoleon, report, state, rolls, news: report.events });
    });
    yield* told;
  }
}

const all = [...dispatches()];

describe('the cards of whole battles', () => {
  test('stay below 4 kB each', () => {
    const sizes = all.map((dispatch) => JSON.stringify(cardFrom(dispatch)).length);
    expect(sizes.length).toBeGreaterThan(100);
    expect(Math.max(...sizes)).toBeLessThan(4096);
  });

  test('find a text for everything that they tell', () => {
    for (const dispatch of all) {
      const card = cardFrom(dispatch);
      const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: true } as const;
      const context = cardContext(card, ccNapoleon, wordsFor(card, ENGLISH), viewer);
      expect(context.acts.map(({ told }) => told).join(' ')).not.toMatch(/undefined|\{|PDC\./);
    }
  });

  test('know what each face was worth', () => {
    const rolls = all.flatMap((dispatch) => cardFrom(dispatch).lines.filter(({ type }) => type === 'rolled'));
    expect(rolls.length).toBeGreaterThan(50);
    for (const roll of rolls) {
      if (roll.type !== 'rolled') continue;
      expect(roll.worth.every((worth) => worth !== '')).toBe(true);
      expect(roll.worth.filter((worth) => worth === 'flag')).toHaveLength(roll.flags);
    }
  });

  test('of what was taken back say so in one line', () => {
    const [first] = all;
    if (!first) throw new Error('nothing was ordered');
    const report = { ...first.report, entry: { undoneTo: 0 }, events: [] };
    const card = cardFrom({ ...first, report });
    const viewer = { state: 'done', mayAnswer: false, isDeputy: false, mayUndo: true } as const;
    const context = cardContext(card, ccNapoleon, wordsFor(card, ENGLISH), viewer);
    expect(context).toMatchObject({ isQuiet: true, mayUndo: false });
    expect(context.acts.map(({ told }) => told)).toEqual([
      'The game master has taken back what was ordered last.',
    ]);
  });
});
