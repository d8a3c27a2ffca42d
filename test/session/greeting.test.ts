// The message of a new world that offers the lesson.
import { afterEach, expect, test, vi } from 'vitest';
import { registerGreeting } from '../../src/foundry/applications/new-battle/greeting';
import { BATTLE_TYPE } from '../../src/foundry/documents/module-id';
import { collection, makeWorld } from './world';

interface Message {
  readonly id: string;
  readonly content: string;
  delete(): Promise<void>;
}

const battle = (lesson: string) => ({ id: 'battle', type: BATTLE_TYPE, system: { lesson } });

/** A world without battles whose chat can be read. */
function chatIn() {
  const messages: Message[] = [];
  const write = ({ content }: { content: string }) => {
    const message = {
      ...{ id: `${messages.length}`, content },
      delete: async () => void messages.splice(messages.indexOf(message), 1),
    };
    messages.push(message);
  };
  vi.stubGlobal('foundry', { data: { fields: { BooleanField: class {} } } });
  vi.stubGlobal('ChatMessage', { create: async (message: { content: string }) => write(message) });
  const world = makeWorld({
    combats: collection(),
    messages: { contents: messages },
  });
  registerGreeting();
  return { world, write, texts: () => messages.map(({ content }) => content) };
}

afterEach(() => vi.unstubAllGlobals());

test('the chat of a lesson does not offer the lesson, and nothing else is lost', async () => {
  const { world, write, texts } = chatIn();
  world.call('ready');
  await vi.waitFor(() => expect(texts()).toEqual([expect.stringContaining('Learn it in ten minutes')]));
  write({ content: 'Good morning' });
  game.combats.contents.push(battle('first-battle') as never);
  world.call('createCombat');
  await vi.waitFor(() => expect(texts()).toEqual(['Good morning']));
});

test('a battle that is no lesson leaves the offer in place', async () => {
  const { world, texts } = chatIn();
  world.call('ready');
  await vi.waitFor(() => expect(texts()).toHaveLength(1));
  game.combats.contents.push(battle('') as never);
  world.call('createCombat');
  await new Promise((done) => setTimeout(done));
  expect(texts()).toHaveLength(1);
});
