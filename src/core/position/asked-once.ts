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
