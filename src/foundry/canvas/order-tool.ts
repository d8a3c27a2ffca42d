import { type PieceId, pieceOf, type SpaceId } from '../../core';
import { because } from '../../match';
import { type BattlePort, mayOverrule, type UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import { type Heading, nearestTowards, type Point } from '../geometry/board-on-scene';
import { isStacked, pieceAtPoint } from '../geometry/token-slots';
import { type Choice, choicesOf, IDLE, isEmptyHanded, type Player, type Tool } from './choices/choices';
import { piecesAt } from './choices/refusals';
import {
  cancelled,
  choose,
  clickOn,
  confirmed,
  cycled,
  dropOn,
  marked,
  numbered,
  refreshed,
  type Transition,
  unpicked,
} from './choices/transitions';
import { placeOfPiece, placesAt, type SceneBoard } from './map/scene-board';

/** What the order tool shows itself by. */
export interface ToolView {
  /** Called after every change of the tool, the battle or the space under the pointer. */
  show(context: ToolContext): void;
  /** Called when the keys have got to a space, which may be out of sight. */
  reveal(space: SpaceId): void;
}

/** Everything that a view of the order tool needs. */
export interface ToolContext {
  readonly tool: Tool;
  readonly player: Player;
  /** The space under the cursor of the keys, or else under the pointer. */
  readonly focused: SpaceId | null;
  /** The piece under the pointer, where pieces share their spaces. */
  readonly pointed: PieceId | null;
  /** A request is on its way: nothing can be chosen until it is answered. */
  readonly busy: boolean;
}

/** Picks up pieces and gives orders with them: clicks and keys go in, requests go out through the port. */
export class OrderTool {
  readonly #port: BattlePort;
  readonly #view: ToolView;
  #tool: Tool = IDLE;
  #board: SceneBoard | undefined;
  #hovered: SpaceId | null = null;
  #pointed: PieceId | null = null;
  #busy = false;
  /** What was in hand when a question came up: it is taken in hand again once that is answered, if it can go on. */
  #aside: PieceId | null = null;
  /** The revision of the battle that is shown. */
  #revision: number | undefined;

  constructor(port: BattlePort, view: ToolView) {
    this.#port = port;
    this.#view = view;
  }

  /** Begins anew on another board, or on none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#tool = IDLE;
    this.#aside = null;
    this.#hovered = null;
    this.#pointed = null;
    this.#follow();
    this.#show();
  }

  /** Takes up what has changed in the battle. */
  refresh(): void {
    const battle = this.#port.current;
    // What the pointer rests on is another thing now: its card comes when the pointer moves again.
    if (battle?.revision !== this.#revision) {
      this.#hovered = null;
      this.#pointed = null;
    }
    this.#follow();
    const held = this.#tool.selected ?? this.#aside;
    this.#tool = battle ? refreshed(battle, { ...this.#tool, selected: held }) : IDLE;
    this.#aside = battle?.question ? held : null;
    this.#show();
  }

  #follow(): void {
    const battle = this.#port.current;
    this.#revision = battle?.revision;
  }

  /** Carries out a click; true if it has ordered or answered something, or laid out what the next click can order. */
  click(point: Point): boolean {
    const space = this.#board?.spaceAt(point);
    if (space === undefined) {
      this.#put(IDLE);
      return false;
    }
    if (this.#isAsItWas(space)) return false;
    return this.#step((battle, player) =>
      clickOn(battle, player, this.#tool, space, this.#pieceUnder(battle, space, point)),
    );
  }

  /** The piece whose picture is under a point: where pieces have their spaces alone, only a leader's flag is told apart. */
  #pieceUnder(battle: UserBattle, space: SpaceId, point: Point): PieceId | undefined {
    const board = this.#board;
    if (!board) return undefined;
    if (isStacked(battle.rules)) {
      return pieceAtPoint(battle.state, placesAt(battle, space), board.sharesAt(point, space));
    }
    return board.isAtFlag(point, space) ? piecesAt(battle.state, space).at(-1)?.id : undefined;
  }

  /** A piece was dragged to a space: what a click on the space would order. */
  drop(piece: PieceId, space: SpaceId): void {
    if (this.#isAsItWas(space)) return;
    this.#step((battle, player) => dropOn(battle, player, piece, space));
  }

  /** An earlier moment takes nothing: says so at the space. */
  #isAsItWas(space: SpaceId): boolean {
    if (!this.#port.current?.asItWas) return false;
    this.#put({ ...IDLE, complaint: { space, refusals: [because('as-it-was')] } });
    return true;
  }

  /** Takes something in hand that does not stand on the map. */
  pick(selected: string): void {
    if (this.#busy || this.#port.current?.asItWas) return;
    this.#put(this.#tool.selected === selected ? IDLE : { ...IDLE, selected });
  }

  hover(point: Point | null): void {
    const space = point === null ? null : (this.#board?.spaceAt(point) ?? null);
    const pointed = point === null || space === null ? null : this.#pieceShared(space, point);
    if (space === this.#hovered && pointed === this.#pointed) return;
    this.#pointed = pointed;
    // Within its space the pointer may wander without taking over from the keys.
    const cursor = space === this.#hovered ? this.#tool.cursor : null;
    this.#hovered = space;
    this.#put({ ...this.#tool, cursor });
  }

  #pieceShared(space: SpaceId, point: Point): PieceId | null {
    const battle = this.#port.current;
    return battle && isStacked(battle.rules) ? (this.#pieceUnder(battle, space, point) ?? null) : null;
  }

  /** Puts down what is in hand; false if there is nothing. A key that comes too early does nothing at all. */
  cancel(): boolean {
    if (this.#busy) return true;
    if (isEmptyHanded(this.#tool)) return false;
    this.#put(cancelled(this.#tool));
    return true;
  }

  /** Goes on to the next piece that can act, or to the next answer of an open question. */
  cycle(by: 1 | -1): boolean {
    const battle = this.#port.current;
    if (this.#busy) return true;
    if (!battle) return false;
    const choices = battle.question ? this.choices() : [];
    if (choices.length > 0) {
      const from = this.#tool.cursor ?? (by > 0 ? -1 : 0);
      const cursor = (from + by + choices.length) % choices.length;
      this.#put({ ...this.#tool, cursor });
      this.#reveal(choices[cursor]?.space);
      return true;
    }
    const next = cycled(battle, this.#tool, by);
    this.#put(next);
    this.#reveal(next.selected === null ? null : pieceOf(battle.state, next.selected)?.at);
    return next.selected !== null;
  }

  /** Moves the cursor among what can be chosen on the map. */
  point(heading: Heading): boolean {
    const board = this.#board;
    const battle = this.#port.current;
    if (!board || !battle || this.#busy) return false;
    if (this.#tool.joint) return this.#walk(heading);
    const pointOf = (space: SpaceId, piece: PieceId | null | undefined): Point => {
      const place = piece && isStacked(battle.rules) ? placeOfPiece(battle, piece) : undefined;
      return place ? board.pointIn(space, place) : board.centreOf(space);
    };
    const places = this.choices().flatMap(({ space, piece }, index) =>
      space === null ? [] : [{ index, space, point: pointOf(space, piece) }],
    );
    const asked = battle.question?.unit ?? this.#tool.selected;
    const at = this.choices()[this.#tool.cursor ?? -1];
    const now = at?.space ?? (asked && pieceOf(battle.state, asked)?.at);
    if (places.length === 0 || !now) return false;
    const next = nearestTowards(places, pointOf(now, at?.space ? at.piece : asked), heading);
    if (next) this.#put({ ...this.#tool, picking: null, cursor: next.index, complaint: null });
    return true;
  }

  /** Walks through those who can join an order that is put together, as they are listed. */
  #walk({ x, y }: Heading): boolean {
    const { length } = this.choices().filter(({ joins }) => joins !== undefined);
    const by = x + y < 0 ? -1 : 1;
    const from = this.#tool.cursor ?? (by > 0 ? -1 : length);
    this.#put({ ...this.#tool, cursor: (from + by + length) % length });
    return true;
  }

  /** Puts the cursor on the choice with a number; whoever can join an order that is put together does so, or leaves it. */
  number(index: number): boolean {
    const choices = this.choices();
    const cursor = numbered(choices, this.#tool, index);
    if (this.#busy || cursor === null) return false;
    this.#put({ ...this.#tool, cursor, complaint: null });
    this.mark();
    return true;
  }

  /** Has the one under the cursor join the order that is put together, or leave it; false if none is put together. */
  mark(): boolean {
    if (this.#tool.joint === null) return false;
    const choice = marked(this.#tool, this.choices());
    if (choice && !this.#busy) this.take(choice);
    return true;
  }

  /** Takes the choice under the cursor, or first offers everything that can be chosen at its space. */
  confirm(): boolean {
    if (this.#busy) return true;
    const choices = this.choices();
    const choice = confirmed(this.#tool, choices);
    if (!choice) return this.#tool.joint !== null;
    const picking = unpicked(this.#tool, choices, choice);
    if (picking === null) this.take(choice);
    else this.#put({ ...this.#tool, picking, complaint: null });
    return true;
  }

  take(choice: Choice): void {
    this.#step(() => choose(this.#tool, choice));
  }

  /** Everything that can be chosen now, in the order of its numbers. */
  choices(): readonly Choice[] {
    const battle = this.#port.current;
    return battle ? choicesOf(battle, this.#player, this.#tool) : [];
  }

  get #player(): Player {
    const battle = this.#port.current;
    return {
      gameMaster: battle !== undefined && mayOverrule(battle),
      looksFirst: !game.settings.get(MODULE_ID, 'attackAtOnce'),
    };
  }

  /** Takes a step; true if something is asked of the battle by it, or several ways or an attack are laid out. */
  #step(make: (battle: UserBattle, player: Player) => Transition): boolean {
    const battle = this.#port.current;
    if (!battle || this.#busy) return false;
    const { tool, request } = make(battle, this.#player);
    const isLaidOut = tool.picking !== null && tool.picking !== this.#tool.picking;
    this.#put(tool);
    if (request) void this.#ask(battle, request);
    return request !== null || isLaidOut;
  }

  async #ask(battle: UserBattle, request: NonNullable<Transition['request']>): Promise<void> {
    this.#busy = true;
    this.#show();
    try {
      if ('order' in request) await this.#port.order(request.order);
      else await this.#port.answer(battle.id, request.choose, battle.revision);
    } finally {
      this.#busy = false;
      this.refresh();
    }
  }

  #reveal(space: SpaceId | null | undefined): void {
    if (space !== null && space !== undefined) this.#view.reveal(space);
  }

  #put(tool: Tool): void {
    this.#tool = tool;
    this.#show();
  }

  #show(): void {
    this.#view.show({
      tool: this.#tool,
      player: this.#player,
      focused: this.choices()[this.#tool.cursor ?? -1]?.space ?? this.#hovered,
      pointed: this.#tool.cursor === null ? this.#pointed : null,
      busy: this.#busy,
    });
  }
}
