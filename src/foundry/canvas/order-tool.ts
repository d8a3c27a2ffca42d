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

/** Selects pieces and gives orders to them: clicks and keys are its input, requests leave through the port. */
export class OrderTool {
  readonly #port: BattlePort;
  readonly #view: ToolView;
  #tool: Tool = IDLE;
  #board: SceneBoard | undefined;
  readonly #focus = new MapFocus();
  #isByKeys = false;
  #busy = false;
  /** The selection before a question came up: it is selected again after the answer, if it can continue. */
  #aside: PieceId | null = null;
  /** The revision of the battle that is shown. */
  #revision: number | undefined;

  constructor(port: BattlePort, view: ToolView) {
    this.#port = port;
    this.#view = view;
  }

  /** Resets the tool for another board, or for none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#tool = IDLE;
    this.#aside = null;
    this.#focus.reset();
    this.#revision = this.#port.current?.revision;
    this.#show();
  }

  /** Updates the tool after a change of the battle. */
  refresh(): void {
    const battle = this.#port.current;
    // The pointer is now over something else: its card appears when the pointer moves again.
    if (battle?.revision !== this.#revision) this.#focus.leave();
    this.#revision = battle?.revision;
    const held = this.#tool.selected ?? this.#aside;
    this.#tool = battle ? refreshed(battle, { ...this.#tool, selected: held }) : IDLE;
    this.#aside = battle?.question ? held : null;
    this.#show();
  }

  /** Carries out a click; true if it has given an order or an answer, or shown what the next click can order. */
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

  /** Carries out dragging a piece to a space: the order that a click on the space would give. */
  drop(piece: PieceId, space: SpaceId): void {
    if (!this.#isAsItWas(space)) this.#step((battle, player) => dropOn(battle, player, piece, space));
  }

  /** True if an earlier moment is shown, in which no orders are possible; says so at the space. */
  #isAsItWas(space: SpaceId): boolean {
    if (!this.#port.current?.asItWas) return false;
    this.#put({ ...IDLE, complaint: { space, refusals: [because('as-it-was')] } });
    return true;
  }

  /** Selects something that is not on the map. */
  pick(selected: string): void {
    if (this.#busy || this.#port.current?.asItWas) return;
    this.#putByKeys(this.#tool.selected === selected ? IDLE : { ...IDLE, selected });
  }

  hover(point: Point | null): void {
    const space = point === null ? null : (this.#board?.spaceAt(point) ?? null);
    const before = this.#focus.space;
    if (!this.#focus.point(space, point && space && this.#pieceShared(space, point))) return;
    this.#isByKeys = false;
    // A pointer movement within the same space does not take over from the keys.
    const cursor = space === before ? this.#tool.cursor : null;
    this.#put({ ...this.#tool, cursor });
  }

  #pieceShared(space: SpaceId, point: Point): PieceId | null {
    const board = this.#board;
    const battle = this.#port.current;
    if (!board || !battle || !isStacked(battle.rules)) return null;
    return pieceUnder(board, battle, space, point) ?? null;
  }

  /** True if something is selected or pending, so that Escape must not do anything else. */
  get canCancel(): boolean {
    return this.#busy || !isEmptyHanded(this.#tool);
  }

  /** Clears the selection; false if there is none. A key that comes too early does nothing at all. */
  cancel(): boolean {
    if (!this.canCancel) return false;
    if (!this.#busy) this.#putByKeys(cancelled(this.#tool));
    return true;
  }

  /** Moves to the next piece that can act, or to the next answer to an open question. */
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

  /** Handles an arrow key: moves among the choices on the map, or if there are none, looks around on it. */
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

  /** Moves the keyboard focus to the adjacent space, whatever can be chosen there. */
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

  /** Moves the keyboard focus to a space, for another part of the module. */
  lookAt(space: SpaceId): void {
    this.#putByKeys({ ...this.#tool, cursor: null, picking: null, complaint: null });
    this.#focus.look(space);
    this.#show();
    this.#reveal(space);
  }

  /** Acts like a click on the space that has the keyboard focus. */
  press(): boolean {
    const space = this.#focus.looked;
    if (space === null) return false;
    if (this.#busy || this.#isAsItWas(space)) return true;
    this.#step((battle, player) => clickOn(battle, player, this.#tool, space));
    return true;
  }

  /**
   * Puts the cursor on the choice with a number; a unit that can join an order in preparation does so, or leaves it.
   */
  number(index: number): boolean {
    const cursor = numbered(this.choices(), this.#tool, index);
    if (this.#busy || cursor === null) return false;
    this.#putByKeys({ ...this.#tool, cursor, complaint: null });
    this.mark();
    return true;
  }

  /**
   * Makes the unit under the cursor join the order in preparation, or leave it; false if no order is in preparation.
   */
  mark(): boolean {
    if (this.#tool.joint === null) return false;
    const choice = marked(this.#tool, this.choices());
    if (choice && !this.#busy) this.take(choice);
    return true;
  }

  /** Takes the choice under the cursor, or first offers all choices in its space. */
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

  /** Carries out a transition; true if it makes a request of the battle, or shows further choices or an attack. */
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

  /** Sets the tool from the keyboard: the keyboard focus follows the cursor again. */
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
