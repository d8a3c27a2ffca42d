import { isUnit, type Ruleset, type State, type Unit } from '../../core';
import { say } from '../documents';
import type { CardPiece } from './card';
import { make } from './elements';

interface Board {
  readonly rules: Ruleset;
  readonly state: State;
}

/** Everyone who shares a space, a line each beneath the name of the side. */
export function stackElements(pieces: readonly CardPiece[], board: Board): readonly HTMLElement[] {
  const [first] = pieces;
  if (!first) return [];
  return [
    make('p', 'pdc-spot-side', board.state.sides[first.piece.side].name),
    make('ul', 'pdc-spot-stack', ...pieces.map((piece) => lineElement(piece, board))),
  ];
}

function lineElement({ piece, standing }: CardPiece, { rules, state }: Board): HTMLElement {
  const about = [say(`PDC.type.${piece.type}`)];
  const command = rules.figures(state, piece.id).find(({ key }) => key === 'command')?.value;
  if (command !== undefined && command !== piece.name) about.push(command);
  if (isUnit(piece) && piece.formation !== 'line') about.push(say(`PDC.formation.${piece.formation}`));
  const points = isUnit(piece) ? pointsText(rules, piece) : '';
  return make(
    'li',
    '',
    make('b', '', rules.signs(state, piece.id).grade),
    make('strong', '', piece.name),
    make('span', '', about.join(' · ')),
    ...(points === '' ? [] : [make('span', 'pdc-spot-strength', points)]),
    ...(standing === 'waiting' ? [] : [make('em', '', say(`PDC.board.${standing}`))]),
  );
}

/** What players count of a unit: a dot for each point that it has taken, or for each that it has left. */
const pointsText = ({ tally }: Ruleset, { strength, full }: Unit): string =>
  tally === 'disruption'
    ? '●'.repeat(Math.max(0, full - strength))
    : '●'.repeat(strength) + '○'.repeat(Math.max(0, full - strength));
