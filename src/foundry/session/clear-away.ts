import { type BattleCombat, ownWrite, pieceActors } from '../documents';
import { pieceOfToken } from './project';

/**
 * Deletes what was made for a battle that has been deleted and put away: tokens and actors. The scene stays, since a
 * game master may have made it his own, and so do chat and the battle journal. Answers with the number of actors.
 */
export async function clearAway({ id }: BattleCombat): Promise<number> {
  if (!id) return 0;
  for (const scene of game.scenes.contents) {
    const tokens = scene.tokens.contents.filter((token) => pieceOfToken(token, id) !== undefined);
    const ids = tokens.flatMap((token) => token.id ?? []);
    if (ids.length === 0) continue;
    try {
      await scene.deleteEmbeddedDocuments('Token', ids, ownWrite());
    } catch (error) {
      // Deleted in the meantime: its tokens went with it, and nothing may keep the actors here.
      if (game.scenes.get(scene.id ?? '')) throw error;
    }
  }
  const actors = pieceActors(id).flatMap((actor) => actor.id ?? []);
  if (actors.length > 0) await Actor.deleteDocuments(actors, ownWrite());
  return actors.length;
}
