import {
  type AskQuery,
  type Guide,
  isUnit,
  type PieceId,
  type Ruleset,
  type State,
  type Unit,
} from '../../../core';
import { imageSource } from '../../../drawing';
import { type AnswerAhead, answersInOrder } from '../../../match';
import type { UserBattle } from '../../battle';
import { isStacked } from '../../geometry/token-slots';
import { aheadText, localize, localizeFor, TEXTS } from '../../texts';
import { aboutGround, aboutType, GUIDE_TEXTS } from '../../texts/guide-line';
import { strengthText } from '../../texts/unit-words';
import type { ChanceAhead } from '../choices/choices';
import { pieceLookOf } from '../choices/pieces';
import type { CardPiece, SpaceCard } from '../choices/space-card';
import { attackElements } from './attack-element';
import { make } from './hud';
import { isAnyoneAtRisk, type Odds, type OddsSource } from './odds-calculator';
import { oddsElement } from './odds-element';
import { tallyText } from './tally';

import { actingText, answerText, conditionTexts, numberOf, refusalText, statTexts } from './wording';

interface CardSubject {
  readonly battle: UserBattle;
  readonly pointed: PieceId | null;
  /** Set if the user wants explanations: units and terrain are then described in a sentence. */
  readonly guide: Guide | undefined;
}

/** The card beside a space that the pointer rests on. */
export function cardElement(
  card: SpaceCard,
  { battle, pointed, guide }: CardSubject,
  odds: OddsSource,
): HTMLElement {
  const { state, rules } = battle;
  // The effect of a click and the obstacle to a shot are shown at once; the rest after the pointer has rested a while.
  const isCalledFor =
    [card.attacks, card.later, card.closed, card.supports, card.rulesOut].some(({ length }) => length > 0) ||
    card.refusals.some(({ space }) => space !== undefined) ||
    (card.pieces.length === 0 && card.refusals.length > 0);
  const grounds = [...(card.terrain === 'clear' ? [] : [card.terrain]), ...(card.isOnRoad ? ['road'] : [])];
  const ground = objectiveTexts(card.objectives, state);
  return make(
    'div',
    `pdc-popover-card${isCalledFor ? ' is-called-for' : ''}`,
    ...pieceElements(card.pieces, battle, pointed),
    ...(guide ? aboutPieces(card.pieces, battle) : []),
    ...[...grounds.map((kind) => groundText(kind, rules)), ...ground].map((word) =>
      make('p', 'pdc-popover-ground', word),
    ),
    ...(guide ? aboutElements(grounds.map((kind) => aboutGround(guide, state, kind, GUIDE_TEXTS))) : []),
    ...attackElements(card, battle, odds),
    ...(card.joining ? [joiningElement(card.joining)] : []),
    ...card.refusals.map((refusal) =>
      make('p', 'pdc-popover-why', refusalText(refusal, state.ruleset), ...numberOf(refusal)),
    ),
    ...(card.supports.length > 0
      ? [
          make(
            'p',
            'pdc-popover-why',
            localize('PDC.board.map.supports', { names: card.supports.join(', ') }),
          ),
        ]
      : []),
    ...card.closed.map((refusal) =>
      make(
        'p',
        'pdc-popover-why',
        localize('PDC.board.map.afterMove', { reason: refusalText(refusal, state.ruleset) }),
      ),
    ),
    ...(card.rulesOut.length > 0 ? [make('p', 'pdc-popover-why', ruledOutText(card.rulesOut))] : []),
  );
}

/** A sentence about the pieces in a space; empty for several kinds, which would be too much to read. */
function aboutPieces(pieces: readonly CardPiece[], { rules }: UserBattle): readonly HTMLElement[] {
  const types = new Set(pieces.filter(({ piece }) => isUnit(piece)).map(({ piece }) => piece.type));
  const kinds = types.size > 0 ? types : new Set(pieces.map(({ piece }) => piece.type));
  return kinds.size === 1 ? aboutElements([...kinds].map((type) => aboutType(rules, type, GUIDE_TEXTS))) : [];
}

const aboutElements = (sentences: readonly string[]): readonly HTMLElement[] =>
  sentences.filter((text) => text !== '').map((text) => make('p', 'pdc-popover-about', text));

