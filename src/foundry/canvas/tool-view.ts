import { type Guide, type PieceId, pieceOf, type Refusal, type SpaceId } from '../../core';
import type { BattlePort, UserBattle } from '../battle';
import { MODULE_ID } from '../documents';
import { showFrame } from '../geometry';
import type { Box } from '../geometry/fitted';
import { pieceInHand } from '../input';
import { localize, localizeFor } from '../texts';
import {
  aheadOf,
  type Choice,
  chanceAhead,
  choicesOf,
  isOnButton,
  jointFault,
  mayAnswer,
  type Tool,
} from './choices/choices';
import { whyOwnIdle } from './choices/refusals';
import { lookedAt } from './choices/rules-lookup';
import { chainAt, type SpaceCard, sightOf, spaceCardOf } from './choices/space-card';
import { paintAttacks, paintSight } from './map/attack-lines';
import { badgeBox, badgesAt } from './map/badges';
import { paintChain } from './map/command-chain';
import { marksLayer, tintsLayer } from './map/layers';
import { type Overlay, overlayOf } from './map/overlay';
import type { MarkTextures } from './map/overlay-signs';
import { paintBlockMarks, paintGround, paintHalos, paintMarks } from './map/paint-overlay';
import { spacesThatMatter, sparedSpaces } from './map/relevant-spaces';
import { framesOfPiece, type SceneBoard } from './map/scene-board';
import { reveal } from './map/screen';
import { paintTogether } from './map/spread-units';
import { attacksTold } from './popovers/attack-element';
import { answersElement, cardElement } from './popovers/card-element';
import { type Hud, make } from './popovers/hud';
import { awayFromAttack, menuElements, menuSide, type Numbered } from './popovers/menu';
import { type Attack, OddsCalculator } from './popovers/odds-calculator';
import { OddsAnnouncer } from './popovers/odds-element';
import { SpacePopovers } from './popovers/space-popovers';
import { choiceText, numberOf, refusalText } from './popovers/wording';
import type { ThreatView } from './threat/threat-view';
import type { ToolContext, ToolView } from './tool-context';

/** Shows the user's selection: tints and rings on the map, buttons and cards beside the spaces. */
export class MapToolView implements ToolView {
  readonly #port: BattlePort;
  readonly #popovers: SpacePopovers;
  readonly #take: (choice: Choice) => void;
  readonly #guideOf: (ruleset: string) => Guide | undefined;
  readonly #threat: ThreatView;
  #board: SceneBoard | undefined;
  #textures: MarkTextures | undefined;
  readonly #odds = new OddsCalculator(() => this.#context && this.show(this.#context));
  readonly #announcer: OddsAnnouncer;
  /** The context shown last. */
  #context: ToolContext | undefined;
  /** The data that the marks above the tokens were last painted from, as JSON. */
  #painted = '';

