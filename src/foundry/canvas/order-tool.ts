import { type PieceId, pieceOf, type SpaceId } from '../../core';
import { because } from '../../match';
import type { BattlePort, UserBattle } from '../battle';
import type { Heading, Point } from '../geometry/board-on-scene';
import { type Choice, choicesOf, IDLE, isEmptyHanded, type Tool } from './choices/choices';
import {
  cancelled,
  choose,
  clickOn,
  confirmed,
  cycled,
  dropOn,
  marked,
  numbered,
  pickUp,
  pressedBy,
  refreshed,
  type Transition,
  unpicked,
} from './choices/click-transitions';
import { answerAfter, middleOf, pointedTowards, spaceBeside } from './choices/cursor';
import { type Click, ClickQueue } from './click-queue';
import { pieceSharedUnder, pieceUnder } from './map/piece-under';
import type { SceneBoard } from './map/scene-board';
import { MapFocus } from './map-focus';
import { playerIn, type ToolView } from './tool-context';

/** Selects pieces and gives orders to them: clicks and keys are its input, requests leave through the port. */
export class OrderTool {
  readonly #port: BattlePort;
  readonly #view: ToolView;
  #tool: Tool = IDLE;
  #board: SceneBoard | undefined;
  readonly #focus = new MapFocus();
  #isByKeys = false;
  readonly #underWay: ClickQueue;
  /** The selection before a question came up: it is selected again after the answer, if it can continue. */
  #aside: PieceId | null = null;
  /** The revision of the battle that is shown. */
  #revision: number | undefined;

  constructor(port: BattlePort, view: ToolView) {
    this.#port = port;
    this.#view = view;
    this.#underWay = new ClickQueue(port);
  }

  /** Resets the tool for another board, or for none. */
  setBoard(board: SceneBoard | undefined): void {
    this.#board = board;
    this.#tool = IDLE;
    this.#aside = null;
    this.#underWay.drop();
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
    this.#catchUp();
  }

