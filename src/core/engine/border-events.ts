import type { Piece } from '../position';
import { borderOf, worksName } from '../state';
import type { Context } from './context';

type Words = Readonly<Record<string, string>>;

/** Words by place, one of them another one now; none for `clear`. */
function changed(words: Words, place: string, word: string): Words {
  const { [place]: _, ...others } = words;
  return word === 'clear' ? others : { ...others, [place]: word };
}

/** What lies between two spaces that share a side is something else now: a bridge is blown, a wall breached; `clear` for nothing. */
export function borderChanged<Kind>(c: Context<Kind>, a: number, b: number, now: string): void {
  const { position } = c;
  const { board } = position;
  const border = borderOf(board.grid, board.name(a), board.name(b));
  position.setBorders(changed(position.borders, border, now));
  if (c.events) c.tell({ type: 'border-changed', border, now });
}

/** Works are thrown up along the side of a space: they cover who stands there against what comes from beyond. */
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

/** Works are no more. */
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
