import type { Order, Refusal, SpaceId } from '../../core';
import { pieceOf } from '../../core';
import { type BattlePort, MODULE_ID, pieceInHand, say, type UserBattle } from '../documents';
import { type Card, cardOf, sightOf } from './card';
import { cardElement } from './card-element';
import { type Choice, choicesOf } from './choices';
import type { Point } from './cursor';
import { make } from './elements';
import type { Hud } from './hud';
import { mapLayer, marksLayer } from './layers';
import type { MarkTextures } from './mark-textures';
import { menuElement, type Numbered } from './menu-element';
import { type MenuPlace, menuPlace } from './menu-place';
import { showFrame } from './motion';
import { OddsDesk } from './odds-desk';
import { OddsVoice } from './odds-voice';
import type { Hand, ToolView } from './order-tool';
import { attackOf, overlayOf } from './overlay';
import { paintAttack, paintSight } from './paint-lines';
import { paintGround, paintMarks } from './paint-overlay';
import type { Place } from './place';
import { whyIdle } from './refusals';
import type { SceneBoard } from './scene-board';
import { reveal } from './screen';
import type { Tool } from './tool';
import { refusalText } from './wording';

/** Shows what the user has in hand: tints and rings on the map, buttons and cards beside the spaces. */
export class MapToolView implements ToolView {
  readonly #port: BattlePort;
  readonly #hud: Hud;
  readonly #take: (choice: Choice) => void;
  #board: SceneBoard | undefined;
  #textures: MarkTextures | undefined;
  readonly #odds = new OddsDesk(() => this.#hand && this.show(this.#hand));
  readonly #voice: OddsVoice;
  /** What was shown last. */
  #hand: Hand | undefined;
  /** What the marks above the tokens were painted from. */
  #painted = '';

  constructor(port: BattlePort, hud: Hud, take: (choice: Choice) => void) {
    this.#port = port;
    this.#hud = hud;
    this.#take = take;
    this.#voice = new OddsVoice(hud);
  }

  /** Goes over to another board, or to none. */
  lieOn(board: SceneBoard | undefined, textures: MarkTextures | undefined): void {
    this.#board = board;
    this.#textures = textures;
    this.#painted = '';
    this.#hud.reset(board?.cell);
  }

  reveal(space: SpaceId): void {
    if (this.#board) reveal(this.#board.centreOf(space));
  }

  show(hand: Hand): void {
    const battle = this.#port.current;
    this.#hand = hand;
    pieceInHand.take(battle ? hand.tool.selected : null);
    if (!battle || !this.#board || !this.#textures) return;
    const { tool, player, looked } = hand;
    const card = looked === null ? undefined : cardOf(battle, player, tool, looked);
    this.#paint(battle, hand, this.#board, this.#textures, card);
    this.#showCard(battle, hand, card);
    this.#showMenu(battle, hand);
    this.#showNote(battle, hand);
    showFrame();
  }

  #paint(
    battle: UserBattle,
    { tool, player, looked, busy }: Hand,
    board: SceneBoard,
    textures: MarkTextures,
    card: Card | undefined,
  ): void {
    const overlay = overlayOf(battle, player, tool);
    const [map, over] = [mapLayer(), marksLayer()];
    if (!map || !over) return;
    paintGround(map.ground, board, overlay, textures, looked);
    const marks = JSON.stringify(overlay);
    if (marks !== this.#painted) {
      this.#painted = marks;
      paintMarks(over.marks, board, overlay, textures);
      if (overlay.attack) paintAttack(over.marks, board, overlay.attack.from, overlay.attack.to);
    }
    const sight = looked === null || !card ? undefined : sightOf(battle, tool, looked, card);
    paintSight(over.sight, board, sight, textures);
    for (const layer of [map.ground, over.marks]) layer.alpha = busy ? 0.5 : 1;
  }

  #showCard({ rules, state }: UserBattle, { looked, tool }: Hand, card: Card | undefined): void {
    const own = tool.selected === null ? undefined : pieceOf(state, tool.selected)?.at;
    // Nothing is told about the piece in hand: its buttons stand there.
    const isCalledFor = tool.picking === null && tool.complaint === null && looked !== own;
    const space = isCalledFor ? looked : null;
    // The card stands on the far side of the target, so that it does not hide the piece in hand.
    const isLeft = own !== undefined && space !== null && this.#centreOf(space).x < this.#centreOf(own).x;
    const isShown = game.settings.get(MODULE_ID, 'odds');
    const orders = isShown && space !== null && card ? card.attacks.map(({ order }) => order) : [];
    this.#odds.look(rules, state, orders);
    const oddsOf = (order: Order) => (isShown ? this.#odds.find(state, order) : undefined);
    this.#voice.tell(orders, oddsOf, state);
    this.#put('card', space, card && cardElement(card, state, oddsOf), isLeft ? 'left' : 'right');
  }

  /** Buttons for what no space stands for, or for the ways to attack the space that was clicked on. */
  #showMenu(battle: UserBattle, { tool, player, busy }: Hand): void {
    const choices = choicesOf(battle, player, tool);
    const items: readonly Numbered[] = choices
      .map((choice, index) => ({ choice, index }))
      .filter(({ choice }) => choice.space === tool.picking);
    const about = battle.question?.unit ?? tool.selected;
    const own = about === null ? undefined : pieceOf(battle.state, about)?.at;
    const place = own === undefined ? undefined : this.#menuPlace(battle, tool.picking, own, choices);
    const space = place?.space ?? tool.picking ?? own;
    const menu =
      busy || items.length === 0 || space === undefined
        ? undefined
        : menuElement(items, tool.cursor, this.#take);
    this.#put(
      'menu',
      space ?? null,
      menu,
      place?.where ?? 'below',
      `${tool.cursor} ${JSON.stringify(items)}`,
    );
  }

