import {
  Context,
  FACINGS,
  type Judgement,
  mark,
  NO_SPACE,
  type Ordered,
  type OrderKind,
  OrderList,
  type Piece,
  type Play,
  type Position,
  type Stream,
} from '../core';
import { type Answer, blurred, carryOutByChance, inHaste } from './chance';
import { stakeAt } from './objectives';
import type { Player } from './player';
import { Survey } from './survey';

const ACTIVATED = mark('activated');

/** The pieces that are looked at before the best of their orders is given. */
const LOOKS = 3;
/** An order that gains less than this is not worth giving. */
const LEAST_GAIN = 0.02;
/** The most pieces that are counted for an order of the side as a whole. */
const COUNTED = 6;
/** The worth of a unit that an order lets act: if it can attack from where it stands, and if not. */
const [ATTACKER, FOLLOWER] = [1.5, 0.5];
/** A piece in reserve is wanted on the board. */
const ARRIVAL = 3;

/** The best order that was found for a piece, as the entry of a list. */
interface Found<Kind> {
  readonly order: Ordered<Kind>;
  readonly gain: number;
}

/**
 * A player for playouts, quick and sensible: of a few pieces with something to gain it orders the one that gains most;
 * units move before they attack; a phase ends only when nothing is gained in it.
 */
export class QuickPlayer<Kind> implements Player<Kind> {
  readonly #judgement: Judgement<Kind>;
  readonly #survey: Survey<Kind>;
  readonly #list = new OrderList();
  readonly #answer: Answer<Kind>;
  /** The pieces that have something to gain as far as is known, at one moment. */
  #open: Piece<Kind>[] = [];
  #attacks: Found<Kind>[] = [];
  readonly #moment = { turn: -1, step: 0, side: 0, acting: 0 };

  constructor(readonly play: Play<Kind>) {
    this.#judgement = play.definition.judgement;
    this.#survey = new Survey(this.#judgement);
    this.#answer = inHaste(this.#judgement);
  }

  begin(): void {
    this.#moment.turn = -1;
  }

  choose(position: Position<Kind>, stream: Stream): Ordered<Kind> {
    this.#survey.take(position);
    const found = this.#ofSide(position, stream) ?? this.#ofPieces(position, stream);
    if (found) return found;
    this.begin();
    return this.#otherwise(position, stream);
  }

  /** The best of the orders for the side as a whole that do not end anything, if there are any. */
  #ofSide(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    const list = this.#list;
    list.clear();
    this.play.listOfSide(position, list, false);
    const wanted: number[] = [];
    for (let index = 0; index < list.length; index += 1)
      if (!this.#isLastResort(list, index)) wanted.push(index);
    if (wanted.length === 0) return undefined;
    const orders = wanted.map((index) => this.play.orderedAt(position, list, index));
    if (orders.length === 1 || position.preparation) return orders[stream.below(orders.length)];
    return this.#best(orders, (order) => this.#allows(position, order, stream), stream);
  }

