import { beforeEach, expect, test, vi } from 'vitest';
import type { CardReport } from '../../src/foundry/battle';
import type { CardData } from '../../src/foundry/chat/card-data';
import { describeAction, writeCard } from '../../src/foundry/chat/chat-log';
import { newSave } from '../../src/match';
import { reportOf } from '../../src/match/report';
import { ccNapoleon } from '../../src/rulesets/cc-napoleon';
import { DUEL, position } from '../canvas/battle';
import { collection, makeWorld } from './world';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const { version } = ccNapoleon;
const save = newSave(ccNapoleon, position(DUEL));
const sides = {
  south: { name: 'British', nation: 'british' },
  north: { name: 'French', nation: 'french' },
};

/** The card of the first action by a version of the rules. */
function card(id: string, told: number, order: string) {
  const data: CardData = {
    kind: 'order',
    order,
    turn: 1,
    side: 'south',
    sides,
    lines: [],
    question: null,
    participants: {},
  };
  const system = {
    battle: 'battle',
    version: told,
    number: 0,
    state: 'done',
    cardReport: JSON.stringify(data),
  };
  return { id, type: 'pas-de-charge.order', author: { isGM: true }, system };
}

const chat = { create: vi.fn(), updateDocuments: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('ChatMessage', chat);
  makeWorld({
    combats: collection({ id: 'battle', type: 'pas-de-charge.battle', system: { version } }),
    messages: collection(card('now', version, 'fire'), card('before', version - 1, 'move')),
  });
});

test('what is taken back strikes out no card of an action by earlier rules', async () => {
  const undone = { ...save, record: [{ undoneTo: 0 }] };
  const report = reportOf(ccNapoleon, { ...save, record: [] }, undone);
  const cardReport: CardReport = {
    battle: 'battle',
    rules: ccNapoleon,
    report,
    state: save.state,
    rolls: [],
    news: [],
    beats: [],
  };
  await writeCard(cardReport, () => undefined);
  expect(chat.updateDocuments.mock.calls).toEqual([[[{ _id: 'now', system: { state: 'undone' } }]]]);
  expect(chat.create.mock.calls).toMatchObject([[{ system: { version, state: 'done' } }]]);
});

test('an action is named by its card of these rules', () => {
  expect(describeAction('battle', 0)).toBe('Fire');
});
