import { type PieceId, pieceOf, type SpaceId } from '../../core';
import { because } from '../../match';
import { type BattlePort, mayOverrule, type UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import type { Heading, Point } from '../geometry/board-on-scene';
import { isStacked } from '../geometry/token-slots';
import { type Choice, choicesOf, IDLE, isEmptyHanded, type Player, type Tool } from './choices/choices';
import { answerAfter, middleOf, pointedTowards, spaceBeside } from './choices/cursor';
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
import { pieceUnder } from './map/piece-under';
import type { SceneBoard } from './map/scene-board';
import { MapFocus } from './map-focus';
import type { ToolView } from './tool-context';

/** Picks up pieces and gives orders with them: clicks and keys go in, requests go out through the port. */
export class OrderTool {
  readonly #port: BattlePort;
  readonly #view: ToolView;
  #tool: Tool = IDLE;
  #board: SceneBoard | undefined;
  readonly #focus = new MapFocus();
  #isByKeys = false;
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
    this.#focus.reset();
    this.#revision = this.#port.current?.revision;
    this.#show();
  }

  /** Takes up what has changed in the battle. */
  refresh(): void {
    const battle = this.#port.current;
    // What the pointer rests on is another thing now: its card comes when the pointer moves again.
    if (battle?.revision !== this.#revision) this.#focus.leave();
    this.#revision = battle?.revision;
    const held = this.#tool.selected ?? this.#aside;
    this.#tool = battle ? refreshed(battle, { ...this.#tool, selected: held }) : IDLE;
    this.#aside = battle?.question ? held : null;
    this.#show();
  }

  /** Carries out a click; true if it has ordered or answered something, or laid out what the next click can order. */
  click(point: Point): boolean {
    this.#isByKeys = false;
    const board = this.#board;
    const space = board?.spaceAt(point);
    if (!board || space === undefined) {
      this.#put(IDLE);
      return false;
    }
    if (this.#isAsItWas(space)) return false;
    return this.#step((battle, player) =>
      clickOn(battle, player, this.#tool, space, pieceUnder(board, battle, space, point)),
    );
  }

  /** A piece was dragged to a space: what a click on the space would order. */
  drop(piece: PieceId, space: SpaceId): void {
    if (!this.#isAsItWas(space)) this.#step((battle, player) => dropOn(battle, player, piece, space));
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
    this.#putByKeys(this.#tool.selected === selected ? IDLE : { ...IDLE, selected });
  }

  hover(point: Point | null): void {
    const space = point === null ? null : (this.#board?.spaceAt(point) ?? null);
    const before = this.#focus.space;
    if (!this.#focus.point(space, point && space && this.#pieceShared(space, point))) return;
    this.#isByKeys = false;
    // Within its space the pointer may wander without taking over from the keys.
    const cursor = space === before ? this.#tool.cursor : null;
    this.#put({ ...this.#tool, cursor });
  }

  #pieceShared(space: SpaceId, point: Point): PieceId | null {
    const board = this.#board;
    const battle = this.#port.current;
    if (!board || !battle || !isStacked(battle.rules)) return null;
    return pieceUnder(board, battle, space, point) ?? null;
  }

  /** Something is in hand, or on its way, that must not be taken for anything else. */
  get canCancel(): boolean {
    return this.#busy || !isEmptyHanded(this.#tool);
  }

  /** Puts down what is in hand; false if there is nothing. A key that comes too early does nothing at all. */
  cancel(): boolean {
    if (!this.canCancel) return false;
    if (!this.#busy) this.#putByKeys(cancelled(this.#tool));
    return true;
  }

  /** Goes on to the next piece that can act, or to the next answer of an open question. */
  cycle(by: 1 | -1): boolean {
    const battle = this.#port.current;
    if (this.#busy) return true;
    if (!battle) return false;
    const choices = battle.question ? this.choices() : [];
    const isAnswering = choices.length > 0;
    const next = isAnswering ? answerAfter(this.#tool, choices, by) : cycled(battle, this.#tool, by);
    this.#putByKeys(next);
    const held = next.selected === null ? null : pieceOf(battle.state, next.selected)?.at;
    this.#reveal(isAnswering ? choices[next.cursor ?? -1]?.space : held);
    return isAnswering || next.selected !== null;
  }

  /** An arrow key: goes on among what can be chosen on the map, or where that is nothing, looks around on it. */
  point(heading: Heading): boolean {
    const board = this.#board;
    const battle = this.#port.current;
    if (!board || !battle || this.#busy) return false;
    const choices = this.choices();
    const next = pointedTowards({ battle, board, tool: this.#tool, choices }, heading);
    if (!next) return this.look(heading);
    this.#putByKeys(next);
    this.#reveal(choices[next.cursor ?? -1]?.space);
    return true;
  }

  /** Looks at the next space, whatever can be chosen there. */
  look(heading: Heading): boolean {
    const board = this.#board;
    const { state } = this.#port.current ?? {};
    if (!board || !state || this.#busy) return false;
    const at = this.choices()[this.#tool.cursor ?? -1]?.space ?? this.#focus.looked;
    const held = this.#tool.selected === null ? undefined : pieceOf(state, this.#tool.selected)?.at;
    const from = at ?? held ?? this.#focus.lookedLast;
    const to = from === null ? middleOf(board.grid) : spaceBeside(board, from, heading);
    if (to !== undefined) this.lookAt(to);
    return true;
  }

  /** Looks at a space, as somebody wants who is elsewhere. */
  lookAt(space: SpaceId): void {
    this.#putByKeys({ ...this.#tool, cursor: null, picking: null, complaint: null });
    this.#focus.look(space);
    this.#show();
    this.#reveal(space);
  }

  /** Does what a click on the space would do at which the keys look. */
  press(): boolean {
    const space = this.#focus.looked;
    if (space === null) return false;
    if (this.#busy || this.#isAsItWas(space)) return true;
    this.#step((battle, player) => clickOn(battle, player, this.#tool, space));
    return true;
  }

  /** Puts the cursor on the choice with a number; whoever can join an order that is put together does so, or leaves it. */
  number(index: number): boolean {
    const cursor = numbered(this.choices(), this.#tool, index);
    if (this.#busy || cursor === null) return false;
    this.#putByKeys({ ...this.#tool, cursor, complaint: null });
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
    else this.#putByKeys({ ...this.#tool, picking, complaint: null });
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

  /** The keys go on with what is to be chosen: they look at no space by itself any more. */
  #putByKeys(tool: Tool): void {
    this.#focus.lookAway();
    this.#isByKeys = true;
    this.#put(tool);
  }

  #put(tool: Tool): void {
    this.#tool = tool;
    this.#show();
  }

  #show(): void {
    this.#view.show({
      tool: this.#tool,
      player: this.#player,
      focused: this.choices()[this.#tool.cursor ?? -1]?.space ?? this.#focus.space,
      looked: this.#focus.looked,
      isByKeys: this.#isByKeys,
      pointed: this.#tool.cursor === null ? this.#focus.piece : null,
      busy: this.#busy,
    });
  }
}
