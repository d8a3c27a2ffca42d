import type { Piece } from '../position';
import { borderOf, worksName } from '../state';
import type { Context } from './context';

type Words = Readonly<Record<string, string>>;

/** Words by place with one of them changed; `clear` removes it. */
function changed(words: Words, place: string, word: string): Words {
  const { [place]: _, ...others } = words;
  return word === 'clear' ? others : { ...others, [place]: word };
}

/**
 * Changes the border between two spaces that share a side: a bridge is blown, a wall is breached; `clear` for nothing.
 */
export function borderChanged<Kind>(c: Context<Kind>, a: number, b: number, now: string): void {
  const { position } = c;
  const { board } = position;
  const border = borderOf(board.grid, board.name(a), board.name(b));
  position.setBorders(changed(position.borders, border, now));
  if (c.events) c.tell({ type: 'border-changed', border, now });
}

/** Builds works along one side of a space: they protect units in it against attacks across that side. */
export function worksBuilt<Kind>(
  c: Context<Kind>,
  at: number,
  against: number,
  works: string,
  by?: Piece<Kind>,
): void {
  setWorks(c, at, against, works);
  if (c.events) c.tell({ type: 'works-built', works, ...place(c, at, against), ...(by && { unit: by.id }) });
}

/** Removes works from one side of a space. */
export function worksRazed<Kind>(c: Context<Kind>, at: number, against: number, by?: Piece<Kind>): void {
  const { works } = c.position;
  const razed = works[worksName(c.position.board.name(at), c.position.board.name(against))] ?? '';
  setWorks(c, at, against, 'clear');
  if (c.events)
    c.tell({ type: 'works-razed', works: razed, ...place(c, at, against), ...(by && { unit: by.id }) });
}

function setWorks<Kind>({ position }: Context<Kind>, at: number, against: number, works: string): void {
  const { board } = position;
  position.setWorks(changed(position.works, worksName(board.name(at), board.name(against)), works));
}

const place = <Kind>({ position: { board } }: Context<Kind>, at: number, against: number) => ({
  at: board.name(at),
  against: board.name(against),
});
