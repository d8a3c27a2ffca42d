import type { Leader, RulesetData, Unit } from '../state';
import { markWord } from './marks';
import { type Piece, sideName } from './piece';
import { wordOf } from './word-numbers';

/** A piece as JSON. */
export function pieceJson<Kind>(piece: Piece<Kind>): Unit | Leader {
  const { id, type, name, nation, traits, maximumStrength: full, armed, isLeader } = piece.info;
  const { facing } = piece;
  const leader: Leader = {
    id,
    side: sideName(piece.side),
    type,
    name,
    nation,
    at: piece.position.board.name(piece.at),
    marks: piece.marks.map(markWord),
    ...(traits && { traits }),
  };
  if (isLeader) return { ...leader, ...ownJson(piece.data) };
  const unit: Unit = {
    ...leader,
    strength: piece.strength,
    full,
    formation: wordOf(piece.formation),
    armed,
    extra: piece.data,
  };
  const { also } = piece;
  const spread = also.length > 0 && { also: also.map((space) => piece.position.board.name(space)) };
  return facing || spread ? { ...unit, ...(facing && { facing }), ...spread } : unit;
}

/** The ruleset data of a leader or a side, if there are any. */
export const ownJson = (extra: RulesetData): { readonly extra?: RulesetData } =>
  Object.keys(extra).length > 0 ? { extra } : {};
