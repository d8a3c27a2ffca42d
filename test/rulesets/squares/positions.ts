import { type CombatPreview, deploy, type PieceSetup, type Scenario, type State } from '../../../src/core';
import { squares } from '../../../src/rulesets/squares';
import { happened } from '../../happened';

const SIDE = { name: '', nation: '', target: null, rating: 0 };

/** Words of a piece beside where it stands. */
type Piece = Partial<PieceSetup> & Pick<PieceSetup, 'at'>;

/** A position of squares in which the only command of south is active with three actions. */
export function position(
  south: Readonly<Record<string, Piece>>,
  north: Readonly<Record<string, Piece>>,
  more: Partial<Scenario> = {},
): State {
  const facing = { south: 'n', north: 's' } as const;
  const of = (side: 'south' | 'north', pieces: Readonly<Record<string, Piece>>) =>
    Object.entries(pieces).map(([id, piece]) => [
      id,
      { side, type: 'infantry', strength: 6, formation: 'line', facing: facing[side], ...piece },
    ]);
  const scenario: Scenario = {
    id: 'position',
    ruleset: squares.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: SIDE, north: SIDE },
    terrain: {},
    units: Object.fromEntries([...of('south', south), ...of('north', north)]),
    objectives: [],
    arrivals: [],
    options: {},
    ...more,
  };
  const active = { command: 'south', actions: 3, rallies: 0 };
  return happened(squares, deploy(squares, scenario), (c) => c.battleNoted({ active, activated: ['south'] }));
}

/** The assault of `a` on the square of `d`, as it would be fought. */
export function assaultOf(state: State): CombatPreview {
  const found = squares.combatPreview(state, { type: 'assault', side: 'south', unit: 'a', target: 'd' });
  if (!found) throw new Error('the assault is never fought');
  return found;
}
