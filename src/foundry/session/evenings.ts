import { deploy, errorText } from '../../core';
import type { Evening, EveningPort } from '../battle/evenings';
import { isBattle, MODULE_ID, ownWrite } from '../documents';
import { localize } from '../texts';
import type { Host } from './host/host';
import { isInPlay } from './journal/battle-journal';
import { layOut } from './set-up-battle';

type Journal = JournalEntry.Implementation;

/** The actions of a battle that nobody has begun: some games open it by themselves. */
const OPENING = 1;

/**
 * The GM's import of whole evenings. The journal entry is written first, hidden and marked as unfinished; every scene
 * names it. Its last change shows it to the players: until then everything that names it can be removed again.
 */
export const eveningPort = (host: Host): EveningPort => ({
  async prepare(evening) {
    if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
    // The faults of every battle are found before anything is written.
    for (const { rules, scenario } of evening.battles)
      await at(scenario.title, () => deploy(rules, scenario));
    // A window may have closed in the middle of an earlier evening.
    for (const entry of unfinished(game.user.id)) await remove(entry);
    const entry = await hiddenEntry(evening);
    try {
      for (const { rules, scenario } of evening.battles)
        await at(scenario.title, () => layOut(host, rules, scenario, { evening: entry.id ?? '' }));
      await show(entry);
    } catch (error) {
      await remove(entry).catch((left: Error) => ui.notifications.error(left.message, { permanent: true }));
      throw error;
    }
  },
});

/** Runs a step of a battle; its errors name the battle and say what to do. */
async function at(battle: string, step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    const told = localize('PDC.windows.evening.failed', { battle, fault: errorText(error) });
    throw new Error(told, { cause: error });
  }
}

/** The entry of an evening, which only GMs see until everything is there. */
async function hiddenEntry({ title, pages }: Evening): Promise<Journal> {
  const { NONE } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const texts = pages.map(({ name, content }) => ({ name, type: 'text' as const, text: { content } }));
  const flags = { [MODULE_ID]: { unfinishedBy: game.user.id } };
  const entry = await JournalEntry.create(
    { name: title, ownership: { default: NONE }, pages: texts, flags },
    ownWrite(),
  );
  if (!entry) throw new Error(localize('PDC.windows.evening.noEntry'));
  return entry;
}

/** Shows the entry of an evening to all players: from now on the evening stays. */
async function show(entry: Journal): Promise<void> {
  const { OBSERVER } = CONST.DOCUMENT_OWNERSHIP_LEVELS;
  const flags = { [MODULE_ID]: { unfinishedBy: '' } };
  await entry.update({ ownership: { default: OBSERVER }, flags }, ownWrite());
}

/** The evenings that a user's windows left unfinished; an entry that a player may write is none. */
const unfinished = (user: string): readonly Journal[] =>
  game.journal.contents.filter(
    (entry) =>
      entry.flags[MODULE_ID]?.unfinishedBy === user &&
      !game.users.contents.some((each) => !each.isGM && entry.testUserPermission(each, 'OWNER')),
  );

/** Removes everything of an unfinished evening, but battles that somebody has begun; its entry last. */
async function remove(entry: Journal): Promise<void> {
  try {
    for (const scene of game.scenes.contents.filter(({ flags }) => flags[MODULE_ID]?.evening === entry.id))
      await removeScene(scene);
    // The window may have closed between a record and its battle.
    const records = game.journal.contents.filter(({ flags }) => flags[MODULE_ID]?.evening === entry.id);
    for (const record of records) if (!isInPlay(record.id ?? '')) await record.delete(ownWrite());
    await entry.delete(ownWrite());
  } catch (error) {
    throw new Error(localize('PDC.windows.evening.notRemoved', { fault: errorText(error) }), {
      cause: error,
    });
  }
}

async function removeScene(scene: Scene.Implementation): Promise<void> {
  const battles = game.combats.contents.flatMap((combat) =>
    isBattle(combat) && combat._source.scene === scene.id ? [combat] : [],
  );
  if (battles.some(({ system }) => system.actions > OPENING)) {
    await scene.update({ flags: { [MODULE_ID]: { evening: '' } } }, ownWrite());
    return;
  }
  for (const battle of battles) {
    // Without its record, the battle is not archived when it goes.
    await game.journal.get(battle.system.journal)?.delete(ownWrite());
    await battle.delete(ownWrite());
  }
  await scene.delete(ownWrite());
}
