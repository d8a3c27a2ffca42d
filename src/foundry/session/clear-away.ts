import { type BattleCombat, isBattle, ownWrite, pieceActors } from '../documents';
import { papersOf } from './papers';
import { pieceOfToken } from './project';

/**
 * Deletes what was made for a battle that has been deleted: tokens, actors and papers. The scene stays, since a game
 * master may have made it his own, and so does chat. Answers with the number of actors.
 */
export async function clearAway({ id, system }: BattleCombat): Promise<number> {
  if (!id) return 0;
  for (const scene of game.scenes.contents) {
    const tokens = scene.tokens.contents.filter((token) => pieceOfToken(token, id) !== undefined);
    const ids = tokens.flatMap((token) => token.id ?? []);
    if (ids.length > 0) await scene.deleteEmbeddedDocuments('Token', ids, ownWrite());
  }
  const actors = pieceActors(id).flatMap((actor) => actor.id ?? []);
  if (actors.length > 0) await Actor.deleteDocuments(actors, ownWrite());
  // A battle that somebody has copied is played by the same papers.
  const isShared = game.combats.contents.some(
    (other) => isBattle(other) && other.system.papers === system.papers,
  );
  if (!isShared) await papersOf(system.papers)?.delete(ownWrite());
  return actors.length;
}
