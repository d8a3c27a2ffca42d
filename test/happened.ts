import { Context, type Piece, type Ruleset, type State, toState } from '../src/core';

/** The position after some events, as rules bring them about: methods of a context, with pieces by their ids. */
export function happened(
  rules: Ruleset,
  state: State,
  happens: (c: Context, piece: (id: string) => Piece) => void,
): State {
  const position = rules.play.positionOf(state);
  happens(new Context(position, false), (id) => {
    const piece = position.find(id);
    if (!piece) throw new RangeError(`no piece "${id}"`);
    return piece;
  });
  return toState(position);
}
