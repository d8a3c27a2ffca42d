import { isUnit, type PieceId, type Ruleset, type Unit } from '../../../core';
import { imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle/battle-port';
import { localize } from '../../texts';
import type { CardPiece } from '../choices/card';
import { lookOf } from '../choices/looks';
import { make } from './elements';

/** Everyone who shares a space, a line each with his picture, beneath the name of the side. */
export function stackElements(
  pieces: readonly CardPiece[],
  battle: UserBattle,
  pointed: PieceId | null,
): readonly HTMLElement[] {
  const [first] = pieces;
  if (!first) return [];
  const commands = new Set(pieces.map(({ piece }) => commandOf(battle, piece.id) ?? piece.name));
  const [command] = commands;
  // One command for all of them is named once.
  const shared = commands.size === 1 && pieces.length > 1 ? command : undefined;
  const side = battle.state.sides[first.piece.side].name;
  const lines = pieces.map((piece) => {
    const line = lineElement(piece, battle, shared === undefined);
    line.classList.toggle('is-pointed', piece.piece.id === pointed);
    return line;
  });
  return [
    make('p', 'pdc-spot-side', shared === undefined ? side : `${side} · ${shared}`),
    make('ul', 'pdc-spot-stack', ...lines),
  ];
}

const commandOf = ({ rules, state }: UserBattle, id: PieceId): string | undefined =>
  rules.stats(state, id).find(({ key }) => key === 'command')?.value;

function lineElement({ piece, activity }: CardPiece, battle: UserBattle, isNamed: boolean): HTMLElement {
  const about = [localize(`PDC.type.${piece.type}`)];
  const command = isNamed ? commandOf(battle, piece.id) : undefined;
  if (command !== undefined && command !== piece.name) about.push(command);
  if (isUnit(piece) && piece.formation !== 'line') about.push(localize(`PDC.formation.${piece.formation}`));
  if (activity !== 'waiting') about.push(localize(`PDC.board.${activity}`));
  const points = isUnit(piece) ? pointsText(battle.rules, piece) : '';
  return make(
    'li',
    '',
    pictureElement(battle, piece.id),
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(points === '' ? [] : [make('span', 'pdc-spot-strength', points)]),
  );
}

/** The block as it stands on the map, large enough to be read whatever the zoom. */
function pictureElement(battle: UserBattle, id: PieceId): HTMLElement {
  const picture = make('img', '');
  picture.src = imageSource(lookOf(battle, id)?.svg ?? '');
  picture.alt = '';
  return picture;
}

/** What players count of a unit: a dot for each point that it has taken, or for each that it has left. */
const pointsText = ({ hitTrack }: Ruleset, { strength, full }: Unit): string =>
  hitTrack === 'disruption'
    ? '●'.repeat(Math.max(0, full - strength))
    : '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
