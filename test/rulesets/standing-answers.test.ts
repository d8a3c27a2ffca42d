// Answers that an absent player can leave standing: every game has some for every question it may ask of one.
import { describe, expect, test } from 'vitest';
import {
  type AskQuery,
  deploy,
  type Ruleset,
  type State,
  seededReply,
  seededStream,
  start,
} from '../../src/core';
import { standingChoice } from '../../src/match';
import { GAMES } from '../../src/rulesets';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { eagerOrder } from '../../tools/play/eager-order';
import { ENGLISH, openEnglish } from '../foundry/english';

const ORDERS = 150;

/** A question that a side is asked in an order of the other, and the position in which it is. */
interface Asked {
  readonly state: State;
  readonly question: AskQuery;
}

/** A battle of eager sides, and the questions put to the side that has not given the order. */
function askedIn(id: string): { readonly rules: Ruleset; readonly asked: readonly Asked[] } {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no battle ${id}`);
  let state = deploy(rulesOf(scenario), scenario);
  const rules = rulesOf(scenario).on(state.board);
  const stream = seededStream(7);
  const answer = seededReply(rules, stream);
  const asked: Asked[] = [];
  for (let count = 0; count < ORDERS && !state.winner; count += 1) {
    const order = rules.opening(state) ?? eagerOrder(rules, state, stream);
    const run = start(rules, state, order);
    for (let { query } = run; query; query = run.query) {
      if (query.kind === 'ask' && query.side !== order.side)
        asked.push({ state: run.state, question: query });
      run.reply(answer(query));
    }
    state = run.state;
  }
  return { rules, asked };
}

describe.each([
  'no-cards',
  'rolica-1808',
  'ccn-squares-on-the-plain',
  'ccn-rolica-1808',
  'ogre-made-up',
  'lauter-crossing',
  'farm-at-lindach',
  'heights-of-kranz-other-readings',
])('%s', (id) => {
  const { rules, asked } = askedIn(id);

  test('has answers for what it asks of the other side, and each takes one option or leaves the question', () => {
    expect(asked.length).toBeGreaterThan(0);
    for (const { state, question } of asked) {
      const answers = rules.standingAnswers[question.reason] ?? [];
      expect(answers, question.reason).not.toEqual([]);
      for (const answer of answers) {
        const option = rules.standingOption(state, question, answer);
        if (option !== undefined) expect(question.options).toContain(option);
      }
      expect(rules.standingOption(state, question, 'no-such-answer')).toBeUndefined();
    }
  });

  test('answers most of it by one of them', () => {
    const settled = asked.filter(({ state, question }) =>
      rules.standingAnswers[question.reason]?.some((answer) => rules.standingOption(state, question, answer)),
    );
    expect(settled.length).toBeGreaterThan(asked.length / 2);
  });
});

test.each(GAMES.map(({ rules }) => [rules.id, rules] as const))(
  '%s: every answer has a text',
  (id, rules) => {
    expect(Object.keys(rules.standingAnswers)).not.toEqual([]);
    for (const [reason, answers] of Object.entries(rules.standingAnswers)) {
      expect(openEnglish(id, `PDC.rules.question.${reason}`), reason).not.toBe('');
      for (const answer of answers)
        expect(openEnglish(id, `PDC.rules.standing.${answer}`), answer).not.toBe('');
      expect(new Set(answers).size).toBe(answers.length);
    }
    expect(ENGLISH.has(`PDC.rules.standing.always`)).toBe(true);
  },
);

describe('an order', () => {
  const scenario = BATTLES.find(({ id }) => id === 'no-cards');
  if (!scenario) throw new Error('there is no scenario');
  const units = {
    a: { side: 'south', type: 'light-cavalry', at: '5:4' },
    b: { side: 'north', type: 'infantry', at: '4:4' },
    c: { side: 'north', type: 'infantry', at: '3:1' },
  } as const;
  const state = deploy(ccNapoleon, { ...scenario, units });
  const asking = (question: Partial<AskQuery>): AskQuery => ({
    ...{ kind: 'ask', reason: 'response', side: 'north', unit: 'b', of: 'choice', options: [], mark: '' },
    ...question,
  });
  const choice = (answer: string, question: Partial<AskQuery>, until: number | null = null) => {
    const asked = asking(question);
    return standingChoice(ccNapoleon, state, asked, { [asked.reason]: { answer, until } });
  };

  test('to form square, else hold, takes the first of them that is possible', () => {
    expect(choice('square', { options: ['none', 'fire', 'square'] })).toBe('square');
    expect(choice('square', { options: ['none', 'fire'] })).toBe('none');
    expect(choice('square', { options: ['fire', 'evade'] })).toBeUndefined();
  });

  test('to retreat goes home, from the enemy, to friends, left or right, and nowhere if two ways are equal', () => {
    const back = (answer: string, options: readonly string[]) =>
      choice(answer, { reason: 'retreat', of: 'space', options });
    expect(back('home', ['4:3', '3:4'])).toBe('3:4');
    expect(back('from-enemy', ['4:3', '2:4'])).toBe('2:4');
    expect(back('to-friends', ['3:2', '3:6'])).toBe('3:2');
    // The north looks down the map: its left is on the right of it.
    expect(back('left', ['3:3', '3:4'])).toBe('3:4');
    expect(back('right', ['3:3', '3:4'])).toBe('3:3');
    expect(back('left', ['3:4', '3:4'])).toBeUndefined();
  });

  test('of an earlier turn, for another question or of another game is none', () => {
    expect(choice('hold', { options: ['none', 'fire'] }, 1)).toBe('none');
    const later = { ...state, turn: { ...state.turn, number: 3 } };
    const question = asking({ options: ['none', 'fire'] });
    const order = (answer: string, until: number | null) => ({ response: { answer, until } });
    expect(standingChoice(ccNapoleon, later, question, order('hold', 1))).toBeUndefined();
    expect(standingChoice(ccNapoleon, later, question, order('hold', 2))).toBe('none');
    expect(standingChoice(ccNapoleon, state, question, order('countercharge', null))).toBeUndefined();
    expect(
      standingChoice(ccNapoleon, state, question, { retreat: { answer: 'home', until: null } }),
    ).toBeUndefined();
  });
});
