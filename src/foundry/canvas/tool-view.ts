import type { Order, PieceId, Refusal, SpaceId } from '../../core';
import { pieceOf } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import { pieceInHand } from '../input';
import { localize } from '../texts';
import { answersElement } from './beside/answers-element';
import { cardElement } from './beside/card-element';
import { make } from './beside/elements';
import type { Hud } from './beside/hud';
import { menuElements, type Numbered } from './beside/menu-element';
import { awayFromAttack, menuPlacesFor } from './beside/menu-place-for';
import { OddsDependencies } from './beside/odds-desk';
import { OddsVoice } from './beside/odds-voice';
import { SpaceSpots } from './beside/space-spots';
import { choiceText, refusalText } from './beside/wording';
import { aheadOf } from './choices/ahead';
import { type Card, cardOf, sightOf } from './choices/card';
import { type Choice, choicesOf } from './choices/choices';
import { mayAnswer } from './choices/player';
import { whyIdle } from './choices/refusals';
import type { Tool } from './choices/tool';
import { marksLayer, tintsLayer } from './map/layers';
import type { MarkTextures } from './map/mark-textures';
import { showFrame } from './map/motion';
import { overlayOf } from './map/overlay';
import { paintBlockMarks, paintHalos } from './map/paint-blocks';
import { paintAttacks, paintSight } from './map/paint-lines';
import { paintGround, paintMarks } from './map/paint-overlay';
import type { SceneBoard } from './map/scene-board';
import { reveal } from './map/screen';
import { frameOfPiece } from './map/stands-shown';
import type { Hand, ToolView } from './order-tool';

/** Shows what the user has in hand: tints and rings on the map, buttons and cards beside the spaces. */
export class MapToolView implements ToolView {
  readonly #port: BattlePort;
  readonly #spots: SpaceSpots;
  readonly #take: (choice: Choice) => void;
  #board: SceneBoard | undefined;
  #textures: MarkTextures | undefined;
  readonly #odds = new OddsDependencies(() => this.#hand && this.show(this.#hand));
  readonly #voice: OddsVoice;
  /** What was shown last. */
  #hand: Hand | undefined;
  /** What the marks above the tokens were painted from. */
  #painted = '';

  constructor(port: BattlePort, hud: Hud, take: (choice: Choice) => void) {
    this.#port = port;
    this.#spots = new SpaceSpots(hud, () => this.#occupied);
    this.#take = take;
    this.#voice = new OddsVoice(hud);
  }

  /** Goes over to another board, or to none. */
  lieOn(board: SceneBoard | undefined, textures: MarkTextures | undefined): void {
    this.#board = board;
    this.#textures = textures;
    this.#painted = '';
    this.#spots.lieOn(board);
  }

  reveal(space: SpaceId): void {
    if (this.#board) reveal(this.#board.centreOf(space));
  }

  show(hand: Hand): void {
    const battle = this.#port.current;
    this.#hand = hand;
    pieceInHand.take(battle ? hand.tool.selected : null);
    if (!battle || !this.#board || !this.#textures) return;
    const { tool, player, looked, pointed } = hand;
    // While a menu is open, the card stays with the space that it is about.
    const space = tool.picking ?? looked;
    const card = space === null ? undefined : cardOf(battle, player, tool, { space, pointed });
    this.#paint(battle, hand, this.#board, this.#textures, card);
    const asked = this.#showAnswers(battle, hand);
    this.#showCard(battle, hand, card, asked);
    // A note that goes makes room before the buttons look for theirs: else they would stand on the other side for good.
    this.#showNote(battle, hand);
    this.#showMenu(battle, hand);
    showFrame();
  }

  #paint(
    battle: UserBattle,
    { tool, player, looked, busy }: Hand,
    board: SceneBoard,
    textures: MarkTextures,
    card: Card | undefined,
  ): void {
    const overlay = overlayOf(battle, player, tool, busy ? null : looked);
    const [tints, over] = [tintsLayer(), marksLayer()];
    if (!tints || !over) return;
    const frameOf = (piece: PieceId) => frameOfPiece(battle, board, piece);
    paintGround(tints.ground, board, overlay, textures, looked);
    paintHalos(tints.ground, overlay.blocks, frameOf);
    const marks = JSON.stringify(overlay);
    if (marks !== this.#painted) {
      this.#painted = marks;
      paintMarks(over.marks, board, overlay, textures);
      paintBlockMarks(over.marks, overlay.blocks, frameOf, textures.underAttack);
      paintAttacks(over.marks, board, overlay.attacks);
    }
    const space = tool.picking ?? looked;
    const sight = space === null || !card ? undefined : sightOf(battle, tool, space, card);
    paintSight(over.sight, board, sight, textures);
    for (const layer of [tints.ground, over.marks]) layer.alpha = busy ? 0.5 : 1;
  }

  /** What each answer leads to, for the side that is asked. Says whether it is asked anything of the kind. */
  #showAnswers(battle: UserBattle, { player, busy }: Hand): boolean {
    const { state, question } = battle;
    const open = mayAnswer(battle, player) && !busy ? (battle.open ?? undefined) : undefined;
    const isAsked = open !== undefined && question !== null && question.of !== 'space';
    const own = question ? pieceOf(state, question.unit)?.at : undefined;
    if (!isAsked || own === undefined) {
      this.#spots.put('answers', undefined);
      return false;
    }
    const isShown = game.settings.get(MODULE_ID, 'odds');
    if (isShown) this.#odds.lookAhead(battle, open);
    const odds = isShown ? this.#odds.findAnswers(state) : undefined;
    const element = answersElement(question, aheadOf(battle), odds, state);
    this.#voice.tellAnswers(element && odds, state);
    const where = awayFromAttack(battle, own, this.#board);
    this.#spots.put('answers', element && { space: own, element, where, keepsFree: true, goesFirst: true });
    return true;
  }

  #showCard(
    battle: UserBattle,
    { looked, tool, pointed }: Hand,
    card: Card | undefined,
    asked: boolean,
  ): void {
    const { rules, state } = battle;
    const own = tool.selected === null ? undefined : pieceOf(state, tool.selected)?.at;
    // Nothing is told about the piece in hand: its buttons stand there.
    const isCalledFor = tool.picking !== null || (tool.complaint === null && looked !== own);
    const space = isCalledFor ? (tool.picking ?? looked) : null;
    const isShown = game.settings.get(MODULE_ID, 'odds');
    const orders = isShown && space !== null && card ? card.attacks.map(({ order }) => order) : [];
    const oddsOf = (order: Order) => (isShown ? this.#odds.find(state, order) : undefined);
    if (!asked) {
      this.#odds.look(rules, state, orders);
      this.#voice.tell(orders, oddsOf, state);
    }
    if (!card || space === null) {
      this.#spots.put('card', undefined);
      return;
    }
    const element = cardElement(card, { battle, pointed }, oddsOf);
    // With a piece in hand the spaces around matter: whom it would meet there, and where else it could go.
    const keepsFree = tool.selected !== null;
    this.#spots.put('card', { space, element, where: this.#farSide(space, own), keepsFree });
  }

  /** The side of a target that looks away from the piece in hand, which is not to be hidden. */
  #farSide(target: SpaceId, own: SpaceId | undefined): 'left' | 'right' {
    const { centreOf } = this.#spots;
    return own !== undefined && centreOf(target).x < centreOf(own).x ? 'left' : 'right';
  }

