import type { PieceId, Ruleset } from '../../core';
import type { BattleView } from '../../match';
import {
  type BattleCombat,
  isPieceActor,
  isStacked,
  isUnitActor,
  MODULE_ID,
  ownWrite,
  type PieceActor,
  pieceActors,
} from '../documents';
import { sheetKept } from './archive';
import type { Shown } from './differences';
import { actorData, type Cast, TOKEN_SIZE, tokenData } from './piece-documents';
import {
  type ActorSeen,
  actorWrites,
  everyPiece,
  type TokenWrites,
  tokenWrites,
  withoutOthers,
} from './projection';
import { sceneBoard } from './scene-board';
import { slotsSeen, tokenPlaces } from './token-places';

/**
 * Draws the position of a battle, or of one piece of it, into its tokens and actors. Doing it again changes
 * nothing.
 */
export async function projectBattle(
  combat: BattleCombat,
  { rules, state: whole }: BattleView,
  only?: PieceId,
): Promise<void> {
  const { scene, id: battle } = combat;
  if (!scene || !battle) return;
  const state = only === undefined ? whole : withoutOthers(whole, only);
  const isDrawn = ({ piece }: { readonly piece: PieceId }) => only === undefined || piece === only;
  const cast: Cast = { battle, state, seats: combat.system.seats };
  const actors = await completeActors(cast, combat.system.papers);
  const actorOf = new Map(actors.map(({ id, system }) => [system.piece, id ?? '']));
  const board = sceneBoard(scene, rules.grid);
  const seen = tokensSeen(scene, battle);
  const size = isStacked(rules) ? TOKEN_SIZE.shared : TOKEN_SIZE.alone;
  const placeOf = tokenPlaces(rules, whole, slotsSeen(seen), (space, { x, y }) =>
    board.placeOf(space, { x, y, size }, size),
  );
  const writes = tokenWrites(state, seen.filter(isDrawn), actorOf, placeOf);
  if (writes.remove.length > 0) await scene.deleteEmbeddedDocuments('Token', [...writes.remove], ownWrite());
  if (writes.create.length > 0) {
    const created = writes.create.map(({ piece, at }) =>
      tokenData(piece, actorOf.get(piece.id) ?? '', at, { battle, size }),
    );
    await scene.createEmbeddedDocuments('Token', created, ownWrite());
  }
  if (writes.update.length > 0) {
    await scene.updateEmbeddedDocuments('Token', writes.update.map(tokenUpdate), ownWrite());
  }
  const changes = actorWrites(state, actors.map(actorSeen).filter(isDrawn));
  if (changes.length > 0) await Actor.updateDocuments([...changes], ownWrite());
}

/** A change of a token in the words of its document: the slot is kept in its flags. */
const tokenUpdate = ({ slot, ...changes }: TokenWrites['update'][number]) => ({
  ...changes,
  ...(slot !== undefined && { flags: { [MODULE_ID]: { slot } } }),
});

/** What tokens and actors of a battle show now. */
export function shownIn(scene: Scene.Implementation, battle: string, { grid }: Ruleset): Shown {
  const { spaceOf } = sceneBoard(scene, grid);
  return {
    tokens: tokensSeen(scene, battle).map((token) => ({ piece: token.piece, at: spaceOf(token) })),
    actors: pieceActors(battle).map(actorSeen),
  };
}

/** The actors of a battle; those that are missing are made. */
async function completeActors(cast: Cast, papers: string): Promise<readonly PieceActor[]> {
  const known = pieceActors(cast.battle);
  const pieces = new Set(known.map(({ system }) => system.piece));
  const missing = everyPiece(cast.state).filter(({ id }) => !pieces.has(id));
  if (missing.length === 0) return known;
  const created = await Actor.createDocuments(
    missing.map((piece) => {
      const { system, ...data } = actorData(piece, cast);
      return { ...data, system: { ...system, ...sheetKept(papers, piece.id) } };
    }),
    ownWrite(),
  );
  return [...known, ...(created ?? []).flatMap((actor) => (isPieceActor(actor) ? [actor] : []))];
}

/** The piece that a token stands for: by its own flag, or by its actor where someone put the actor on the scene. */
export function pieceOfToken(
  { flags, actorId }: TokenDocument.Implementation,
  battle: string,
): PieceId | undefined {
  const flag = flags[MODULE_ID];
  if (flag?.battle === battle) return flag.piece;
  const actor = actorId === null ? undefined : game.actors.get(actorId);
  return isPieceActor(actor) && actor.system.battle === battle ? actor.system.piece : undefined;
}

const tokensSeen = (scene: Scene.Implementation, battle: string) =>
  scene.tokens.contents.flatMap((token) => {
    const piece = pieceOfToken(token, battle);
    const { id, name, x, y, width, height, actorId } = token;
    if (piece === undefined || id === null) return [];
    const slot = token.flags[MODULE_ID]?.slot;
    const seen = { id, piece, name, x, y, width, height, actor: actorId };
    return [slot === undefined ? seen : { ...seen, slot }];
  });

/** A piece as its actor shows it. */
export function actorSeen(actor: PieceActor): ActorSeen {
  const { piece, nation } = actor.system;
  const seen = { id: actor.id ?? '', piece, name: actor.name, nation };
  if (!isUnitActor(actor)) return seen;
  const { strength, formation } = actor.system;
  return { ...seen, strength: strength.value, formation };
}
