import { expect, test } from 'vitest';
import { deploy, type Play, wordNumber } from '../../../src/core';
import { codeNapoleon, codeNapoleonScenarios } from '../../../src/rulesets/code-napoleon';
import { waysOf, wayTo } from '../../../src/rulesets/code-napoleon/find-path';
import type { Way } from '../../../src/rulesets/code-napoleon/path-search';
import { MOVEMENT } from '../../../src/rulesets/code-napoleon/phases';
import type { Position } from '../../../src/rulesets/code-napoleon/play';
import type { Troop } from '../../../src/rulesets/code-napoleon/troop';
import { happened } from '../../happened';

/** The Heights of Kranz while the French move. */
function kranz(): Position {
  const scenario = codeNapoleonScenarios.find(({ id }) => id === 'heights-of-kranz');
  if (!scenario) throw new Error('there is no such battle');
  const state = happened(codeNapoleon, deploy(codeNapoleon, scenario), (c) =>
    c.position.setTurn(1, 0, wordNumber(MOVEMENT), 0),
  );
  return (codeNapoleon.play as Play<Troop>).positionOf(state);
}

type Piece = ReturnType<Position['force']>['units'][number];

/** What a search finds for every unit of the French, to every square. */
const found = (position: Position, search: (unit: Piece, to: number) => Way | undefined) =>
  position
    .force(0)
    .units.flatMap((unit) =>
      Array.from({ length: position.board.size }, (_, to) => search(unit, to) ?? null),
    );

test('a way that is looked for alone is the one among all ways', () => {
  // In one position all ways of a unit would be known when the second is asked for.
  const [one, other] = [kranz(), kranz()];
  const among = found(one, (unit, to) => waysOf(one, unit).wayTo(to));
  expect(found(other, (unit, to) => wayTo(other, unit, to, undefined, false))).toEqual(among);
  expect(among.filter((way) => way !== null).length).toBeGreaterThan(100);
});
