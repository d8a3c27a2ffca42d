import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Order, State } from '../../src/core';
import { OFFICERS_EDITION } from '../../src/foundry/documents/officers';
import { fight } from '../../tools/arena/match';
import { battle, SMALL } from './known-battles';

/** The orders of each level in the midst of a battle, and those of players that want to fight before them. */
const [RECRUITS, CAPTAINS, BEFORE] = [8, 3, 60];
/** A battle for which they lay the terrain. */
const PREPARED = 'made-up-small-40';

test('the edition of officers says what they choose, so that trial battles of others are not added to theirs', () => {
  const given: (readonly [id: string, order: Order])[] = [];
  const tellsOf = (id: string) => (_before: State, order: Order) => given.push([id, order]);
  const recruits = { south: 'recruit', north: 'recruit' } as const;
  fight(battle(PREPARED), recruits, 2, { most: RECRUITS, told: tellsOf(PREPARED) });
  for (const id of SMALL) {
    const from = fight(battle(id), { south: 'eager', north: 'eager' }, 2, { most: BEFORE }).end;
    const told = tellsOf(id);
    fight(battle(id), recruits, 2, { from, most: RECRUITS, told });
    fight(battle(id), { south: 'captain', north: 'captain' }, 2, { from, most: CAPTAINS, told });
  }
  const digest = createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 8);
  expect(digest, 'officers choose otherwise than before: name a new OFFICERS_EDITION').toBe(OFFICERS_EDITION);
});
