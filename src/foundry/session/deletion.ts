import { type BattleCombat, isBattle, isOwnWrite, ownWrite, pieceActors, turnedScenesOf } from '../documents';
import { askFirst, type FirstQuestion } from '../input';
import { localize, localizeCount } from '../texts';
import { journalOf } from './journal/battle-journal';
import { clearFolder } from './journal/folders';
import { removeTurnedScenes } from './make-scenes';
import { pieceOfToken } from './projection/project-battle';

/**
 * Deletes the documents made for a battle that has been deleted and archived: tokens, actors with their folder, and the
 * scenes from the north. The main scene stays, since a GM may have changed it, and so do chat and the battle journal.
 * Returns the number of actors.
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
      // The scene was deleted meanwhile with its tokens; that must not keep the actors here.
      if (game.scenes.get(scene.id ?? '')) throw error;
    }
  }
  await removeTurnedScenes(id);
  const actors = pieceActors(id).flatMap((actor) => actor.id ?? []);
  if (actors.length > 0) await Actor.deleteDocuments(actors, ownWrite());
  await clearFolder(id);
  return actors.length;
}

/** Battles and scenes whose deletion the GM has confirmed. */
const agreed = new Set<string>();

/**
 * Asks for confirmation before a battle, or a scene with one, is deleted: Foundry does not say what else is deleted
 * with it.
 */
export function askBeforeDeletion(): void {
  Hooks.on('preDeleteCombat', (combat, options) => {
    if (!isBattle(combat) || isOwnWrite(options)) return true;
    return mayGo(combat, () => questionOf('battle', combat.scene?.name ?? '', [combat]));
  });
  Hooks.on('preDeleteScene', (scene, options) => {
    if (scene.pack || isOwnWrite(options)) return true;
    const battles = game.combats.contents.flatMap((combat) =>
      isBattle(combat) && combat._source.scene === scene.id ? [combat] : [],
    );
    return battles.length === 0 || mayGo(scene, () => questionOf('scene', scene.name, battles));
  });
}

/** True if a document may be deleted now; if not, the user is asked, and it is deleted after confirmation. */
function mayGo(
  document: Combat.Implementation | Scene.Implementation,
  question: () => FirstQuestion,
): boolean {
  const { id } = document;
  if (!id || agreed.delete(id)) return true;
  void askFirst(question())
    .then(async (isMeant) => {
      if (!isMeant) return;
      agreed.add(id);
      await document.delete();
    })
    .catch((error: unknown) => console.error(error))
    .finally(() => agreed.delete(id));
  return false;
}

function questionOf(
  what: 'battle' | 'scene',
  title: string,
  battles: readonly BattleCombat[],
): FirstQuestion {
  const name = foundry.utils.escapeHTML(title);
  const orders = battles.reduce((sum, { system }) => sum + system.actions, 0);
  const isKept = battles.every(({ system }) => journalOf(system.journal));
  const parts = [
    localizeCount(`PDC.windows.archive.${what}.what`, orders, { title: name }),
    localize('PDC.windows.archive.goes', piecesOf(battles)),
    ...(battles.some(({ id }) => turnedScenesOf(id ?? '').length > 0)
      ? [localize('PDC.windows.archive.turnedGoes')]
      : []),
    localize(`PDC.windows.archive.${isKept ? 'kept' : 'lost'}`),
  ];
  return {
    title: localize(`PDC.windows.archive.${what}.title`, { title }),
    content: parts.map((part) => `<p>${part}</p>`).join(''),
    yes: localize(`PDC.windows.archive.${what}.yes`),
    no: localize('PDC.windows.archive.no'),
    icon: 'fa-solid fa-box-archive',
  };
}

/** The numbers of tokens and actors that are deleted with battles. */
function piecesOf(battles: readonly BattleCombat[]): Readonly<Record<'tokens' | 'actors', string>> {
  const ids = battles.flatMap(({ id }) => id ?? []);
  const all = game.scenes.contents.flatMap(({ tokens }) => tokens.contents);
  const tokens = all.filter((token) => ids.some((id) => pieceOfToken(token, id) !== undefined));
  const actors = ids.flatMap((id) => pieceActors(id));
  return { tokens: String(tokens.length), actors: String(actors.length) };
}
