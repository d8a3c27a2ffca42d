import type { Leader, State, Unit } from '../../core';
import { LEADER_TYPE, MODULE_ID, modulePath, UNIT_TYPE } from '../documents';
import type { TokenPlace } from './projection';
import { ownershipOf, type SeatIds } from './seats';

/** What the documents of a battle's pieces have in common. */
export interface InBattle {
  /** Id of the Combat document. */
  readonly battle: string;
  readonly state: State;
  readonly seats: SeatIds;
}

/** The actor of a piece. */
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

/** Width of a token in spaces, where pieces have their spaces alone and where they share them. */
export const TOKEN_SIZE = { alone: 1, shared: 0.5 } as const;

/** The token of a piece: it shows nothing by itself, the board draws the block. */
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