  /** Carries out a click; true if the next one may be for what came of it. The second half of a double click is so. */
  click(point: Point, isSecondHalf = false): boolean {
    this.#isByKeys = false;
    const board = this.#board;
    const space = board?.spaceAt(point);
    if (!board || space === undefined) {
      this.#put(IDLE);
      return false;
    }
    if (this.#isAsItWas(space) || (this.#underWay.isBusy && isSecondHalf)) return false;
    const make: Click['make'] = (battle, player, tool) =>
      clickOn(battle, player, tool, space, pieceUnder(board, battle, space, point));
    return this.#carryOut({ space, make });
  }

  /** Carries out dragging a piece to a space: the order that a click on the space would give. */
  drop(piece: PieceId, space: SpaceId): void {
    const make: Click['make'] = (battle, player) => dropOn(battle, player, piece, space);
    if (!this.#isAsItWas(space)) this.#carryOut({ space, make });
  }

  /** Takes the step of a click, or keeps it until what is under way is done. */
  #carryOut(click: Click): boolean {
    if (!this.#underWay.isBusy) return this.#step(click.make);
    this.#underWay.keep(click);
    return true;
  }

  /** True if an earlier moment is shown, in which no orders are possible; says so at the space. */
  #isAsItWas(space: SpaceId): boolean {
    if (!this.#port.current?.asItWas) return false;
    this.#complain(space, 'as-it-was');
    return true;
  }

  #complain(space: SpaceId, reason: string): void {
    this.#put({ ...IDLE, complaint: { space, refusals: [because(reason)] } });
  }

  /** Selects something that is not on the map. */
  pick(selected: string): void {
    if (this.#port.current?.asItWas) return;
    this.#focus.lookAway();
    this.#isByKeys = true;
    this.#carryOut({ space: null, make: (_battle, _player, tool) => pickUp(tool, selected) });
  }

  hover(point: Point | null): void {
    const space = point === null ? null : (this.#board?.spaceAt(point) ?? null);
    const before = this.#focus.space;
    const piece = point && space && pieceSharedUnder(this.#board, this.#port.current, space, point);
    if (!this.#focus.point(space, piece)) return;
    this.#isByKeys = false;
    // A pointer movement within the same space does not take over from the keys.
    const cursor = space === before ? this.#tool.cursor : null;
    this.#put({ ...this.#tool, cursor });
  }

  /** True if something is selected or pending, so that Escape must not do anything else. */
  get canCancel(): boolean {
    return this.#underWay.isBusy || !isEmptyHanded(this.#tool);
  }

  /** Clears the selection; false if there is none. A key that comes too early does nothing at all. */
  cancel(): boolean {
    if (!this.canCancel) return false;
    if (!this.#underWay.isBusy) this.#putByKeys(cancelled(this.#tool));
    return true;
  }

  /** Moves to the next piece that can act, or to the next answer to an open question. */
  cycle(by: 1 | -1): boolean {
    const battle = this.#port.current;
    if (this.#underWay.isBusy) return true;
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
    if (!board || !battle || this.#underWay.isBusy) return false;
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
    if (!board || !state || this.#underWay.isBusy) return false;
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
    if (!this.#isAsItWas(space)) this.#step((battle, player, tool) => clickOn(battle, player, tool, space));
    return true;
  }

  /** Takes the choice with a number, or puts the cursor on it; one that can join an order joins it, or leaves it. */
  number(index: number): boolean {
    const choices = this.choices();
    const cursor = numbered(choices, this.#tool, index);
    if (this.#underWay.isBusy || cursor === null) return false;
    const pressed = pressedBy(this.#tool, choices, cursor, this.#isByKeys);
    if (pressed) this.take(pressed);
    else this.#putByKeys({ ...this.#tool, cursor, complaint: null });
    this.mark();
    return true;
  }

  /** Makes the unit under the cursor join or leave the order in preparation; false if there is none. */
  mark(): boolean {
    if (this.#tool.joint === null) return false;
    const choice = marked(this.#tool, this.choices());
    if (choice && !this.#underWay.isBusy) this.take(choice);
    return true;
  }

  /** Takes the choice under the cursor, or first offers all choices in its space. */
  confirm(): boolean {
    if (this.#underWay.isBusy) return true;
    const choices = this.choices();
    const choice = confirmed(this.#tool, choices);
    if (!choice) return this.#tool.joint !== null;
    const picking = unpicked(this.#tool, choices, choice);
    if (picking === null) this.take(choice);
    else this.#putByKeys({ ...this.#tool, picking, complaint: null });
    return true;
  }

  take(choice: Choice): void {
    this.#step((_battle, _player, tool) => choose(tool, choice));
  }

  /** Everything that can be chosen now, in the order of its numbers. */
  choices(): readonly Choice[] {
    const battle = this.#port.current;
    return battle ? choicesOf(battle, playerIn(battle), this.#tool) : [];
  }

  /** Carries out a transition; true if it makes a request of the battle, or shows further choices or an attack. */
  #step(make: Click['make']): boolean {
    const battle = this.#port.current;
    if (!battle || this.#underWay.isBusy) return false;
    const { tool, request } = make(battle, playerIn(battle), this.#tool);
    const isLaidOut = tool.picking !== null && tool.picking !== this.#tool.picking;
    this.#put(tool);
    if (request) void this.#ask(battle, request);
    return request !== null || isLaidOut;
  }

  async #ask(battle: UserBattle, request: NonNullable<Transition['request']>): Promise<void> {
    const asked = this.#underWay.ask(battle, request);
    this.#show();
    try {
      await asked;
    } finally {
      this.refresh();
    }
  }

  /** Carries out what was clicked meanwhile, or says that it is not. */
  #catchUp(): void {
    if (this.#underWay.isOpen) return;
    for (let click = this.#underWay.next(); click; click = this.#underWay.next()) {
      this.#carryOut(click);
      if (this.#underWay.isBusy) return;
    }
    const space = this.#underWay.drop();
    if (space !== null) this.#complain(space, 'too-early');
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
      player: playerIn(this.#port.current),
      focused: this.choices()[this.#tool.cursor ?? -1]?.space ?? this.#focus.space,
      looked: this.#focus.looked,
      isByKeys: this.#isByKeys,
      pointed: this.#tool.cursor === null ? this.#focus.piece : null,
      busy: this.#underWay.isBusy,
    });
  }
}
