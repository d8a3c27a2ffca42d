import type { PieceId, Ruleset } from '../../core';
import type { BattleView } from '../../match';
import {
  type BattleCombat,
  isPieceActor,
  isUnitActor,
  MODULE_ID,
  ownWrite,
  type PieceActor,
} from '../documents';
import { isStacked, tokenGrid } from '../geometry';
import type { Shown } from './differences';
import {
  actorData,
  completeParticipants,
  isGameMaster,
  participantsOf,
  TOKEN_SIZE,
  tokenData,
} from './participants';
import {
  type ActorSeen,
  actorWrites,
  slotsSeen,
  tokenPlaces,
  tokenWrites,
  withoutOthers,
} from './projection';
import { wrongLevels } from './seats';

/**
 * Draws the position of a battle, or of one piece of it, into its tokens and actors: everything that is projected is
 * as the battle says afterwards, whoever has changed it. Doing it again changes nothing.
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
  const participants = await completeParticipants(combat, state);
  const board = tokenGrid(scene, rules.grid);
  const seen = tokensSeen(scene, battle);
  const size = isStacked(rules) ? TOKEN_SIZE.shared : TOKEN_SIZE.alone;
  const placeOf = tokenPlaces(rules, whole, slotsSeen(seen), (space, { x, y }) =>
    board.placeOf(space, { x, y, size }, size),
  );
  const writes = tokenWrites(state, seen.filter(isDrawn), (piece) =>
    tokenData(piece, participants.get(piece.id)?.id ?? '', placeOf(piece), { battle, size }),
  );
  if (writes.remove.length > 0) await scene.deleteEmbeddedDocuments('Token', [...writes.remove], ownWrite());
  if (writes.create.length > 0) {
    await scene.createEmbeddedDocuments('Token', [...writes.create], ownWrite());
  }
  if (writes.update.length > 0) {
    await scene.updateEmbeddedDocuments('Token', [...writes.update] as never, ownWrite());
  }
  const { seats } = combat.system;
  const kept = [...participants].map(([piece, actor]) => ({
    id: actor.id ?? '',
    piece,
    source: actor._source,
    levels: actor.ownership,
  }));
  const levelsOf = new Map(kept.map(({ piece, levels }) => [piece, levels]));
  const changes = actorWrites(state, kept.filter(isDrawn), (piece) => {
    const { name, system } = actorData(piece, { battle, state, seats });
    const ownership = wrongLevels(seats, piece.side, levelsOf.get(piece.id) ?? {}, isGameMaster);
    return { name, system, ownership };
  });
  if (changes.length > 0) await Actor.updateDocuments([...changes] as never, ownWrite());
}

/** What tokens and actors of a battle show now. */
export function shownIn(combat: BattleCombat, scene: Scene.Implementation, { grid }: Ruleset): Shown {
  const { spaceOf } = tokenGrid(scene, grid);
  const tokens = scene.tokens.contents.flatMap((token) => {
    const piece = pieceOfToken(token, combat.id ?? '');
    return piece === undefined ? [] : [{ piece, at: spaceOf(token) }];
  });
  return { tokens, actors: [...participantsOf(combat)].map(([piece, actor]) => actorSeen(piece, actor)) };
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
    const { id, actorId, flags, _source: source } = token;
    if (piece === undefined || id === null) return [];
    const slot = flags[MODULE_ID]?.slot;
    return [{ id, piece, actor: actorId, source, ...(slot !== undefined && { slot }) }];
  });

/** A piece as its actor shows it. */
export function actorSeen(piece: PieceId, actor: PieceActor): ActorSeen {
  const { nation } = actor.system;
  const seen = { piece, name: actor.name, nation };
  if (!isUnitActor(actor)) return seen;
  const { strength, formation } = actor.system;
  return { ...seen, strength: strength.value, formation };
}
