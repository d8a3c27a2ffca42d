import { expect, test } from 'vitest';
import { GAMES } from '../../src/rulesets';

/** The ground and borders whose numbers no source gives. */
const OF_OUR_OWN: Readonly<Record<string, string>> = {
  'cc-napoleon': '',
  ccn: 'walled-garden sand-quarry field-works',
  'corsican-ogre': 'walled-garden sand-quarry field-works',
  'code-napoleon':
    'light-woods dense-woods rough marsh swamp town gentle-hill steep-hill hedge wall stream fieldwork river',
  squares: 'marsh bridge lake',
};

test.each(GAMES.map(({ rules }) => rules))(
  'ground and borders of our own are marked, and no others: $id',
  ({ id, terrain, borders, works }) => {
    const all = [terrain, borders, works].flatMap((each) => Object.values(each));
    expect(all.flatMap((each) => (each.house ? each.id : [])).join(' ')).toBe(OF_OUR_OWN[id]);
  },
);
