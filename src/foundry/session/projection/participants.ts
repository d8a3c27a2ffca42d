import { fields, type Leader, type PieceId, type State, type Unit } from '../../../core';
import {
  type BattleCombat,
  isPieceActor,
  LEADER_TYPE,
  MODULE_ID,
  modulePath,
  ownWrite,
  type PieceActor,
  pieceActors,
  UNIT_TYPE,
} from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';
import { sheetKept } from '../journal/archive';
import { folderForPieces } from '../journal/folders';
import { ownershipOf, type SeatIds, wrongLevels } from '../seats';
import { everyPiece, type TokenPlace } from './projection';

/** The actors of the pieces of a battle. */
export type Participants = ReadonlyMap<PieceId, PieceActor>;

/**
 * The actors that the battle has made for its pieces, by its own list. Any user who may create actors could make one
 * that claims to be a piece: that alone does not count.
 */
export function participantsOf(combat: BattleCombat): Participants {
  const { id, system } = combat;
  const noted = notedIn(system.actors, id ?? '');
  const participants = new Map<PieceId, PieceActor>();
  for (const [piece, actor] of Object.entries(noted)) {
    const found = typeof actor === 'string' ? game.actors.get(actor) : undefined;
    if (isPieceActor(found)) participants.set(piece, found);
  }
  // Made, but no longer listed: by an earlier version, or by a client that left in between.
  for (const actor of pieceActors(id ?? '')) {
    const { piece, side } = actor.system;
    if (!participants.has(piece) && !Object.hasOwn(noted, piece) && isNobodysElse(combat, side, actor)) {
      participants.set(piece, actor);
    }
  }
  return participants;
}

/** The piece for which a battle has made an actor, even if that is deleted. */
export function pieceOfActor({ id, system }: BattleCombat, actor: string): PieceId | undefined {
  return Object.entries(notedIn(system.actors, id ?? '')).find(([, noted]) => noted === actor)?.[0];
}

/** True if only users with the battle's permission may change an actor. */
function isNobodysElse({ system }: BattleCombat, side: string, { ownership }: PieceActor): boolean {
  const mine = side === 'north' ? 'north' : 'south';
  return Object.keys(wrongLevels(system.seats, mine, ownership, isGameMaster)).length === 0;
}

/** True if a user is a GM. */
export const isGameMaster = (user: string): boolean => game.users.get(user)?.isGM ?? false;

/** The list of a battle's actors; a copy of a battle must still make its own. */
function notedIn(text: string, battle: string): Readonly<Record<string, unknown>> {
  const note = fields(parsedOrNull(text), 'actors', { add: () => undefined });
  return note.battle === battle ? fields(note.pieces, 'actors', { add: () => undefined }) : {};
}

/** The actors of a battle for every piece of a position: missing ones are made, and all are listed. */
export async function completeParticipants(combat: BattleCombat, state: State): Promise<Participants> {
  const battle = combat.id ?? '';
  const participants = new Map(participantsOf(combat));
  const missing = everyPiece(state).filter(({ id }) => !participants.has(id));
  const { seats, journal } = combat.system;
  const folder = missing.length > 0 ? await folderForPieces(battle, combat.scene?.name ?? '') : null;
  const data = (piece: Unit | Leader) => {
    const { system, ...others } = actorData(piece, { battle, state, seats });
    // A battle restored from the archive brings back the notes on its sheets.
    return { ...others, folder, system: { ...system, ...sheetKept(journal, piece.id) } };
  };
  const made = missing.length > 0 ? await Actor.createDocuments(missing.map(data), ownWrite()) : [];
  for (const actor of made ?? []) if (isPieceActor(actor)) participants.set(actor.system.piece, actor);
  const found = Object.fromEntries([...participants].map(([piece, { id }]) => [piece, id]));
  const pieces = { ...notedIn(combat.system.actors, battle), ...found };
  const actors = JSON.stringify({ battle, pieces });
  if (actors !== combat.system.actors) await combat.update({ system: { actors } }, ownWrite());
  return participants;
}

/** The common data of a battle's documents for pieces. */
export interface InBattle {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly state: State;
  readonly seats: SeatIds;
}

/** The data of a piece's actor. */
export function actorData(piece: Unit | Leader, { battle, state, seats }: InBattle) {
  const shared = {
    battle,
    piece: piece.id,
    ruleset: state.ruleset,
    type: piece.type,
    side: piece.side,
    nation: piece.nation,
  };
  const document = { name: piece.name, ownership: ownershipOf(seats, piece.side) };
  if (!('strength' in piece)) {
    return { ...document, type: LEADER_TYPE, img: modulePath('assets/leader.svg'), system: shared };
  }
  const { strength, full, formation } = piece;
  return {
    ...document,
    type: UNIT_TYPE,
    img: modulePath('assets/unit.svg'),
    system: { ...shared, strength: { value: strength, max: full }, formation },
  };
}

/** The width of a token in spaces, for pieces alone in their space and for those that share it. */
export const TOKEN_SIZE = { alone: 1, shared: 0.5 } as const;

/** The data of a piece's token: invisible by itself, as the board draws the block. */
export const tokenData = (
  piece: Unit | Leader,
  actorId: string,
  { x, y, slot }: TokenPlace,
  { battle, size }: { readonly battle: string; readonly size: number },
) => ({
  name: piece.name,
  actorId,
  actorLink: true,
  x,
  y,
  hidden: false,
  width: size,
  height: size,
  texture: { src: modulePath('assets/clear.svg') },
  displayName: CONST.TOKEN_DISPLAY_MODES.NONE,
  displayBars: CONST.TOKEN_DISPLAY_MODES.NONE,
  lockRotation: true,
  flags: { [MODULE_ID]: { battle, piece: piece.id, ...(slot !== undefined && { slot }) } },
});