  #best(
    orders: readonly Ordered<Kind>[],
    gainOf: (order: Ordered<Kind>) => number,
    stream: Stream,
  ): Ordered<Kind> | undefined {
    let best: Ordered<Kind> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const order of orders) {
      const gain = blurred(gainOf(order), stream);
      if (gain <= most) continue;
      most = gain;
      best = order;
    }
    return best;
  }

  /** The worth of an order for the side as a whole: the prospects of the pieces that may act after it. */
  #allows(position: Position<Kind>, order: Ordered<Kind>, stream: Stream): number {
    const survey = this.#survey;
    return this.#after(position, order, stream, (piece) =>
      piece.isLeader ? 0.2 : Math.max(0.1, 1 + survey.prospect(position, piece, piece.at)),
    );
  }

  /** The sum of what the pieces are worth that may act after an order, as many as it lets act. */
  #after(
    position: Position<Kind>,
    order: Ordered<Kind>,
    stream: Stream,
    worthOf: (piece: Piece<Kind>) => number,
  ): number {
    const { side, top } = position;
    carryOutByChance(this.play, new Context(position, false), order, stream, this.#answer);
    let sum = 0;
    if (!position.isOver && position.side === side) {
      const gains: number[] = [];
      const { units, leaders } = position.force(side);
      for (const piece of [...units, ...leaders]) {
        if (this.play.definition.orders.mayAct?.(position, piece) !== false) gains.push(worthOf(piece));
      }
      gains.sort((one, other) => other - one);
      const count = Math.min(gains.length, Math.max(1, position.activations), COUNTED);
      for (let index = 0; index < count; index += 1) sum += gains[index] as number;
    }
    position.undo(top);
    return sum;
  }

  /** The best order of a few pieces. */
  #ofPieces(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    this.#open = this.#isNew(position) ? [...this.play.piecesOf(position)] : this.#open;
    const open = this.#open;
    let best: Found<Kind> | undefined;
    for (let looks = 0; looks < LOOKS && looks < open.length; ) {
      const found = this.#next(position, stream);
      if (!found) continue;
      looks += 1;
      if (!best || found.gain > best.gain) best = found;
    }
    return best?.order ?? this.#attack(position, stream);
  }

  /** The best order of a piece at random; a piece without one is not looked at again before something has changed. */
  #next(position: Position<Kind>, stream: Stream): Found<Kind> | undefined {
    const open = this.#open;
    const at = stream.below(open.length);
    const found = this.bestOf(position, open[at] as Piece<Kind>, stream);
    if (found && !this.#waits(found) && this.#isFree(position, found)) return found;
    open[at] = open[open.length - 1] as Piece<Kind>;
    open.pop();
    if (found && this.#waits(found)) this.#attacks.push(found);
    return undefined;
  }

  /** True if a piece takes no activation from those that wait to attack. */
  #isFree({ activations }: Position<Kind>, { order: { piece } }: Found<Kind>): boolean {
    if (this.#attacks.length === 0 || piece?.has(ACTIVATED)) return true;
    let wanted = 0;
    for (const { order } of this.#attacks) if (!order.piece?.has(ACTIVATED)) wanted += 1;
    return activations > wanted;
  }

  /** True for an attack that has to wait until all movement is done. */
  #waits({ order }: Found<Kind>): boolean {
    return this.#judgement.movesFirst && order.target !== null;
  }

  /** The best of the attacks that have waited. */
  #attack(position: Position<Kind>, stream: Stream): Ordered<Kind> | undefined {
    const attacks = this.#attacks.sort((one, other) => one.gain - other.gain);
    for (let waiting = attacks.pop(); waiting; waiting = attacks.pop()) {
      const { piece } = waiting.order;
      // Other attacks may have changed what it can do.
      const again = piece && this.bestOf(position, piece, stream);
      if (!again) continue;
      // It may have more to do after this.
      attacks.unshift(again);
      return again.order;
    }
    return undefined;
  }

  /** The best order of a piece, if one is worth giving. */
  bestOf(position: Position<Kind>, piece: Piece<Kind>, stream: Stream): Found<Kind> | undefined {
    const list = this.#list;
    list.clear();
    this.play.listOf(position, piece, list);
    let best = -1;
    let most = LEAST_GAIN;
    for (let index = 0; index < list.length; index += 1) {
      const gain = blurred(this.gainAt(position, list, index), stream);
      if (gain <= most) continue;
      most = gain;
      best = index;
    }
    return best < 0 ? undefined : { order: this.play.orderedAt(position, list, best), gain: most };
  }

  /** The gain of an order of a piece; the survey must have been taken. */
  gainAt(position: Position<Kind>, list: OrderList, index: number): number {
    const piece = position.pieces[list.slot(index)];
    const kind = this.play.definition.orders.kinds[list.kind(index)];
    if (!piece || !kind) return 0;
    const aimed = list.target(index);
    // An index below zero is looked up by name, which is slow.
    const target = aimed < 0 ? undefined : position.pieces[aimed];
    const survey = this.#survey;
    if (target) return this.#attackGain(position, kind, piece, target);
    const to = list.to(index);
    if (to !== NO_SPACE && !piece.isOnBoard) return ARRIVAL + survey.place(position, piece, to);
    if (to !== NO_SPACE && to !== piece.at) return survey.moveGain(position, piece, to);
    if (kind.fields.includes('facing')) {
      const facing = FACINGS.find((each) => each === list.word(index));
      return survey.turnGain(position, piece, facing);
    }
    return this.#urgeOf(position, kind.type, piece);
  }

  /** The gain of an order that neither moves nor attacks. */
  #urgeOf(position: Position<Kind>, type: string, piece: Piece<Kind>): number {
    const isUnit = piece.isOnBoard && !piece.isLeader;
    const prospect = isUnit ? this.#survey.prospect(position, piece, piece.at) : 0;
    return this.#judgement.urge(position, type, piece, prospect);
  }

  /** The promise of an order that only opens something: its urge, or the units that it lets act, above all to attack. */
  promiseOf(position: Position<Kind>, order: Ordered<Kind>, stream: Stream): number {
    const survey = this.survey(position);
    const { type, piece } = order;
    if (piece) return this.#urgeOf(position, type, piece);
    return this.#after(position, order, stream, (unit) =>
      unit.isLeader ? 0 : survey.farFrom(position, unit, unit.at) === 0 ? ATTACKER : FOLLOWER,
    );
  }

  #attackGain(
    position: Position<Kind>,
    { type, isClose }: OrderKind<Kind>,
    piece: Piece<Kind>,
    target: Piece<Kind>,
  ): number {
    const { gain, weights } = this.#judgement;
    const survey = this.#survey;
    const urgency = survey.isPressed(piece.side) ? weights.urgency : 0;
    const stake = isClose ? stakeAt(this.#judgement, position, target.at) : 0;
    return gain(position, type, piece, target) + urgency + stake;
  }

  /** The gain of an attack; the survey must have been taken. */
  gainOf(position: Position<Kind>, { type, piece, target }: Ordered<Kind>): number {
    const kind = this.play.definition.orders.kinds.find((each) => each.type === type);
    return kind && piece && target ? this.#attackGain(position, kind, piece, target) : 0;
  }

  /** The survey as it was taken last. */
  get ground(): Survey<Kind> {
    return this.#survey;
  }

  survey(position: Position<Kind>): Survey<Kind> {
    this.#survey.take(position);
    return this.#survey;
  }

  /** The choice if nothing is gained: ends the turn or a part of it if allowed, else takes any order. */
  #otherwise(position: Position<Kind>, stream: Stream): Ordered<Kind> {
    const list = this.#list;
    list.clear();
    this.play.listOfSide(position, list);
    if (list.length === 0) this.play.listAll(position, list);
    if (list.length === 0) throw new RangeError('a dead end: no order is legal');
    for (let index = 0; index < list.length; index += 1) {
      if (this.play.definition.orders.kinds[list.kind(index)]?.endsTurn)
        return this.play.orderedAt(position, list, index);
    }
    return this.play.orderedAt(position, list, stream.below(list.length));
  }

  #isLastResort(list: OrderList, index: number): boolean {
    const { type = '' } = this.play.definition.orders.kinds[list.kind(index)] ?? {};
    return this.#judgement.lastResorts.includes(type);
  }

  /** True if this is not the same moment as before: pieces may have something to gain again. */
  #isNew({ turn, step, side, activations }: Position<Kind>): boolean {
    const moment = this.#moment;
    const isSame = moment.turn === turn && moment.step === step && moment.side === side;
    if (isSame && activations <= moment.acting) {
      moment.acting = activations;
      return false;
    }
    Object.assign(moment, { turn, step, side, acting: activations });
    this.#attacks = [];
    return true;
  }
}
