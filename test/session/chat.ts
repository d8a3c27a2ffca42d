import { vi } from 'vitest';
import { collection, makeWorld } from './world';

/** The data of a card in chat, as far as these tests look at it. */
interface System {
  readonly number?: number;
  readonly state: 'open' | 'done' | 'undone';
  readonly isFolded?: boolean;
  readonly cardReport: string;
}

/** A message as far as cards look at it. */
export class Message {
  readonly author = { isGM: true };
  readonly rolls = [];

  constructor(
    readonly id: string,
    public system: System,
    readonly type = 'pas-de-charge.order',
  ) {}

  async update({ system }: { system: Partial<System> }): Promise<void> {
    this.system = { ...this.system, ...system };
  }
}

/** A world without battles whose chat keeps every card in a list. */
export function makeChat(): Message[] {
  const chat: Message[] = [];
  vi.stubGlobal('CONFIG', { sounds: { dice: '' } });
  vi.stubGlobal('ChatMessage', {
    create: async ({ system }: { system: System }) => void chat.push(new Message(`m${chat.length}`, system)),
    updateDocuments: async (changes: readonly { _id: string; system: Partial<System> }[]) => {
      for (const change of changes) await chat.find(({ id }) => id === change._id)?.update(change);
    },
  });
  makeWorld({ messages: { contents: chat }, combats: collection() });
  return chat;
}
