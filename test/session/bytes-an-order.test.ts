// What an order costs the world: the bytes of everything that is written for it, whatever the battle has behind it.
import { expect, test, vi } from 'vitest';
import { deploy, seededReply, seededStream } from '../../src/core';
import { isCardWritten, writeCard } from '../../src/foundry/chat/chat-log';
import { newSave, viewOf } from '../../src/match';
import { BATTLES, rulesOf } from '../../tools/play/battles';
import { randomOrder } from '../../tools/play/random-battle';
import { fieldOf } from './field';

vi.mock('../../src/foundry/documents', () => import('./documents'));

const ORDERS = 160;

type Data = Record<string, unknown>;

/** Chat, whose cards count as whatever else is written. */
function chatOf({ write }: Pick<ReturnType<typeof fieldOf>, 'write'>) {
  const messages: Data[] = [];
  const change = async (message: Data, { system, ...others }: Data): Promise<void> => {
    Object.assign(message, others, { system: { ...Object(message.system), ...Object(system) } });
  };
  vi.stubGlobal('CONFIG', { sounds: { dice: 'sounds/dice.wav' } });
  vi.stubGlobal('ChatMessage', {
    create: (data: Data) =>
      write('card made', data, () => {
        const message: Data = { ...structuredClone(data), id: `m${messages.length}`, author: { isGM: true } };
        message.rolls = (data.rolls as string[]).map((roll) => JSON.parse(roll));
        message.update = (changes: Data) => write('card changed', changes, () => change(message, changes));
        messages.push(message);
      }),
    updateDocuments: (changes: Data[]) =>
      write('cards changed', changes, () => {
        for (const { _id, ...each } of changes) {
          const message = messages.find(({ id }) => id === _id);
          if (message) void change(message, each);
        }
      }),
  });
  Object.assign(game, { messages: { contents: messages } });
}

/** A roll as long as Foundry keeps one. */
function rollText(die: string, faces: readonly string[]): string {
  const results = faces.map((_, index) => ({ result: index + 1, active: true }));
  const term = {
    class: 'Battle',
    options: {},
    evaluated: true,
    number: faces.length,
    faces: 6,
    modifiers: [],
  };
  const terms = [{ ...term, results }];
  return JSON.stringify({
    class: 'Roll',
    options: {},
    dice: [],
    formula: die,
    terms,
    total: 1,
    evaluated: true,
  });
}

/** What so many orders of a battle wrote, one after the other. */
async function bytesOf(id: string): Promise<readonly number[]> {
  const scenario = BATTLES.find((each) => each.id === id);
  if (!scenario) throw new Error(`there is no scenario ${id}`);
  const game = rulesOf(scenario);
  const start = deploy(game, scenario);
  const rules = game.on(start.board);
  const stream = seededStream(3);
  const answer = seededReply(rules, stream);
  const field = fieldOf(newSave(rules, start), game);
  chatOf(field);
  const host = field.client({
    roll: async (_, query) => {
      const reply = answer(query);
      return reply.kind === 'rolled' ? reply.faces : [];
    },
    writeCard: (report) => writeCard(report, (_, die, faces) => rollText(die, faces)),
    isCardWritten,
  });
  await host.project('battle');
  // What a battle begins with by itself is no order of anybody.
  await host.project('battle');
  const bytes: number[] = [];
  for (let save = field.kept; bytes.length < ORDERS && !save.state.winner; save = field.kept) {
    const { question } = viewOf(rules, save);
    const request = question
      ? { choose: question.options[stream.below(question.options.length)] }
      : { order: randomOrder(rules, save.state, stream, new Set()) };
    const before = field.sizes.length;
    const message = { id: `request-${bytes.length}`, revision: save.revision, request };
    const result = await host.answer({ battle: 'battle', request: message }, 'gm');
    expect(result).toMatchObject({ ok: true });
    await host.project('battle');
    bytes.push(field.sizes.slice(before).reduce((sum, size) => sum + size, 0));
  }
  return bytes;
}

test.each([
  ['rolica-1808', 8000],
  ['austerlitz-1805', 20_000],
] as const)('an order of %s writes less than %d bytes, the last as the first', async (id, most) => {
  const bytes = await bytesOf(id);
  const tenths = bytes.filter((_, index) => index % 16 === 0);
  const highest = Math.max(...bytes);
  console.info(`${id}, bytes of every 16th order: ${tenths.join(' ')}; at most ${highest}`);
  expect(highest).toBeLessThan(most);
  const mean = (some: readonly number[]) => some.reduce((sum, each) => sum + each, 0) / some.length;
  const third = Math.floor(bytes.length / 3);
  expect(mean(bytes.slice(-third))).toBeLessThan(1.5 * mean(bytes.slice(0, third)));
});
