import { beforeAll, describe, expect, test } from 'vitest';
import { type Advice, advising, type View, viewOf } from '../../src/ai';
import { reasonsFor } from '../../src/ai/advice-reasons';
import { Survey } from '../../src/ai/survey';
import { deploy, enemyOf, type Ruleset, type Scenario, type State } from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { fight } from '../../tools/arena/match';
import { rulesOf } from '../../tools/play/battles';
import { battle, SMALL } from './known-battles';
import { type Asked, questionsPut } from './questions-put';

function advised(rules: Ruleset, view: View, options: readonly string[] | null = null): readonly Advice[] {
  const thinking = advising(rules, view, options, 7);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
  }
}

/** The battles that are looked through for a question, and the orders of each. */
const SEEDS = [1, 2, 3, 4, 5, 6];
const MOST = 60;

/** The first open question with a choice in the battles of some seeds. */
function questionIn(rules: Ruleset, scenario: Scenario) {
  let found: Asked | undefined;
  for (const seed of SEEDS) {
    fight(scenario, { south: 'eager', north: 'eager' }, seed, {
      most: MOST,
      told: (before, order) => {
        found ??= questionsPut(rules, before, order).find(
          ({ query }) => query.options.length > 1 && query.secret === undefined,
        );
      },
    });
    if (found) return found;
  }
  throw new Error('nobody was asked');
}

/** A position in the middle of a battle between orders. */
const midway = (scenario: Scenario): State =>
  fight(scenario, { south: 'eager', north: 'eager' }, 3, { most: 30 }).end;

describe.each(SMALL)('advice in %s', (id) => {
  const scenario = battle(id);
  const rules = rulesOf(scenario);
  const state = midway(scenario);
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
    const { before, open, query: question } = questionIn(rules, scenario);
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
  const position = rules.play.positionOf(midway(scenario));
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
