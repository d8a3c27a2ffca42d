import {
  deploy,
  type Order,
  type PieceSetup,
  type Scenario,
  type State,
  wordNumber,
} from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';
import { MELEE } from '../../../src/rulesets/code-napoleon/phases';
import { happened } from '../../happened';

const SIDE = { name: '', nation: '', target: null, rating: 0 };

/** Words of a unit that fights. */
export type Fighter = Partial<PieceSetup> & {
  readonly grade?: string;
  readonly stands?: number;
  readonly command?: string;
  readonly rating?: number;
};

/** Where the melee is fought, far from every edge. */
export const HERE = 'H6';

/** Where attackers come from, one after the other. */
const SOUTHERN = ['H7', 'G7', 'I7', 'G6', 'I6', 'G5', 'H5', 'I5'];

const FULL = 6;

/** A melee in which the units of south, `a`, `b`, ..., have come upon those of north, `x`, `y`, ...; its first order. */
export function meleeOf(
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  more: Partial<Scenario> = {},
): { readonly state: State; readonly order: Order } {
  const named = (letters: string, side: 'south' | 'north', all: readonly Fighter[]) =>
    all.map(({ grade = 'regular', stands, command, rating, ...piece }, index): [string, PieceSetup] => [
      letters[index] ?? '',
      {
        side,
        type: 'infantry',
        strength: FULL,
        formation: 'line',
        facing: side === 'south' ? 'n' : 's',
        at: side === 'south' ? (SOUTHERN[index] ?? '') : HERE,
        ...piece,
        traits: {
          grade,
          ...(stands !== undefined && { stands }),
          ...(command !== undefined && { command }),
          ...(rating !== undefined && { rating }),
        },
      },
    ]);
  const came = named('abcdefgh', 'south', attackers);
  const scenario: Scenario = {
    id: 'melee',
    ruleset: codeNapoleon.id,
    title: '',
    briefing: '',
    source: '',
    first: 'south',
    sides: { south: SIDE, north: SIDE },
    terrain: {},
    units: Object.fromEntries([...came, ...named('xyz', 'north', defenders)]),
    objectives: [],
    arrivals: [],
    options: {},
    ...more,
  };
  const state = happened(codeNapoleon, deploy(codeNapoleon, scenario), (c, piece) => {
    const { position } = c;
    position.setTurn(1, 0, wordNumber(MELEE), 0);
    for (const [id] of came) {
      position.place(piece(id), position.board.number(HERE));
      c.marked(piece(id), 'charged');
    }
    // Cavalry that is attacked has countercharged.
    for (const [index] of defenders.entries()) c.marked(piece('xyz'[index] ?? ''), 'charged');
    const melee = { at: HERE, attackers: came.map(([unit, { at }]) => ({ unit, from: at })) };
    c.battleNoted({ melees: [melee], charges: [] });
  });
  return { state, order: { type: 'fight', side: 'south', unit: 'a', target: 'x' } };
}
