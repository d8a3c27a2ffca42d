import { isUnit, type PieceId, type Ruleset, type Unit } from '../../../core';
import { imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle/battle-port';
import { isStacked } from '../../geometry/token-slots';
import { localize } from '../../texts';
import { pieceLookOf } from '../choices/piece-look';
import type { CardPiece } from '../choices/space-card';
import { make } from './elements';

/** Who stands in a space, as its card tells. */
export const pieceElements = (
  pieces: readonly CardPiece[],
  battle: UserBattle,
  pointed: PieceId | null,
): readonly HTMLElement[] =>
  isStacked(battle.rules)
    ? stackElements(pieces, battle, pointed)
    : pieces.map((piece) => pieceElement(piece, battle));

/** A piece that has a space to itself, or shares it with a leader. */
function pieceElement({ piece, activity }: CardPiece, { rules, state: { sides } }: UserBattle): HTMLElement {
  const about = [localize(`PDC.type.${piece.type}`), sides[piece.side].name, ...formationText(piece, rules)];
  return make(
    'p',
    'pdc-popover-piece',
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(isUnit(piece) ? [make('span', 'pdc-popover-strength', pips(piece))] : []),
    ...activityText(activity).map((text) => make('em', '', text)),
  );
}

/** Everyone who shares a space, a line each with his picture, beneath the name of the side. */
function stackElements(
  pieces: readonly CardPiece[],
  battle: UserBattle,
  pointed: PieceId | null,
): readonly HTMLElement[] {
  const [first] = pieces;
  if (!first) return [];
  const groups = new Set(pieces.map(({ piece }) => groupOf(battle, piece.id) ?? piece.name));
  const [group] = groups;
  // One group for all of them is named once.
  const shared = groups.size === 1 && pieces.length > 1 ? group : undefined;
  const side = battle.state.sides[first.piece.side].name;
  const lines = pieces.map((piece) => {
    const line = lineElement(piece, battle, shared === undefined);
    line.classList.toggle('is-pointed', piece.piece.id === pointed);
    return line;
  });
  return [
    make('p', 'pdc-popover-side', shared === undefined ? side : `${side} · ${shared}`),
    make('ul', 'pdc-popover-stack', ...lines),
  ];
}

/** What pieces are shown together under: their command. */
const groupOf = ({ rules, state }: UserBattle, id: PieceId): string | undefined =>
  rules.stats(state, id).find(({ groups }) => groups)?.value;

function lineElement({ piece, activity }: CardPiece, battle: UserBattle, isNamed: boolean): HTMLElement {
  const group = isNamed ? groupOf(battle, piece.id) : undefined;
  const about = [
    localize(`PDC.type.${piece.type}`),
    ...(group === undefined || group === piece.name ? [] : [group]),
    ...formationText(piece, battle.rules),
    ...activityText(activity),
  ];
  const points = isUnit(piece) ? pointsText(battle.rules, piece) : '';
  return make(
    'li',
    '',
    pictureElement(battle, piece.id),
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(points === '' ? [] : [make('span', 'pdc-popover-strength', points)]),
  );
}

/** The formation of a unit, where it is not the usual one. */
const formationText = (piece: CardPiece['piece'], { formations }: Ruleset): readonly string[] =>
  isUnit(piece) && piece.formation !== formations[0] ? [localize(`PDC.formation.${piece.formation}`)] : [];

/** What there is to tell of a piece's turn. */
const activityText = (activity: CardPiece['activity']): readonly string[] =>
  activity === 'waiting' ? [] : [localize(`PDC.board.${activity}`)];

/** The block as it stands on the map, large enough to be read whatever the zoom. */
function pictureElement(battle: UserBattle, id: PieceId): HTMLElement {
  const picture = make('img', '');
  picture.src = imageSource(pieceLookOf(battle, id)?.svg ?? '');
  picture.alt = '';
  return picture;
}

/** What players count of a unit: a dot for each point that it has taken, or for each that it has left. */
const pointsText = ({ hitTrack }: Ruleset, unit: Unit): string =>
  hitTrack === 'disruption' ? '●'.repeat(Math.max(0, unit.full - unit.strength)) : pips(unit);

/** Full dots for what a unit has left, empty ones for what it has lost. */
const pips = ({ strength, full }: Unit): string =>
  '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
