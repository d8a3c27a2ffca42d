import { type Order, type Reply, resolve, type State } from '../../../src/core';
import { codeNapoleon } from '../../../src/rulesets/code-napoleon';

/** The state after an order whose dice and answers are as good as any others; the seed says which. */
export function resolveByChance(state: State, order: Order, seed: number): State {
  let asked = seed;
  const run = resolve(codeNapoleon, state, order, (query): Reply => {
    asked += 1;
    if (query.kind === 'roll') {
      const faces = codeNapoleon.dice[query.die]?.faces ?? [];
      return {
        kind: 'rolled',
        faces: Array.from(
          { length: query.count },
          (_, index) => faces[(asked * 31 + index * 17) % faces.length] ?? '',
        ),
      };
    }
    if (query.kind === 'ask')
      return { kind: 'chose', option: query.options[asked % query.options.length] ?? '' };
    return { kind: 'drew', cards: query.pile.slice(0, query.count) };
  });
  return run.state;
}
