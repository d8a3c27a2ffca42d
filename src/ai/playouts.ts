import {
  Context,
  DRAWN,
  dealHidden,
  hiddenCards,
  NOBODY,
  type Ordered,
  type Play,
  type Position,
  type SideNumber,
  type Stream,
  sideName,
  sideNumber,
} from '../core';
import { nearness } from './approach';
import { type Answer, carryOutByChance, inHaste } from './chance';
import { QuickPlayer } from './quick-player';
import { cardsShown, type View } from './view';

/** The worth of a battle that is won, in strength points. */
const BATTLE = 30;
/** The share of an advantage that is worth nothing any more when time is up. */
const FADES = 0.9;
/** The most that whole battles are thought to be longer than those of a C&C game. */
const LONGEST = 4;
/** The share of the luck of its attacks that is taken out of a playout. */
const LUCK = 0.75;
/** A playout that gives more orders than this ends where it is; so does a battle that is played to its end. */
const ORDERS_AT_MOST = { playout: 150, battle: 2000 };

/**
 * The way a playout begins: by an order, which it gives, or by an answer that is examined. Returns true if chance had a
 * part in it.
 */
export type Opening<Kind> = (
  c: Context<Kind>,
  stream: Stream,
  give: (order: Ordered<Kind>) => boolean,
) => boolean;

/** The length of a playout: up to a half turn, or to a moment before it, and at most so many orders. */
interface Length<Kind> {
  readonly end: number;
  readonly most: number;
  isBetween?(position: Position<Kind>): boolean;
}

/** The result of a playout. */
export interface Played {
  /** The advantage of the side at its end, in strength points. */
  readonly worth: number;
  /** True if it could end differently another time. */
  readonly isByChance: boolean;
}

/**
 * Plays a position on by the quick player, judges where it ends, and takes everything back. Cards that are hidden are
 * replaced by others that they may be, each time anew.
 */
export class Playouts<Kind> {
  readonly quick: QuickPlayer<Kind>;
  readonly #hidden: readonly string[];
  readonly #context: Context<Kind>;
  readonly #answer: Answer<Kind>;
  /** The gain of the side by the dice of a playout beyond their mean, in strength points. */
  #luck = 0;

  constructor(
    readonly play: Play<Kind>,
    readonly root: Position<Kind>,
    readonly side: SideNumber,
    readonly stream: Stream,
    /** Cards that hidden hands are known to hold. */
    readonly shown: readonly string[],
  ) {
    this.quick = new QuickPlayer(play);
    this.quick.ground.approach.begin(root, side);
    this.#hidden = hiddenCards(play, root);
    this.#context = new Context(root, false);
    this.#answer = inHaste(play.definition.judgement);
  }

  /** One playout of so many half turns; of 0, it ends right after its opening. `atEnd` may look at the position there. */
  run(opening: Opening<Kind>, halfTurns: number, atEnd?: () => void): Played {
    const { judgement } = this.play.definition;
    const end = judgement.halfTurn(this.root) + halfTurns;
    return this.#run(opening, { end, most: ORDERS_AT_MOST.playout }, atEnd);
  }

  /** One playout to the end of what its opening begins: a turn, or what one piece does where one acts after another. */
  runOut(opening: Opening<Kind>): Played {
    const { judgement } = this.play.definition;
    const end = judgement.halfTurn(this.root) + 1;
    const { isBetween } = judgement;
    return this.#run(opening, { end, most: ORDERS_AT_MOST.playout, ...(isBetween && { isBetween }) });
  }

  /** The share of a battle that the side has won at its end: all, half of a draw, or none. */
  toTheEnd(opening: Opening<Kind>): number {
    let won = 0;
    this.#run(opening, { end: Number.POSITIVE_INFINITY, most: ORDERS_AT_MOST.battle }, () => {
      const { winner } = this.root;
      if (winner === DRAWN) won = 0.5;
      // A battle without an end goes to the side with the advantage.
      else won = Number(winner === NOBODY ? this.worth() > 0 : winner === this.side);
    });
    return won;
  }

  #run(opening: Opening<Kind>, { end, most, isBetween }: Length<Kind>, atEnd?: () => void): Played {
    const { root, stream, play, quick } = this;
    const c = this.#context;
    const { top } = root;
    if (this.#hidden.length > 0) dealHidden(root, this.#hidden, stream, this.shown);
    this.#luck = 0;
    const isByChance = opening(
      c,
      stream,
      play.definition.judgement.meansOfKinds ? this.#carryOut : this.#give,
    );
    quick.begin();
    let given = 0;
    for (; given < most && !root.isOver; given += 1) {
      if (play.definition.judgement.halfTurn(root) >= end || isBetween?.(root)) break;
      this.#give(quick.choose(root, stream));
    }
    const worth = this.worth(root, LUCK * this.#luck);
    atEnd?.();
    root.undo(top);
    return { worth, isByChance: isByChance || given > 0 };
  }

  /** Carries out an order, and adds how much better its attack went for the side than it does on average. */
  readonly #give = (order: Ordered<Kind>): boolean => {
    const { root, play, quick, side } = this;
    const { piece, target, type } = order;
    const mean = piece && target ? play.definition.judgement.mean(root, type, piece, target) : undefined;
    if (mean === undefined) return this.#carryOut(order);
    const survey = quick.ground;
    const expected = survey.material(root, side) + (piece?.side === side ? mean : -mean);
    const isByChance = this.#carryOut(order);
    this.#luck += survey.material(root, side) - expected;
    return isByChance;
  };

  readonly #carryOut = (order: Ordered<Kind>): boolean =>
    carryOutByChance(this.play, this.#context, order, this.stream, this.#answer);

  /** The worth of a position to the side, or of the one that is played on, less some luck. */
  worth(position: Position<Kind> = this.root, luck = 0): number {
    const { side, quick, play } = this;
    const { winner } = position;
    const advantage = quick.survey(position).advantage(position, side) - luck;
    const verdict = play.definition.judgement.verdict?.(position);
    const won = winner === DRAWN ? 0 : winner === side ? BATTLE : -BATTLE;
    if (!verdict) return winner === NOBODY ? advantage : won + advantage;
    // The nearer the end, the more its verdict counts, and the less all else.
    if (winner !== NOBODY) return won + fadedBy(1) * advantage;
    const near = nearness(verdict);
    const winning = verdict.winner === 'draw' ? 0 : verdict.winner === sideName(side) ? BATTLE : -BATTLE;
    return near * winning + fadedBy(near) * advantage;
  }

  /** The share of a gain that counts in the position that is decided: less, the nearer time ends the battle. */
  get share(): number {
    const verdict = this.play.definition.judgement.verdict?.(this.root);
    return verdict ? fadedBy(nearness(verdict)) : 1;
  }
}

const fadedBy = (near: number): number => 1 - FADES * near;

/** Battles that are played to their ends for one figure: fewer where they take longer, but never less than a quarter. */
export const wholeBattles = <Kind>(play: Play<Kind>, position: Position<Kind>, most: number): number =>
  Math.ceil(most / Math.min(LONGEST, play.definition.judgement.length(position)));

/** Playouts from a view: with all that its side knows, and nothing else. */
export const playoutsIn = <Kind>(play: Play<Kind>, view: View, stream: Stream): Playouts<Kind> =>
  new Playouts(
    play,
    play.positionOf(view.state),
    sideNumber(view.side),
    stream,
    cardsShown(view, play.definition.shown.deck ?? []),
  );
