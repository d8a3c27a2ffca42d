import type { Piece } from './piece';
import type { Position } from './position';

/** A question about a position that is asked once, until the position changes. */
export function askedOnce<Kind, T>(ask: (position: Position<Kind>) => T): (position: Position<Kind>) => T {
  let asked: Position<Kind> | undefined;
  let version = 0;
  let answer: T;
  return (position) => {
    if (asked === position && version === position.version) return answer;
    answer = ask(position);
    asked = position;
    version = position.version;
    return answer;
  };
}

/** A question about a piece that is asked once, until it is asked about another one or the position changes. */
export function askedOnceOf<Kind, T>(
  ask: (position: Position<Kind>, piece: Piece<Kind>) => T,
): (position: Position<Kind>, piece: Piece<Kind>) => T {
  let asked: Piece<Kind> | undefined;
  let version = 0;
  let answer: T;
  return (position, piece) => {
    // A piece belongs to one position.
    if (asked === piece && version === position.version) return answer;
    answer = ask(position, piece);
    asked = piece;
    version = position.version;
    return answer;
  };
}
