import { errorText, type PieceId } from '../../../core';
import type { BattleView } from '../../../match';
import {
  type BattleCombat,
  isPieceActor,
  isUnitActor,
  MODULE_ID,
  ownWrite,
  type PieceActor,
  scenesOf,
} from '../../documents';
import { isStacked, tokenGrid } from '../../geometry';
import { wrongLevels } from '../seats';
import { type Shown, seenTogether, type TokenSpace } from './differences';
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
  type TokenWrites,
  tokenPlaces,
  tokenWrites,
  withoutOthers,
} from './projection';
import { Unwritten, writeEach } from './rebuild-documents';

/**
 * Updates tokens and actors from the position of a battle, or of some pieces in it, and undoes all other changes.
 * Running again changes nothing.
 */
export async function projectBattle(
  combat: BattleCombat,
  { rules, state: whole }: BattleView,
  only?: readonly PieceId[],
): Promise<void> {
  const { scene: own, id: battle } = combat;
  if (!own || !battle) return;
  const state = only === undefined ? whole : withoutOthers(whole, only);
  const isDrawn = ({ piece }: { readonly piece: PieceId }) => only === undefined || only.includes(piece);
  const participants = await completeParticipants(combat, state).catch((error: unknown) => {
    // Tokens can't be made without actors.
    throw new Unwritten([{ documents: 'actors', fault: errorText(error) }]);
  });
  const size = isStacked(rules) ? TOKEN_SIZE.shared : TOKEN_SIZE.alone;
  // On all scenes a piece keeps its slot from the battle's main scene.
  const slots = slotsSeen(tokensSeen(own, battle));
  const drawOn = (scene: Scene.Implementation) => {
    const board = tokenGrid(scene, rules.grid);
    const placeOf = tokenPlaces(rules, whole, slots, (space, { x, y }) =>
      board.placeOf(space, { x, y, size }, size),
    );
    const writes = tokenWrites(state, tokensSeen(scene, battle).filter(isDrawn), (piece) =>
      tokenData(piece, participants.get(piece.id)?.id ?? '', placeOf(piece), { battle, size }),
    );
    return writeTokens(scene, writes);
  };
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
  const writeActors = async (): Promise<void> => {
    if (changes.length > 0) await Actor.updateDocuments([...changes] as never, ownWrite());
  };
  await writeEach([
    { documents: 'tokens', write: () => Promise.all(scenesOf(combat).map(drawOn)) },
    { documents: 'actors', write: writeActors },
  ]);
}

async function writeTokens(
  scene: Scene.Implementation,
  { create, update, remove }: TokenWrites<ReturnType<typeof tokenData>>,
): Promise<void> {
  try {
    if (remove.length > 0) await scene.deleteEmbeddedDocuments('Token', [...remove], ownWrite());
    if (create.length > 0) await scene.createEmbeddedDocuments('Token', [...create], ownWrite());
    if (update.length > 0) await scene.updateEmbeddedDocuments('Token', [...update] as never, ownWrite());
  } catch (error) {
    // The scene was deleted meanwhile: there is nothing left to draw.
    if (game.scenes.get(scene.id ?? '')) throw error;
  }
}

/** The state shown by tokens and actors of a battle now, whichever of its scenes they were changed on. */
export function shownIn(combat: BattleCombat, { rules, state }: Pick<BattleView, 'rules' | 'state'>): Shown {
  const tokensOn = (scene: Scene.Implementation): readonly TokenSpace[] => {
    const { spaceOf } = tokenGrid(scene, rules.grid);
    return scene.tokens.contents.flatMap((token) => {
      const piece = pieceOfToken(token, combat.id ?? '');
      return piece === undefined ? [] : [{ piece, at: spaceOf(token) }];
    });
  };
  const [first = [], ...others] = scenesOf(combat).map(tokensOn);
  return {
    tokens: others.reduce((seen, other) => seenTogether(state, seen, other), first),
    actors: [...participantsOf(combat)].map(([piece, actor]) => actorSeen(piece, actor)),
  };
}

/** The piece that a token stands for: by its own flag, or by its actor if a user placed the actor on the scene. */
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

/** A piece as shown by its actor. */
export function actorSeen(piece: PieceId, actor: PieceActor): ActorSeen {
  const { nation } = actor.system;
  const seen = { piece, name: actor.name, nation };
  if (!isUnitActor(actor)) return seen;
  const { strength, formation } = actor.system;
  return { ...seen, strength: strength.value, formation };
}