/** The text about a terrain; says that it is our own addition if the source does not give its value. */
export function groundText(terrain: string, { id, terrain: known }: Ruleset): string {
  const name = localizeFor(id, `PDC.rules.terrain.${terrain}`);
  return known[terrain]?.house ? `${name} (${localize('PDC.windows.sheet.house')})` : name;
}

/** The points for holding a space; given once if they are the same for both sides. */
export function objectiveTexts(
  objectives: SpaceCard['objectives'],
  { sides, ruleset }: State,
): readonly string[] {
  const [first, second] = objectives;
  if (objectives.length === 2 && first?.points === second?.points && first?.side !== second?.side) {
    return [localizeFor(ruleset, 'PDC.board.map.objectiveOfBoth', { points: String(first?.points) })];
  }
  return objectives.map(({ side, points }) =>
    localizeFor(ruleset, 'PDC.board.map.objective', { side: sides[side].name, points: String(points) }),
  );
}

/** The effects of a click on the ground and on a block; the one under the pointer is highlighted. */
function joiningElement({ unit, taken }: NonNullable<SpaceCard['joining']>): HTMLElement {
  const takes =
    taken === null ? localize('PDC.board.map.takesOne') : localize('PDC.board.map.takes', { unit: taken });
  const lines = [make('li', '', localize('PDC.board.map.joins', { unit })), make('li', '', takes)];
  lines[taken === null ? 0 : 1]?.classList.add('is-pointed');
  return make('ul', 'pdc-popover-click', ...lines);
}

/** The most names to list; beyond that only their number is given. */
const NAMES = 4;

function ruledOutText(names: readonly string[]): string {
  const others = names.length - NAMES;
  const told = names.slice(0, others > 1 ? NAMES : names.length).join(', ');
  return others > 1
    ? localize('PDC.board.map.rulesOutMore', { names: told, count: String(others) })
    : localize('PDC.board.map.rulesOut', { names: told });
}

/**
 * The card beside a piece that a question is about: for each answer the next dice or a note that they are unknown,
 * given once if all are the same, and the odds as far as they are known; undefined odds if none are to be shown. Dice
 * that decide if the piece acts show the chance of it. Undefined if no answer leads to dice.
 */
export function answersElement(
  { reason, options }: AskQuery,
  ahead: readonly AnswerAhead[],
  { odds, chance }: { readonly odds: Odds | undefined; readonly chance: ChanceAhead | undefined },
  state: State,
): HTMLElement | undefined {
  const byOption = new Map(ahead.map((answer) => [answer.option, answer]));
  if (ahead.every(({ roll }) => roll === null)) return undefined;
  const told = answersInOrder(options).map((option) => {
    const answer = byOption.get(option);
    if (answer?.roll === null) return { option, text: null };
    if (!answer) return { option, text: localize('PDC.board.map.unforeseen') };
    const isAgain = chance?.reason === answer.roll.reason;
    return { option, text: isAgain ? actingText(chance, state) : aheadText(answer, state) };
  });
  const [first] = told;
  const lines = told.every(({ text }) => text === first?.text)
    ? // The outcomes of all answers are listed once.
      [make('li', '', first?.text ?? '')]
    : told.flatMap(({ option, text }) =>
        text === null
          ? []
          : make(
              'li',
              '',
              make('strong', '', answerText(reason, option, state)),
              // The colon as the language sets it.
              localize('PDC.board.map.stat', { name: '', value: text }),
            ),
      );
  const isTold = odds !== undefined && (typeof odds === 'string' || isAnyoneAtRisk(odds));
  return make(
    'div',
    'pdc-popover-card is-called-for pdc-popover-answers',
    make('ul', '', ...lines),
    ...(isTold ? [oddsElement(odds, state)] : []),
  );
}

/** The pieces in a space, as shown on its card. */
const pieceElements = (
  pieces: readonly CardPiece[],
  battle: UserBattle,
  pointed: PieceId | null,
): readonly HTMLElement[] =>
  isStacked(battle.rules)
    ? stackElements(pieces, battle, pointed)
    : pieces.map((piece) => pieceElement(piece, battle));

