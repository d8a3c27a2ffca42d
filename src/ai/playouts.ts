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
  type Verdict,
} from '../core';
import { nearness } from './approach';
import { type Answer, carryOutByChance, inHaste } from './chance';
import { QuickPlayer } from './quick-player';
import { cardsShown, type View } from './view';

/** The worth of a battle that is won, in strength points. */
const BATTLE = 30;
/** The share of an advantage that is worth nothing any more when time is up. */
const FADES = 0.9;
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

/** The result of a playout. */
interface Played {
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

  /** The share of a battle that the side has won at its end: all, half of a draw, or none. */
  toTheEnd(opening: Opening<Kind>): number {
    let won = 0;
    this.#run(opening, { end: Number.POSITIVE_INFINITY, most: ORDERS_AT_MOST.battle }, () => {
      // A battle without an end goes to the side with the advantage.
      won = this.root.winner === DRAWN ? 0.5 : Number(this.worth() > 0);
    });
    return won;
  }

  #run(
    opening: Opening<Kind>,
    { end, most }: { readonly end: number; readonly most: number },
    atEnd?: () => void,
  ): Played {
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
      if (play.definition.judgement.halfTurn(root) >= end) break;
      this.#give(quick.choose(root, stream));
    }
    const worth = this.worth() - LUCK * this.#luck;
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

  /** The advantage of the side in a position, or in the one that is played on, as it is. */
  worth(position: Position<Kind> = this.root): number {
    const { side, quick, play } = this;
    const { winner } = position;
    const advantage = quick.survey(position).advantage(position, side);
    if (winner === NOBODY) return onTime(advantage, side, play.definition.judgement.verdict?.(position));
    if (winner === DRAWN) return advantage;
    return winner === side ? BATTLE + advantage : advantage - BATTLE;
  }
}

/** An advantage where time may end the battle: the nearer that is, the more its verdict counts, and the less all else. */
function onTime(advantage: number, side: SideNumber, verdict: Verdict | undefined): number {
  if (!verdict) return advantage;
  const near = nearness(verdict);
  const won = verdict.winner === 'draw' ? 0 : verdict.winner === sideName(side) ? BATTLE : -BATTLE;
  return near * won + (1 - FADES * near) * advantage;
}

/** Playouts from a view: with all that its side knows, and nothing else. */
export const playoutsIn = <Kind>(play: Play<Kind>, view: View, stream: Stream): Playouts<Kind> =>
  new Playouts(
    play,
    play.positionOf(view.state),
    sideNumber(view.side),
    stream,
    cardsShown(view, play.definition.shown.deck ?? []),
  );
