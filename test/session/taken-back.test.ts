// What undoing leaves in chat: one line for several in a row, which shrinks again as orders come back.
import { beforeEach, expect, test, vi } from 'vitest';
import { deploy } from '../../src/core';
import { writeCard } from '../../src/foundry/chat/chat-log';
import { readCard } from '../../src/foundry/chat/read-card';
import { Match, newSave, publicView, type Request, type Save, viewOf } from '../../src/match';
import { ccNapoleonScenarios, ccNapoleon as rules } from '../../src/rulesets/cc-napoleon';
import { cardHtml } from '../foundry/card-html';
import { Message, makeChat } from './chat';

vi.mock('../../src/foundry/documents', () => import('./documents'));

let chat: Message[] = [];

beforeEach(() => {
  chat = makeChat();
});

/** A battle of three units that march, told in chat. */
function told() {
  const scenario = ccNapoleonScenarios.find(({ id }) => id === 'two-villages');
  const unit = (at: string, name: string) => ({ side: 'south', type: 'infantry', at, name });
  const units = {
    ...{ a: unit('4:4', '9th Foot'), b: unit('4:2', '29th Foot'), d: unit('6:6', '5th Foot') },
    c: { ...unit('0:0', '2nd Light'), side: 'north' },
  };
  const start = deploy(rules, { ...scenario, units, options: { commandCards: false } } as never);
  const match = new Match(rules, newSave(rules, start), {
    roll: async () => [],
    draw: async () => [],
    keep: async () => undefined,
  });
  const ask = async (request: Request): Promise<void> => {
    const before: Save = match.save;
    const { result, report } = await match.submit(
      { id: `r${before.revision}`, revision: before.revision, request },
      { seats: ['south', 'north'], gameMaster: true },
    );
    expect(result).toMatchObject({ ok: true });
    const { state } = publicView(viewOf(rules, match.save));
    if (report)
      await writeCard({ battle: 'b', rules, report, state, rolls: [], news: [], beats: [] }, () => undefined);
  };
  const march = (of: string, to: string) => ask({ order: { type: 'move', side: 'south', unit: of, to } });
  return { ask, march };
}

/** The cards of chat that tell of undoing or redoing and are not struck out. */
const lines = (): readonly string[] =>
  chat.flatMap(({ system, type }) => {
    const card = type === 'pas-de-charge.order' ? readCard(system.cardReport) : null;
    if (!card || card.kind === 'order' || system.state === 'undone') return [];
    const [, text = ''] = /<p class="pdc-told">([\s\S]*?)<\/p>/.exec(cardHtml(card)) ?? [];
    return [text.replace(/<[^>]*>/g, '')];
  });

async function threeMarches() {
  const table = told();
  await table.march('a', '4:5');
  await table.march('b', '4:1');
  await table.march('d', '6:5');
  return table;
}

test('several undos in a row are told in one line, which names the first order that they take back', async () => {
  const { ask } = await threeMarches();
  await ask({ undoTo: 2 });
  expect(lines()).toEqual(['Undone: the last order, “Move, 5th Foot to 6:5”.']);
  await ask({ undoTo: 1 });
  await ask({ undoTo: 0 });
  expect(lines()).toEqual(['Undone: the last 3 orders, from “Move, 9th Foot to 4:5” on.']);
  expect(chat).toHaveLength(4);
});

test('as orders come back the line tells of those that are still taken back, and goes with the last of them', async () => {
  const { ask } = await threeMarches();
  for (const undoTo of [2, 1, 0]) await ask({ undoTo });
  await ask({ redo: true });
  expect(lines()).toEqual([
    'Undone: the last 2 orders, from “Move, 29th Foot to 4:1” on.',
    'Redone: “Move, 9th Foot to 4:5”.',
  ]);
  await ask({ redo: true });
  await ask({ redo: true });
  expect(lines()).toEqual(['Redone: 3 orders, from “Move, 9th Foot to 4:5” on.']);
});

test('an undo has a line of its own after an order, and where somebody has spoken since', async () => {
  const { ask, march } = await threeMarches();
  await ask({ undoTo: 2 });
  await march('d', '6:7');
  await ask({ undoTo: 2 });
  chat.push(new Message('talk', { state: 'done', cardReport: '' }, 'base'));
  await ask({ undoTo: 1 });
  expect(lines()).toEqual([
    'Undone: the last order, “Move, 5th Foot to 6:5”.',
    'Undone: the last order, “Move, 5th Foot to 6:7”.',
    'Undone: the last order, “Move, 29th Foot to 4:1”.',
  ]);
});

test('another line of play that is taken up is told in a line of its own', async () => {
  const { ask, march } = await threeMarches();
  await ask({ undoTo: 0 });
  await march('a', '3:4');
  await ask({ takeUp: 3 });
  await ask({ takeUp: 5 });
  expect(lines()).toEqual([
    'Redone: 3 orders, from “Move, 9th Foot to 4:5” on.',
    'Redone: “Move, 9th Foot to 3:4”.',
  ]);
});