  constructor(
    port: BattlePort,
    hud: Hud,
    {
      take,
      guideOf,
      threat,
    }: { take(choice: Choice): void; guideOf(ruleset: string): Guide | undefined; threat: ThreatView },
  ) {
    this.#port = port;
    this.#guideOf = guideOf;
    this.#popovers = new SpacePopovers(hud, () => (port.current ? sparedSpaces(port.current) : []));
    this.#take = take;
    this.#threat = threat;
    threat.onChange(() => this.#context && this.show(this.#context));
    this.#announcer = new OddsAnnouncer(hud);
  }

  /** Switches to another board, or to none. */
  setBoard(board: SceneBoard | undefined, textures: MarkTextures | undefined): void {
    this.#board = board;
    this.#textures = textures;
    this.#painted = '';
    this.#popovers.setBoard(board);
  }

  reveal(space: SpaceId): void {
    if (this.#board) reveal(this.#board.centreOf(space));
  }

  /** The companion entries for the focused space or the selected piece. */
  get lookedAt(): readonly string[] {
    const battle = this.#port.current;
    if (!battle || !this.#context) return [];
    const { tool, player, focused, pointed } = this.#context;
    const space = tool.picking ?? focused;
    const card = space === null ? undefined : spaceCardOf(battle, player, tool, { space, pointed });
    const forbidden = [
      ...(card?.refusals ?? []),
      ...(tool.complaint?.refusals ?? []),
      ...this.#whyIdle(battle, tool),
    ];
    const piece = space === null ? tool.selected : pointed;
    return lookedAt(battle, { space, piece, forbidden: forbidden.map(({ rule }) => rule) });
  }

  show(context: ToolContext): void {
    const battle = this.#port.current;
    this.#context = context;
    pieceInHand.take(battle ? context.tool.selected : null);
    if (!battle || !this.#board || !this.#textures) return;
    const { tool, player, focused, pointed } = context;
    // While a menu is open, the card stays with the menu's space.
    const space = tool.picking ?? focused;
    const card = space === null ? undefined : spaceCardOf(battle, player, tool, { space, pointed });
    const { rings } = this.#paint(battle, context, this.#board, this.#textures, card);
    const badges = rings.flatMap(({ space: at, attacks }) => this.#badgesAt(at, attacks.length));
    this.#popovers.keepClear(spacesThatMatter(battle, player, tool), badges);
    const asked = this.#showAnswers(battle, context);
    this.#showCard(battle, context, card, asked);
    this.#showNote(battle, context);
    this.#showMenu(battle, context);
    this.#threat.show({ battle, context, board: this.#board, popovers: this.#popovers }, space);
    showFrame();
  }

  #paint(
    battle: UserBattle,
    { tool, player, focused, pointed, busy }: ToolContext,
    board: SceneBoard,
    textures: MarkTextures,
    card: SpaceCard | undefined,
  ): Overlay {
    const overlay = overlayOf(battle, player, tool, busy ? null : focused);
    const [tints, over] = [tintsLayer(), marksLayer()];
    if (!tints || !over) return overlay;
    const framesOf = (piece: PieceId) => framesOfPiece(battle, board, piece);
    paintGround(tints.ground, board, overlay, textures, focused);
    paintHalos(tints.ground, overlay.blocks, framesOf);
    const marks = JSON.stringify(overlay);
    if (marks !== this.#painted) {
      this.#painted = marks;
      paintMarks(over.marks, board, overlay, textures);
      paintBlockMarks(over.marks, overlay.blocks, framesOf, textures.underAttack);
      paintAttacks(over.marks, board, overlay.attacks);
    }
    const space = tool.picking ?? focused;
    const sight = space === null || !card ? undefined : sightOf(battle, tool, space, card);
    paintSight(over.sight, board, sight, textures);
    paintTogether(over.together, battle, board, pointed);
    paintChain(over.chain, board, chainAt(battle, space));
    for (const layer of [tints.ground, over.marks]) layer.alpha = busy ? 0.5 : 1;
    return overlay;
  }

  /** The boxes of the numbers on a target. */
  #badgesAt(space: SpaceId, count: number): readonly Box[] {
    return this.#board ? badgesAt(this.#board.centreOf(space), this.#board.cell, count).map(badgeBox) : [];
  }

  /** Shows the results of each answer to the side that is asked; true if there is such a question. */
  #showAnswers(battle: UserBattle, { player, busy }: ToolContext): boolean {
    const { state, question } = battle;
    const open = mayAnswer(battle, player) && !busy ? (battle.open ?? undefined) : undefined;
    const isAsked = open !== undefined && question !== null && question.of !== 'space';
    const own = question ? pieceOf(state, question.unit)?.at : undefined;
    if (!isAsked || own === undefined) {
      this.#popovers.put('answers', undefined);
      return false;
    }
    const chance = chanceAhead(battle, open);
    // The chance that a piece acts matters more than the results.
    const isShown = chance === undefined && game.settings.get(MODULE_ID, 'odds');
    if (isShown) this.#odds.watchAnswers(battle, open);
    const odds = isShown ? this.#odds.findAnswers(state) : undefined;
    const element = answersElement(question, aheadOf(battle), { odds, chance }, state);
    this.#announcer.announceAnswers(element && odds, state);
    const where = awayFromAttack(battle, own, this.#board);
    this.#popovers.put('answers', element && { space: own, element, where });
    return true;
  }

  #showCard(
    battle: UserBattle,
    { focused, tool, player, pointed }: ToolContext,
    card: SpaceCard | undefined,
    asked: boolean,
  ): void {
    const { rules, state } = battle;
    const own = ownSpace(battle, tool, player);
    // No card for the piece that is selected or asked, since its buttons are there; except for an enemy that it attacks
    // in its own space.
    const isAimedAt = card?.attacks.some(({ order }) => order.target === pointed) === true;
    const isElsewhere = focused !== own || (pointed !== null && isAimedAt);
    // The button already names the unit under the cursor that can join an order.
    const isListed = tool.joint !== null && tool.cursor !== null;
    const isCalledFor = tool.picking !== null || (tool.complaint === null && isElsewhere && !isListed);
    const space = isCalledFor ? (tool.picking ?? focused) : null;
    const isShown = game.settings.get(MODULE_ID, 'odds');
    const attacks = isShown && space !== null && card ? attacksTold(card) : [];
    const oddsOf = (attack: Attack) => (isShown ? this.#odds.find(state, attack) : undefined);
    if (!asked) {
      this.#odds.watch(rules, state, attacks);
      this.#announcer.announce(attacks, oddsOf, state);
    }
    if (!card || space === null) {
      this.#popovers.put('card', undefined);
      return;
    }
    const element = cardElement(card, { battle, pointed, guide: this.#guideFor(battle, tool) }, oddsOf);
    this.#popovers.put('card', { space, element, where: this.#farSide(space, own) });
  }

  /**
   * The guide; undefined with a piece selected or a question open, when the user needs options rather than
   * explanations.
   */
  #guideFor({ rules, question }: UserBattle, { selected }: Tool): Guide | undefined {
    return selected === null && !question ? this.#guideOf(rules.id) : undefined;
  }

  /** The side of a target that is away from the selected piece, which must not be covered. */
  #farSide(target: SpaceId, own: SpaceId | undefined): 'left' | 'right' {
    const { centreOf } = this.#popovers;
    return own !== undefined && centreOf(target).x < centreOf(own).x ? 'left' : 'right';
  }

  /** Shows buttons for the choices without a space, or for the ways to attack the clicked space. */
  #showMenu(battle: UserBattle, { tool, player, busy }: ToolContext): void {
    const choices = choicesOf(battle, player, tool);
    const items: readonly Numbered[] = choices
      .map((choice, index) => ({ choice, index }))
      .filter(({ choice }) => isOnButton(tool, choice));
    const about = battle.question?.unit ?? tool.selected;
    const own = about === null ? undefined : pieceOf(battle.state, about)?.at;
    const space = tool.picking ?? own;
    const textOf = (choice: Choice) => choiceText(choice, battle);
    const { words, compass } = menuElements(busy ? [] : items, tool.cursor, {
      ...{ take: this.#take, textOf, shape: battle.rules.grid.kind, isTurned: battle.isTurned === true },
      title: tool.joint ? localizeFor(battle.rules.id, 'PDC.board.map.whoJoins') : undefined,
    });
    const content = `${tool.cursor} ${JSON.stringify(items)}`;
    this.#popovers.putAround('compass', own, compass, content);
    if (!words) this.#popovers.put('menu', undefined);
    else if (space !== undefined) {
      const where =
        own === undefined ? 'below' : menuSide(battle, { picking: tool.picking, own }, this.#board);
      // They keep their position beside the selected piece, wherever it goes.
      const owner = tool.picking ?? about ?? space;
      this.#popovers.put('menu', { space, element: words, where, content, owner });
    } else if (about !== null) this.#popovers.putAboveTray('menu', about, words, content);
  }

  /** Shows one discreet line: a pending request, or the reason why nothing happened. */
  #showNote(battle: UserBattle, { tool, busy }: ToolContext): void {
    const piece = tool.selected === null ? undefined : pieceOf(battle.state, tool.selected);
    if (busy) {
      const at = piece?.at ?? (battle.question && pieceOf(battle.state, battle.question.unit)?.at);
      this.#putNote(at ?? undefined, make('p', 'pdc-popover-note', localize('PDC.board.map.sent')));
      return;
    }
    const inWords = (refusal: Refusal) =>
      make('p', '', refusalText(refusal, battle.state.ruleset), ...numberOf(refusal));
    const lines = (tool.complaint?.refusals ?? this.#hindrances(battle, tool)).map(inWords);
    if (tool.complaint && lines.length === 0)
      lines.push(make('p', '', localize('PDC.board.map.noSuchOrder')));
    const note = make('div', 'pdc-popover-note', ...lines);
    this.#putNote(lines.length > 0 ? (tool.complaint?.space ?? piece?.at) : undefined, note);
  }

  #putNote(space: SpaceId | undefined, element: HTMLElement): void {
    this.#popovers.put('note', space === undefined ? undefined : { space, element, where: 'below' });
  }

  /** The reasons why the selected piece can't do anything, or why an order in preparation can't be given yet. */
  #hindrances(battle: UserBattle, tool: Tool): readonly Refusal[] {
    const fault = tool.joint && jointFault(battle, tool.joint);
    return fault ? [fault] : this.#whyIdle(battle, tool);
  }

  /** The reason why a piece that was selected can't do anything now. */
  #whyIdle(battle: UserBattle, tool: Tool): readonly Refusal[] {
    const isIdle = tool.selected !== null && choicesOf(battle, { gameMaster: false }, tool).length === 0;
    const reason = isIdle && whyOwnIdle(battle, tool.selected);
    return reason ? [reason] : [];
  }
}

/** The space of the piece that is selected or asked. */
function ownSpace(
  battle: UserBattle,
  { selected }: ToolContext['tool'],
  player: ToolContext['player'],
): SpaceId | undefined {
  const { state, question } = battle;
  const about = question && mayAnswer(battle, player) ? question.unit : selected;
  return about === null ? undefined : pieceOf(state, about)?.at;
}
