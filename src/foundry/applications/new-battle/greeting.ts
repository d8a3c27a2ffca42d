import { isBattle } from '../../documents/document-types';
import { MODULE_ID } from '../../documents/module-id';
import { localize } from '../../texts';

/** The class of the message's text, by which it is found again. */
const GREETING = 'pdc-greeting';

/** Posts one chat message in a world without a battle that tells the GM how to start one, until a lesson begins. */
export function registerGreeting(): void {
  game.settings.register(MODULE_ID, 'greeted', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.BooleanField({ initial: false }),
  });
  Hooks.once('ready', () => void greet());
  Hooks.on('createCombat', () => void withdraw());
}

async function greet(): Promise<void> {
  if (!game.user.isActiveGM || game.settings.get(MODULE_ID, 'greeted')) return;
  if (game.combats.contents.some((combat) => isBattle(combat))) return;
  await game.settings.set(MODULE_ID, 'greeted', true);
  await ChatMessage.create({
    content: `<p class="${GREETING}">${localize('PDC.chat.greeting')}</p>`,
    speaker: { alias: localize('PDC.windows.title') },
    whisper: [game.user.id],
  });
  // A lesson may have begun meanwhile.
  await withdraw();
}

/** Deletes the message once a lesson has begun: it would offer the lesson during the lesson. */
async function withdraw(): Promise<void> {
  const isLearning = game.combats.contents.some((combat) => isBattle(combat) && combat.system.lesson !== '');
  if (!game.user.isActiveGM || !isLearning) return;
  const greetings = game.messages.contents.filter(({ content }) => content.includes(GREETING));
  await Promise.all(greetings.map((message) => message.delete()));
}
