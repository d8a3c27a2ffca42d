import type { PieceId, Ruleset } from '../../core';
import type { BattleView } from '../../match';
import {
  type BattleCombat,
  isPieceActor,
  isUnitActor,
  MODULE_ID,
  ownWrite,
  type PieceActor,
  pieceActors,
} from '../documents';
import type { Shown } from './differences';
import { actorData, type Cast, tokenData } from './piece-documents';
import {
  type ActorSeen,
  actorWrites,
  everyPiece,
  type TokenSeen,
  tokenWrites,
  withoutOthers,
} from './projection';
import { sceneBoard } from './scene-board';

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
  const actors = await completeActors(cast);
  const actorOf = new Map(actors.map(({ id, system }) => [system.piece, id ?? '']));
  const board = sceneBoard(scene, rules.grid);
  const writes = tokenWrites(state, tokensSeen(scene, battle).filter(isDrawn), actorOf, board.placeOf);
  if (writes.remove.length > 0) await scene.deleteEmbeddedDocuments('Token', [...writes.remove], ownWrite());
  if (writes.create.length > 0) {
    const created = writes.create.map(({ piece, at }) =>
      tokenData(piece, actorOf.get(piece.id) ?? '', at, battle),
    );
    await scene.createEmbeddedDocuments('Token', created, ownWrite());
  }
  if (writes.update.length > 0) await scene.updateEmbeddedDocuments('Token', [...writes.update], ownWrite());
  const changes = actorWrites(state, actors.map(actorSeen).filter(isDrawn));
  if (changes.length > 0) await Actor.updateDocuments([...changes], ownWrite());
}

/** What tokens and actors of a battle show now. */
export function shownIn(scene: Scene.Implementation, battle: string, { grid }: Ruleset): Shown {
  const { spaceOf } = sceneBoard(scene, grid);
  return {
    tokens: tokensSeen(scene, battle).map((token) => ({ piece: token.piece, at: spaceOf(token) })),
    actors: pieceActors(battle).map(actorSeen),
  };
}

/** The actors of a battle; those that are missing are made. */
async function completeActors(cast: Cast): Promise<readonly PieceActor[]> {
  const known = pieceActors(cast.battle);
  const pieces = new Set(known.map(({ system }) => system.piece));
  const missing = everyPiece(cast.state).filter(({ id }) => !pieces.has(id));
  if (missing.length === 0) return known;
  const created = await Actor.createDocuments(
    missing.map((piece) => actorData(piece, cast)),
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

const tokensSeen = (scene: Scene.Implementation, battle: string): readonly TokenSeen[] =>
  scene.tokens.contents.flatMap((token) => {
    const piece = pieceOfToken(token, battle);
    const { id, name, x, y, actorId } = token;
    return piece === undefined || id === null ? [] : [{ id, piece, name, x, y, actor: actorId }];
  });

/** A piece as its actor shows it. */
export function actorSeen(actor: PieceActor): ActorSeen {
  const { piece, nation } = actor.system;
  const seen = { id: actor.id ?? '', piece, name: actor.name, nation };
  if (!isUnitActor(actor)) return seen;
  const { strength, formation } = actor.system;
  return { ...seen, strength: strength.value, formation };
}
