import { publicView, readSave, type Save, viewOf } from '../../match';
import { BATTLE_TYPE, type Game, isBattle, MODULE_ID, ownWrite, say, storedFrom } from '../documents';
import { archiveIn, passHands } from './archive';
import type { Decider } from './decider';
import { isInPlay, recordIn } from './papers';
import { makeScene } from './set-up-battle';

/**
 * Brings back a battle that has been put away: on its own scene where that is still free, otherwise on a new one.
 * Rejects with an Error that says what is wrong; nothing has been set up then, and the archive is as it was.
 */
export async function bringBack(
  papers: string,
  games: readonly Game[],
  decider: Decider,
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(say('PDC.reason.only-the-game-master'));
  if (isInPlay(papers)) throw new Error(say('PDC.archive.inPlay'));
  const { battle, title, scene: place, seats } = archiveIn(papers);
  const { rules, save, notice } = readRecord(papers, games);
  if (notice) ui.notifications.warn(say(`PDC.session.${notice}`));
  const own = freeScene(place);
  const scene = own ?? (await makeScene(title, rules.on(save.state.board)));
  try {
    const system = { ...storedFrom(publicView(viewOf(rules, save))), papers, seats };
    // Under its own id its dispatches in chat are its own again; nobody can bring it back twice.
    const data = { ...(battle !== '' && { _id: battle }), type: BATTLE_TYPE, scene: scene.id, system };
    const combat = await Combat.create(data, { ...ownWrite(), keepId: true });
    if (!combat?.id) throw new Error(say('PDC.session.noBattle'));
    await passHands(papers, { south: '', north: '' }, seats);
    const name = say('PDC.papers.title', { title });
    await game.journal.get(papers)?.update({ name, flags: { [MODULE_ID]: { title } } }, ownWrite());
    await decider.project(combat.id);
    await combat.activate();
    await scene.activate();
    return scene;
  } catch (error) {
    if (!own && !isInPlay(papers)) await scene.delete(ownWrite());
    throw error;
  }
}

function readRecord(papers: string, games: readonly Game[]) {
  const record = recordIn(papers);
  const { ruleset }: Partial<Save> = Object(record);
  const known = games.find(({ rules }) => rules.id === ruleset);
  if (!known) throw new Error(say('PDC.session.noRuleset', { ruleset: String(ruleset) }));
  return readSave(known.rules, record);
}

/** The scene of a battle, if it is still there and no other battle is fought on it. */
function freeScene(id: string): Scene.Implementation | undefined {
  const isTaken = game.combats.contents.some((combat) => isBattle(combat) && combat._source.scene === id);
  return isTaken ? undefined : game.scenes.get(id);
}
