// An attack that several orders carry on has one card, which grows: what the orders before told is told with it.
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy, type Order, readScenario } from '../../src/core';
import { writeCard } from '../../src/foundry/chat/chat-log';
import { readCard } from '../../src/foundry/chat/read-card';
import { Match, newSave, publicView, rollsOf, type Save, viewOf } from '../../src/match';
import { codeNapoleon } from '../../src/rulesets/code-napoleon';
import { cardHtml } from '../foundry/card-html';
import { type Message, makeChat } from './chat';

vi.mock('../../src/foundry/documents', () => import('./documents'));

let chat: Message[] = [];

beforeEach(() => {
  chat = makeChat();
});

const side = { name: '', nation: '' };
const horse = { type: 'heavy-cavalry', formation: 'line', stands: 4 };
const SCENARIO = {
  id: 'one-card',
  ruleset: 'code-napoleon',
  title: '',
  first: 'south',
  board: [8, 8],
  clock: { start: '10:00' },
  turns: 6,
  opening: 'south',
  sides: { south: { ...side, name: 'French' }, north: { ...side, name: 'Austrians' } },
  units: {
    ravel: { side: 'south', command: 'r', type: 'division-general', at: 'E7', name: 'Ravel', rating: 0 },
    a: { side: 'south', command: 'r', ...horse, at: 'C6', name: '1er' },
    b: { side: 'south', command: 'r', ...horse, at: 'D6', name: '2e' },
    c: { side: 'south', command: 'r', ...horse, at: 'E6', name: '3e' },
    torda: { side: 'north', command: 't', type: 'division-general', at: 'F2', name: 'Torda', rating: 0 },
    h: { side: 'south', command: 'r', ...horse, at: 'G6', name: '4e' },
    y: { side: 'north', command: 't', type: 'infantry', at: 'G4', name: 'IR 19', formation: 'line' },
    k: { side: 'north', command: 't', ...horse, at: 'D4', name: 'KR 6' },
  },
};

const HIGH = '8';

/** A battle whose dice all fall high, told in chat as it goes on. */
function told() {
  const rules = codeNapoleon.on({ rows: 8, columns: 8 });
  const start = deploy(rules, readScenario(rules, SCENARIO));
  const low: string[] = [];
  const match = new Match(rules, newSave(rules, rules.begin(start, 'south')), {
    roll: async ({ count }) => Array.from({ length: count }, () => low.shift() ?? HIGH),
    draw: async () => [],
    keep: async () => undefined,
  });
  const ask = async (request: Parameters<Match['submit']>[0]['request']) => {
    const before: Save = match.save;
    const id = `r${before.revision}`;
    const { result, report } = await match.submit(
      { id, revision: before.revision, request },
      { seats: ['south', 'north'], gameMaster: true },
    );
    expect(result).toMatchObject({ ok: true });
    if (!report) return;
    const { state } = publicView(viewOf(rules, match.save));
    const rolls = rollsOf(rules, before.state, report);
    const news = report.events.slice(viewOf(rules, before).events.length);
    await writeCard({ battle: 'b', rules, report, state, rolls, news, beats: [] }, () => undefined);
  };
  const order = async (type: string, words: Partial<Order> = {}) => {
    await ask({ order: { type, side: 'south', ...words } });
    for (let question = viewOf(rules, match.save).question; question; ) {
      await ask({ choose: question.options[0] ?? '' });
      question = viewOf(rules, match.save).question;
    }
  };
  return { match, ask, order, low };
}

/** The cards that are seen, as text. */
const seen = (): readonly string[] =>
  chat
    .filter(({ system }) => system.isFolded !== true)
    .flatMap(({ system }) => {
      const card = readCard(system.cardReport);
      if (!card) throw new Error('a card that nobody can read');
      return card.isUntold
        ? []
        : [
            cardHtml(card)
              .replace(/<[^>]*>|\s+/g, ' ')
              .replace(/ +/g, ' ')
              .replace(/ ([,.:])/g, '$1'),
          ];
    });

async function charge() {
  const table = told();
  const { order } = table;
  await order('roll-initiative');
  for (const unit of ['a', 'b', 'c']) await order('charge', { unit, target: 'k' });
  return table;
}

test('those who charge one enemy are declared on one card, and their charge and melee go on there', async () => {
  const { match, order, low } = await charge();
  const before = seen().length;
  expect(seen().at(-1)).toMatch(/Charge declared .*1er with 2e, 3e → KR 6/);
  await order('end-step');
  expect(seen()).toHaveLength(before);
  await order('resolve', { unit: 'b', target: 'k' });
  expect(match.save.state.turn.step).toBe('movement');
  expect(seen()).toHaveLength(before);
  for (const name of ['1er', '2e', '3e']) expect(seen().at(-1)).toContain(`Charge test: ${name}`);
  await order('end-step');
  // Both are struck in the first round, and the second decides it.
  low.push('2', '2', '6', '6');
  await order('fight', { unit: 'b', target: 'k' });
  expect(seen()).toHaveLength(before);
  expect(seen().at(-1)).toMatch(/Charge .*2e with 1er, 3e → KR 6.*Charge test.* Melee .*Round 1.*Round 2/);
});

test('what is taken back lets the card before it be seen again, and brought back it is told as one', async () => {
  const { match, ask, order } = await charge();
  const [declared, number] = [seen(), match.save.record.length];
  await order('end-step');
  await order('resolve', { unit: 'b', target: 'k' });
  const resolved = seen();
  expect(resolved).toHaveLength(declared.length);
  await ask({ undoTo: number });
  const struck = chat.filter(({ system }) => system.state === 'undone' && system.isFolded !== true);
  expect(struck).toHaveLength(2);
  expect(seen().slice(0, declared.length)).toEqual(declared);
  await ask({ redo: true });
  expect(seen().slice(0, declared.length)).toEqual(resolved);
});

test('charges on two enemies have a card each', async () => {
  const { order } = told();
  await order('roll-initiative');
  for (const unit of ['a', 'b']) await order('charge', { unit, target: 'k' });
  const one = seen();
  await order('charge', { unit: 'h', target: 'y' });
  expect(seen().slice(0, -1)).toEqual(one);
  expect(seen().at(-1)).toContain('4e → IR 19');
});