/** A piece that has a space to itself, or shares it with a leader. */
function pieceElement({ piece, activity }: CardPiece, { rules, state }: UserBattle): HTMLElement {
  const { sides } = state;
  const type = localizeFor(rules.id, `PDC.rules.type.${piece.type}`);
  const about = [type, sides[piece.side].name, ...formationText(piece, rules)];
  const conditions = conditionTexts(rules, state, piece.id);
  const facts = statTexts(rules, state, piece.id);
  return make(
    'p',
    'pdc-popover-piece',
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(isUnit(piece) ? [strengthElement(pips(piece), piece, rules)] : []),
    ...(conditions.length > 0 ? [make('em', 'pdc-popover-condition', conditions.join(', '))] : []),
    ...activityText(activity, rules.id).map((text) => make('em', '', text)),
    ...(facts.length > 0 ? [make('small', 'pdc-popover-facts', facts.join(' · '))] : []),
  );
}

/** All pieces that share a space, one line each with a picture, below the name of the side. */
function stackElements(
  pieces: readonly CardPiece[],
  battle: UserBattle,
  pointed: PieceId | null,
): readonly HTMLElement[] {
  const [first] = pieces;
  if (!first) return [];
  const groups = new Set(pieces.map(({ piece }) => groupOf(battle, piece.id) ?? piece.name));
  const [group] = groups;
  // A group that all pieces share is named once.
  const shared = groups.size === 1 && pieces.length > 1 ? group : undefined;
  const side = battle.state.sides[first.piece.side].name;
  const lines = pieces.map((piece) => {
    const line = lineElement(piece, battle, shared === undefined);
    line.classList.toggle('is-pointed', piece.piece.id === pointed);
    return line;
  });
  return [
    make('p', 'pdc-popover-side', shared === undefined ? side : `${side} · ${shared}`),
    ...tallyText(pieces, battle.rules).map((text) => make('p', 'pdc-popover-tally', text)),
    make('ul', 'pdc-popover-stack', ...lines),
  ];
}

/** The group that a piece is listed in: its command. */
const groupOf = ({ rules, state }: UserBattle, id: PieceId): string | undefined =>
  rules.stats(state, id).find(({ groups }) => groups)?.value;

function lineElement({ piece, activity }: CardPiece, battle: UserBattle, isNamed: boolean): HTMLElement {
  const group = isNamed ? groupOf(battle, piece.id) : undefined;
  const about = [
    localizeFor(battle.rules.id, `PDC.rules.type.${piece.type}`),
    ...(group === undefined || group === piece.name ? [] : [group]),
    ...formationText(piece, battle.rules),
    ...conditionTexts(battle.rules, battle.state, piece.id),
    ...activityText(activity, battle.rules.id),
    ...statTexts(battle.rules, battle.state, piece.id),
  ];
  const points = isUnit(piece) ? pointsText(battle.rules, piece) : '';
  return make(
    'li',
    '',
    pictureElement(battle, piece.id),
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(isUnit(piece) && points !== '' ? [strengthElement(points, piece, battle.rules)] : []),
  );
}

/** The strength of a unit as dots, which screen readers read as numbers. */
function strengthElement(dots: string, unit: Unit, rules: Ruleset): HTMLElement {
  const element = make('span', 'pdc-popover-strength', dots);
  element.setAttribute('role', 'img');
  element.ariaLabel = strengthText(rules, unit, TEXTS);
  return element;
}

/** The formation of a unit, if it is not the usual one. */
export const formationText = (piece: CardPiece['piece'], { id, formations }: Ruleset): readonly string[] =>
  isUnit(piece) && piece.formation !== formations[0]
    ? [localizeFor(id, `PDC.rules.formation.${piece.formation}`)]
    : [];

/** The text about a piece's activity this turn. */
export const activityText = (activity: CardPiece['activity'], ruleset: string): readonly string[] =>
  activity === 'waiting' ? [] : [localizeFor(ruleset, `PDC.board.map.${activity}`)];

/** The block as on the map, large enough to read at any zoom. */
function pictureElement(battle: UserBattle, id: PieceId): HTMLElement {
  const picture = make('img', '');
  picture.src = imageSource(pieceLookOf(battle, id)?.draw('full') ?? '');
  picture.alt = '';
  return picture;
}

/** The strength of a unit as players count it: a dot for each hit taken, or for each point left. */
const pointsText = ({ hitTrack }: Ruleset, unit: Unit): string =>
  hitTrack === 'disruption' ? '●'.repeat(Math.max(0, unit.full - unit.strength)) : pips(unit);

/** Full dots for the strength a unit has left, empty ones for its losses. */
const pips = ({ strength, full }: Unit): string =>
  '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
