// A Captain looks back at an order: its worth beside the best one, and the luck of its dice.
import { describe, expect, test } from 'vitest';
import { reviewing, type Turn, thoughtOut, turnOf } from '../../src/ai';
import {
  deploy,
  enemyOf,
  type Open,
  type Order,
  type Reply,
  type Scenario,
  type State,
  start,
} from '../../src/core';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { rulesOf } from '../../tools/play/battles';
import { playRandomBattle } from '../../tools/play/random-battle';
import { battle, SMALL } from './known-battles';

/** The first action of a battle that asked a question with a choice, and the position before it. */
function askedIn(scenario: Scenario) {
  const rules = rulesOf(scenario);
  let found: { readonly before: State; readonly action: Open; readonly turn: Turn } | undefined;
  const record = (_: unknown, action: object, before: State): boolean => {
    if (!('order' in action)) return true;
    const open = action as Open;
    const turn = turnOf(rules, before, open);
    if (turn?.question) found = { before, action: open, turn };
    return found === undefined;
  };
  playRandomBattle(rules, scenario, 3, record, 'eager');
  if (!found) throw new Error('nobody was asked');
  return { rules, ...found };
}

describe.each(SMALL)('a review in %s', (id) => {
  const { rules, before, action, turn } = askedIn(battle(id));

  test('tells the worth of an order and of the first answer, and the luck, in per cent of the battles', () => {
    const thinking = reviewing(rules, turn, 4, 7);
    let step = thinking.next();
    for (; !step.done; step = thinking.next()) {
      expect(step.value).toBeGreaterThanOrEqual(0);
      expect(step.value).toBeLessThanOrEqual(1);
    }
    const { choices, luck } = step.value;
    const [ordered, answered] = choices;
    expect(choices).toHaveLength(2);
    expect(ordered).toMatchObject({ question: '', given: action.order });
    expect(rules.refusal(before, ordered?.advised as Order)).toBeUndefined();
    expect(answered).toMatchObject({ question: turn.question?.reason, given: turn.question?.given });
    expect(turn.question?.options).toContain(answered?.advised);
    const isSame = answered?.advised === answered?.given;
    if (isSame) expect(answered?.worth).toEqual({ value: 0, margin: 0 });
    for (const { worth } of choices) expect(Math.abs(worth.value)).toBeLessThanOrEqual(100);
    expect(Math.abs(luck.value)).toBeLessThanOrEqual(200);
    expect(luck.margin).toBeGreaterThan(0);
  });

  test('gives the Captain no card that its side could not see', () => {
    const { cards } = before;
    if (!cards) return;
    const enemy = enemyOf(action.order.side);
    const hands = { ...cards.hands, [enemy]: [...cards.hands[enemy]].reverse() };
    const other = turnOf(rules, { ...before, cards: { ...cards, hands } }, action);
    expect(other?.before).toEqual(turn.before);
  });
});

describe('in a battle of two units', () => {
  const side = (name: string) => ({ name, nation: 'british', target: 1, rating: 4 });
  const before = deploy(ccNapoleon, {
    ...{ id: 'test', ruleset: ccNapoleon.id, title: '', briefing: '', source: '', first: 'south' },
    sides: { south: side('British'), north: side('French') },
    terrain: {},
    units: {
      b: { side: 'south', type: 'elite-infantry', at: '5:5' },
      x: { side: 'north', type: 'infantry', at: '4:5', strength: 1 },
    },
    ...{ objectives: [], arrivals: [], options: { commandCards: false } },
  });

  /** An attack whose dice all show one face. */
  function attackWith(face: string): Open {
    const order = { type: 'fire', side: 'south', unit: 'b', target: 'x' } as const;
    const replies: Reply[] = [];
    const run = start(ccNapoleon, before, order);
    for (let { query } = run; query; query = run.query) {
      const reply: Reply =
        query.kind === 'roll'
          ? { kind: 'rolled', faces: Array(query.count).fill(face) }
          : { kind: 'chose', option: query.kind === 'ask' ? (query.options[0] ?? '') : '' };
      run.reply(reply);
      replies.push(reply);
    }
    return { order, replies };
  }

  const reviewed = (action: Open) => {
    const turn = turnOf(ccNapoleon, before, action);
    if (!turn) throw new Error('no commander chose it');
    return thoughtOut(reviewing(ccNapoleon, turn, 60, 7));
  };

  test('the same attack is good luck with hits, and bad luck without', () => {
    const good = reviewed(attackWith('red'));
    const bad = reviewed(attackWith('blue'));
    expect(good.luck.value).toBeGreaterThan(0);
    expect(bad.luck.value).toBeLessThan(good.luck.value);
    // The choice was made before the dice, and does not depend on them.
    expect(good.choices[0]?.worth).toEqual(bad.choices[0]?.worth);
  });

  test('a turn that is given away costs more than an attack', () => {
    const attack = reviewed(attackWith('red')).choices[0];
    const ended = reviewed({ order: { type: 'end-turn', side: 'south' }, replies: [] });
    expect(ended.choices[0]?.worth.value).toBeLessThan(attack?.worth.value ?? 0);
    expect(ended.choices[0]?.advised).toMatchObject({ unit: 'b', target: 'x' });
    expect(ended.luck.margin).toBeGreaterThan(ended.luck.value);
  });
});

test('the deal of the cards is no choice of a commander', () => {
  const scenario = battle('ccn-rolica-1808');
  const rules = rulesOf(scenario);
  const dealt = deploy(rules, scenario);
  const order = rules.opening(dealt);
  if (order) expect(turnOf(rules, dealt, { order, replies: [] })).toBeUndefined();
});
