import { expect, test } from 'vitest';
import { Context, deploy, type Play, seededStream } from '../../../src/core';
import { codeNapoleon, codeNapoleonScenarios } from '../../../src/rulesets/code-napoleon';
import { Distances, distancesTo } from '../../../src/rulesets/code-napoleon/enemy-distances';
import type { Position } from '../../../src/rulesets/code-napoleon/play';
import type { Troop } from '../../../src/rulesets/code-napoleon/troop';

const play = codeNapoleon.play as Play<Troop>;

/** The distances from every square to both sides, from the answers that are kept or asked afresh. */
const distances = (position: Position, kept: (side: 0 | 1) => Distances): readonly number[] =>
  ([0, 1] as const).flatMap((side) =>
    Array.from({ length: position.board.size }, (_, space) => kept(side).to(space)),
  );

test('distances to the enemy that are kept are those asked afresh, after moves, losses and undo', () => {
  const lindach = codeNapoleonScenarios.find(({ id }) => id === 'farm-at-lindach');
  if (!lindach) throw new Error('there is no such battle');
  const position = play.positionOf(deploy(codeNapoleon, lindach));
  const c = new Context(position, false);
  const stream = seededStream(29);
  const expectKept = () => {
    const afresh = distances(position, (side) => new Distances(position, side, position.placingsOf(side)));
    expect(distances(position, (side) => distancesTo(position, side))).toEqual(afresh);
  };
  for (let turn = 0; turn < 40; turn += 1) {
    const { top } = position;
    const units = position.force(stream.below(2) as 0 | 1).units;
    const unit = units[stream.below(units.length)];
    if (!unit) break;
    if (turn % 8 === 7) c.eliminated(unit, 'melee', null);
    else c.moved(unit, stream.below(position.board.size), []);
    expectKept();
    if (turn % 3 === 0) {
      position.undo(top);
      expectKept();
    }
  }
});
