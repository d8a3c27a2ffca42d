import { publicView, readSave, type Save, viewOf } from '../../match';
import type { Game } from '../battle';
import { BATTLE_TYPE, isBattle, MODULE_ID, ownWrite, storedFrom } from '../documents';
import { localize } from '../texts';
import { archiveIn, passHands } from './archive';
import { isInPlay, recordIn } from './battle-journal';
import type { Host } from './host';
import { makeScene } from './set-up-battle';

/**
 * Brings back a battle that has been put away: on its own scene where that is still free, otherwise on a new one.
 * Rejects with an Error that says what is wrong; nothing has been set up then, and the archive is as it was.
 */
export async function bringBack(
  journal: string,
  games: readonly Game[],
  host: Host,
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(localize('PDC.reason.only-the-game-master'));
  if (isInPlay(journal)) throw new Error(localize('PDC.archive.inPlay'));
  const { battle, title, scene: place, seats } = archiveIn(journal);
  const { rules, save, notice } = readRecord(journal, games);
  if (notice) ui.notifications.warn(localize(`PDC.session.${notice}`));
  const own = freeScene(place);
  const scene = own ?? (await makeScene(title, rules.on(save.state.board)));
  try {
    const system = { ...storedFrom(publicView(viewOf(rules, save))), journal, seats };
    // Under its own id its cards in chat are its own again; nobody can bring it back twice.
    const data = { ...(battle !== '' && { _id: battle }), type: BATTLE_TYPE, scene: scene.id, system };
    const combat = await Combat.create(data, { ...ownWrite(), keepId: true });
    if (!combat?.id) throw new Error(localize('PDC.session.noBattle'));
    await passHands(journal, { south: '', north: '' }, seats);
    const name = localize('PDC.battleJournal.title', { title });
    await game.journal.get(journal)?.update({ name, flags: { [MODULE_ID]: { title } } }, ownWrite());
    await host.project(combat.id);
    await combat.activate();
    await scene.activate();
    return scene;
  } catch (error) {
    if (!own && !isInPlay(journal)) await scene.delete(ownWrite());
    throw error;
  }
}

function readRecord(journal: string, games: readonly Game[]) {
  const record = recordIn(journal);
  const { ruleset }: Partial<Save> = Object(record);
  const known = games.find(({ rules }) => rules.id === ruleset);
  if (!known) throw new Error(localize('PDC.session.noRuleset', { ruleset: String(ruleset) }));
  return readSave(known.rules, record);
}

/** The scene of a battle, if it is still there and no other battle is fought on it. */
function freeScene(id: string): Scene.Implementation | undefined {
  const isTaken = game.combats.contents.some((combat) => isBattle(combat) && combat._source.scene === id);
  return isTaken ? undefined : game.scenes.get(id);
}