  /** Beside the target that was clicked on, away from the other side of an open attack, else beyond everything that can be clicked. */
  #menuPlace(
    battle: UserBattle,
    picking: SpaceId | null,
    own: SpaceId,
    choices: readonly Choice[],
  ): MenuPlace {
    const centreOf = (space: SpaceId) => this.#centreOf(space);
    if (picking !== null) {
      return { space: picking, where: centreOf(picking).y < centreOf(own).y ? 'above' : 'below' };
    }
    if (battle.question) {
      const attack = attackOf(battle);
      const other = attack?.from === own ? attack.to : attack?.from;
      return { space: own, where: other && centreOf(own).y < centreOf(other).y ? 'above' : 'below' };
    }
    const { grid } = battle.rules;
    const { units, leaders } = battle.state;
    return menuPlace({
      own,
      open: choices.flatMap(({ space }) => space ?? []),
      taken: Object.values({ ...units, ...leaders }).map(({ at }) => at),
      buttons: choices.filter(({ space }) => space === null).length,
      cell: this.#board?.cell ?? { width: 0, height: 0 },
      middle: centreOf(grid.at(Math.floor(grid.rows / 2), 0) ?? own).y,
      centreOf,
    });
  }

  /** One quiet line: a wish on its way, or why nothing happened. */
  #showNote(battle: UserBattle, { tool, busy }: Hand): void {
    const piece = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected);
    if (busy) {
      const at = piece?.at ?? (battle.question && pieceOf(battle.state, battle.question.unit)?.at);
      this.#put('note', at ?? null, make('p', 'pdc-spot-note', say('PDC.board.sent')), 'below');
      return;
    }
    const lines = tool.complaint
      ? tool.complaint.refusals.map(refusalText)
      : this.#whyIdle(battle, tool).map(refusalText);
    if (tool.complaint && lines.length === 0) lines.push(say('PDC.board.noSuchOrder'));
    const note = make('div', 'pdc-spot-note', ...lines.map((line) => make('p', '', line)));
    note.setAttribute('role', 'status');
    const space = tool.complaint?.space ?? piece?.at ?? null;
    this.#put('note', space, lines.length > 0 ? note : undefined, 'below');
  }

  /** A piece that was picked up although it can do nothing now tells why. */
  #whyIdle(battle: UserBattle, tool: Tool): readonly Refusal[] {
    const isIdle = tool.selected !== null && choicesOf(battle, { gameMaster: false }, tool).length === 0;
    const reason = isIdle && whyIdle(battle, tool.selected);
    return reason ? [reason] : [];
  }

  #centreOf(space: SpaceId): Point {
    return this.#board?.centreOf(space) ?? { x: 0, y: 0 };
  }

  #put(
    name: string,
    space: SpaceId | null,
    element: HTMLElement | undefined,
    where: Place,
    content = element?.innerHTML ?? '',
  ): void {
    const board = this.#board;
    const isShown = board !== undefined && element !== undefined && space !== null;
    const key = `${space} ${content}`;
    this.#hud.put(name, isShown ? { element, centre: board.centreOf(space), where, key } : null);
  }
}
