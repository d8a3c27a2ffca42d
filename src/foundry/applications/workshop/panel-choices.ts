import { SIDES, type Side, type Topic } from '../../../core';
import { type Edit, GROUNDS, type Path } from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { OFFICER_LEVELS, type OfficerLevel } from '../../documents/officers';
import { paintsOf } from './board-context';
import { type MapWork, type Paint, SHAPES, type Shape } from './map-work';
import { kindLike, type PieceKind } from './new-piece';
import { type DoneReading, readingOf } from './reading-context';
import { TABS } from './workshop-context';

/** The user's choices in the panel, and the work on the map that follows from them. */
export class PanelChoices {
  tab: Topic = 'story';
  /** True if copies of the ground bring its pieces along. */
  withPieces = true;
  /** The number of rows or columns that a button adds or cuts off. */
  atOnce = 1;
  /** The path of the piece whose fields are shown, as JSON. */
  open = '';
  /** The field whose spaces are chosen on the map. */
  picking: Path | undefined;
  trialLevel: OfficerLevel = 'recruit';
  /** The game that is chosen to read the scenario as; empty for none. */
  readAs = '';
  /** The last reading that was done, until its list is dismissed. */
  read: DoneReading | undefined;
  #isMovingPicture = false;
  #shape: Shape = 'paint';
  #paint: Paint = { on: 'terrain', kind: '' };
  #kind: Partial<PieceKind> = {};

  /** The kind of piece in hand, and the side that it is for. */
  get kind(): Partial<PieceKind> {
    return this.#kind;
  }

  /** The piece whose fields are shown, if it is on the board. */
  get chosen(): string | undefined {
    const [first, id] = this.open === '' ? [] : (JSON.parse(this.open) as Path);
    return first === 'units' && typeof id === 'string' ? id : undefined;
  }

  /** The work that pointer and keys do on the map of a workshop. */
  work(workshop: UserWorkshop): MapWork {
    if (this.picking) return { is: 'spaces', path: this.picking };
    if (this.tab === 'board' && this.#isMovingPicture && workshop.sketch.picture) return { is: 'picture' };
    if (this.tab === 'board') {
      const paint = this.#paintOf(workshop);
      return { is: 'brush', shape: this.#shape, paint, withPieces: this.withPieces };
    }
    if (this.tab !== 'forces') return { is: 'nothing' };
    const { side = 'south', type, ...like } = this.#kind;
    // It may be of the game as whose scenario this one was read before.
    const isKnown = type !== undefined && Object.hasOwn(workshop.game.pieces, type);
    return { is: 'pieces', kind: isKnown ? { side, type, ...like } : undefined };
  }

  /** The chosen paint; the first of the game until one is chosen. */
  #paintOf(workshop: UserWorkshop): Paint {
    const known = GROUNDS.flatMap((on) => paintsOf(workshop, on));
    const own = known.find(({ on, kind }) => on === this.#paint.on && kind === this.#paint.kind);
    return own ?? known[0] ?? this.#paint;
  }

  turnTo(tab: string): void {
    this.tab = TABS.find((each) => each === tab) ?? this.tab;
    this.picking = undefined;
    this.#isMovingPicture = false;
  }

  /** Lets the picture under the map be moved, or ends that. */
  movePicture(): void {
    this.#isMovingPicture = !this.#isMovingPicture;
  }

  takeShape(shape: string): void {
    this.#isMovingPicture = false;
    this.#shape = SHAPES.find((each) => each === shape) ?? this.#shape;
  }

  takePaint(on: string, kind: string): void {
    const ground = GROUNDS.find((each) => each === on);
    if (ground) this.#paint = { on: ground, kind };
    this.#isMovingPicture = false;
    if (this.#shape === 'pick') this.#shape = 'paint';
  }

  takeAtOnce(count: number): void {
    this.atOnce = Math.max(1, Math.floor(count) || 1);
  }

  /** Takes a kind of piece in hand, to be placed on the map; taken again, it is put back. */
  takeKind(type: string): void {
    const { side = 'south' } = this.#kind;
    const isPutBack = this.#kind.type === type && this.#kind.like === undefined;
    this.#kind = isPutBack ? { side } : { side, type };
  }

  /** Takes copies of a piece in hand; taken again, they are put back. */
  takeCopies({ draft }: UserWorkshop, id: string): void {
    this.#kind = (this.#kind.like === id ? undefined : kindLike(draft, id)) ?? {};
  }

  takeSide(side: Side): void {
    const { type } = this.#kind;
    this.#kind = { side, ...(type !== undefined && { type }) };
  }

  /** Takes what is chosen in a list of the panel's own; false for the list of a field. */
  takeListed(name: string, value: string): boolean {
    const side = SIDES.find((each) => each === value);
    const level = OFFICER_LEVELS.find((each) => each === value);
    if (name === 'side' && side) this.takeSide(side);
    else if (name === 'trialLevel' && level) this.trialLevel = level;
    else if (name === 'readAs') this.readAs = value;
    else return false;
    return true;
  }

  /** The edit that reads a scenario as one of the chosen game; the list of what did not fit stays until it is dismissed. */
  takeReading(workshop: UserWorkshop): Edit | undefined {
    const read = readingOf(workshop, this.readAs);
    if (!read) return undefined;
    this.read = read;
    this.readAs = '';
    return { type: 'read-as', game: read.to.id };
  }

  dismiss(): void {
    this.read = undefined;
  }

  /** Lets spaces of a field be chosen on the map, or ends that. */
  pick(path: Path | undefined): void {
    const isSame = JSON.stringify(path) === JSON.stringify(this.picking);
    this.picking = isSame ? undefined : path;
  }

  /** Puts back the piece in hand, and ends the choice of spaces; false if there is neither. */
  putBack(): boolean {
    if (!this.picking && this.#kind.type === undefined && !this.#isMovingPicture) return false;
    this.picking = undefined;
    this.#isMovingPicture = false;
    this.#kind = this.#kind.side ? { side: this.#kind.side } : {};
    return true;
  }
}
