import { beforeAll, describe, expect, test } from 'vitest';
import { type Advice, advising, type View, viewOf } from '../../src/ai';
import { reasonsFor } from '../../src/ai/advice-reasons';
import { Survey } from '../../src/ai/survey';
import {
  type AskQuery,
  deploy,
  enemyOf,
  type Open,
  type Reply,
  type Ruleset,
  type Scenario,
  type State,
  start,
} from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';
import { battle, SMALL } from './known-battles';

function advised(rules: Ruleset, view: View, options: readonly string[] | null = null): readonly Advice[] {
  const thinking = advising(rules, view, options, 7);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** The first question with a choice in a battle: the position before its order, and the replies up to it. */
function questionIn(rules: Ruleset, scenario: Scenario) {
  let found: { before: State; open: Open; question: AskQuery } | undefined;
  playRandomBattle(
    rules,
    scenario,
    3,
    (_, action, before) => {
      if (found || !('order' in action)) return;
      const { order } = action;
      const run = start(rules, before, order);
      const replies: Reply[] = [];
      for (const reply of action.replies) {
        const { query } = run;
        if (query?.kind === 'ask' && query.options.length > 1 && query.secret === undefined) {
          found = { before, open: { order, replies: [...replies] }, question: query };
          return;
        }
        run.reply(reply);
        replies.push(reply);
      }
    },
    'eager',
  );
  if (!found) throw new Error('nobody was asked');
  return found;
}

/** A position in the middle of a battle between orders. */
function midway(rules: Ruleset, scenario: Scenario): State {
  let middle = deploy(rules, scenario);
  playRandomBattle(rules, scenario, 3, (_, action, before) => {
    if ('order' in action && before.turn.number <= 3 && before.winner === null) middle = before;
  });
  return middle;
}

describe.each(SMALL)('advice in %s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const state = midway(rules, scenario);
  const view = viewOf(rules, state, state.turn.side);
  let advice: readonly Advice[] = [];

  beforeAll(() => {
    advice = advised(rules, view);
  });

  test('is at most three legal orders, each with what it expects', () => {
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const { choice, wins, losses, inflicted } of advice) {
      if (typeof choice === 'string') throw new Error('an answer to no question');
      expect(rules.refusal(state, choice)).toBeUndefined();
      expect(wins).toBeGreaterThanOrEqual(0);
      expect(wins).toBeLessThanOrEqual(1);
      expect(Number.isFinite(losses) && Number.isFinite(inflicted)).toBe(true);
    }
  });

  test('is the same again, and does not depend on the hidden cards of the enemy', () => {
    const { cards } = state;
    const enemy = enemyOf(state.turn.side);
    const hidden = cards && {
      ...cards,
      hands: { ...cards.hands, [enemy]: [...cards.hands[enemy]].reverse() },
    };
    const other = viewOf(rules, { ...state, cards: hidden }, state.turn.side);
    expect(advised(rules, other)).toEqual(advice);
  });

  test('is one of the answers to a question, each at most once', () => {
    const { before, open, question } = questionIn(rules, scenario);
    const answers = advised(rules, viewOf(rules, before, question.side, open), question.options);
    const choices = answers.map(({ choice }) => choice);
    expect(choices).toHaveLength(Math.min(3, question.options.length));
    expect(new Set(choices).size).toBe(choices.length);
    for (const choice of choices) expect(question.options).toContain(choice);
  });
});

test('an attack that may decide the battle is advised, and wins most of the battles that are played on', () => {
  const side = (name: string) => ({ name, nation: 'british', target: 1, rating: 4 });
  const state = deploy(ccNapoleon, {
    ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('British'), north: side('French') },
    terrain: {},
    units: {
      b: { side: 'south', type: 'elite-infantry', at: '5:5' },
      x: { side: 'north', type: 'militia', at: '4:5', strength: 1 },
    },
    ...{ objectives: [], arrivals: [], options: { commandCards: false } },
  });
  const advice = advised(ccNapoleon, viewOf(ccNapoleon, state, 'south'));
  const attack = advice.find(({ choice }) => typeof choice !== 'string' && choice.target === 'x');
  expect(attack).toMatchObject({ reasons: ['attack', 'finishes'] });
  expect(attack?.wins).toBeGreaterThan(0.7);
  expect(attack?.inflicted).toBeGreaterThan(0.5);
  expect(attack?.points).toBeGreaterThan(0.5);
});

test('guns out of reach of their target fire first, before a friend beside it attacks', () => {
  const side = (name: string) => ({ name, nation: 'british', target: 3, rating: 4 });
  const state = deploy(ccNapoleon, {
    ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('British'), north: side('French') },
    terrain: {},
    units: {
      a: { side: 'south', type: 'elite-infantry', at: '4:5' },
      g: { side: 'south', type: 'artillery', at: '6:5' },
      x: { side: 'north', type: 'militia', at: '3:5' },
    },
    ...{ objectives: [], arrivals: [], options: { commandCards: false } },
  });
  const position = ccNapoleon.play.positionOf(state);
  const survey = new Survey(ccNapoleon.play.definition.judgement);
  survey.take(position);
  const reasons = (unit: string) =>
    reasonsFor(
      survey,
      position,
      ccNapoleon.play.ordered(position, { type: 'fire', side: 'south', unit, target: 'x' }),
    );
  expect(reasons('g')).toEqual(['fires-first', 'unanswered']);
  expect(reasons('a')).toEqual(['attack']);
});

test.each(['ogre-rolica-1808', 'lauter-crossing'])('an activation says what the unit can do: %s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const position = rules.play.positionOf(midway(rules, scenario));
  const survey = new Survey(rules.play.definition.judgement);
  survey.take(position);
  const [type] = rules.play.definition.judgement.openings;
  const told = position.force(position.side).units.flatMap((piece) =>
    reasonsFor(survey, position, {
      ...rules.play.ordered(position, { type: type ?? '', side: 'south' }),
      piece,
    }),
  );
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(['can-attack', 'can-reach'])).toEqual(new Set(['can-attack', 'can-reach', ...told]));
});