  /** Buttons for what no space stands for, or for the ways to attack the space that was clicked on. */
  #showMenu(battle: UserBattle, { tool, player, busy }: Hand): void {
    const choices = choicesOf(battle, player, tool);
    const items: readonly Numbered[] = choices
      .map((choice, index) => ({ choice, index }))
      .filter(({ choice }) => choice.space === tool.picking);
    const about = battle.question?.unit ?? tool.selected;
    const own = about === null ? undefined : pieceOf(battle.state, about)?.at;
    const [place, ...elsewhere] =
      own === undefined ? [] : menuPlacesFor(battle, { picking: tool.picking, own, choices }, this.#board);
    const space = place?.space ?? tool.picking ?? own;
    const textOf = (choice: Choice) => choiceText(choice, battle);
    const { words, compass } = menuElements(busy ? [] : items, tool.cursor, { take: this.#take, textOf });
    const content = `${tool.cursor} ${JSON.stringify(items)}`;
    this.#spots.putAround('compass', own, compass, content);
    if (!words) this.#spots.put('menu', undefined);
    else if (space !== undefined) {
      const keepsFree = tool.picking !== null || battle.question !== null;
      const where = place?.where ?? 'below';
      this.#spots.put('menu', { space, element: words, where, keepsFree, content, elsewhere });
    } else if (about !== null) this.#spots.putAboveTray('menu', about, words, content);
  }

  /** One quiet line: a request on its way, or why nothing happened. */
  #showNote(battle: UserBattle, { tool, busy }: Hand): void {
    const piece = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected);
    if (busy) {
      const at = piece?.at ?? (battle.question && pieceOf(battle.state, battle.question.unit)?.at);
      this.#putNote(at ?? undefined, make('p', 'pdc-spot-note', localize('PDC.board.sent')));
      return;
    }
    const lines = tool.complaint
      ? tool.complaint.refusals.map(refusalText)
      : this.#whyIdle(battle, tool).map(refusalText);
    if (tool.complaint && lines.length === 0) lines.push(localize('PDC.board.noSuchOrder'));
    const note = make('div', 'pdc-spot-note', ...lines.map((line) => make('p', '', line)));
    note.setAttribute('role', 'status');
    this.#putNote(lines.length > 0 ? (tool.complaint?.space ?? piece?.at) : undefined, note);
  }

  #putNote(space: SpaceId | undefined, element: HTMLElement): void {
    this.#spots.put('note', space === undefined ? undefined : { space, element, where: 'below' });
  }

  /** A piece that was picked up although it can do nothing now tells why. */
  #whyIdle(battle: UserBattle, tool: Tool): readonly Refusal[] {
    const isIdle = tool.selected !== null && choicesOf(battle, { gameMaster: false }, tool).length === 0;
    const reason = isIdle && whyIdle(battle, tool.selected);
    return reason ? [reason] : [];
  }

  /** The spaces in which pieces stand. */
  get #occupied(): readonly SpaceId[] {
    const { units = {}, leaders = {} } = this.#port.current?.state ?? {};
    return Object.values({ ...units, ...leaders }).map(({ at }) => at);
  }
}
