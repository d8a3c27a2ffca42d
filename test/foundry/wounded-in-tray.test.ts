import { expect, test } from 'vitest';
import { trayContext } from '../../src/foundry/applications/hand/reserve-tray';
import type { Course } from '../../src/rulesets/ccn/battle';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { hitLeader } from '../../src/rulesets/corsican-ogre/wounded-leaders';
import { seenBy } from '../canvas/battle';
import { happened } from '../happened';
import { ogrePosition } from '../ogre-position';
import { ENGLISH } from './english';

test('the tray says of a wounded leader that he may come back, and not that he waits or is due', () => {
  const units = {
    foot: { side: 'south', type: 'british-line', at: '5:5' },
    hill: { side: 'south', type: 'leader', at: '6:5', name: 'Hill' },
    line: { side: 'north', type: 'french-line', at: '2:5' },
    reille: { side: 'north', type: 'leader', at: '2:5', name: 'Reille' },
  } as const;
  // Picton arrived once: what is due of him now is no arrival.
  const before = ogrePosition(units, {
    arrivals: [
      {
        ...{ side: 'south', turn: 1, spaces: ['8:5'] },
        units: {
          picton: { side: 'south', type: 'leader', at: '', name: 'Picton' },
          cole: { side: 'south', type: 'leader', at: '', name: 'Cole' },
        },
      },
    ],
  });
  const state = happened(corsicanOgre, before, (c, piece) => {
    c.entered(piece('picton'), piece('foot').at);
    hitLeader(c as unknown as Course, piece('picton') as Parameters<typeof hitLeader>[1], 'fire');
  });
  const tray = trayContext({ ...seenBy(['south'], state), rules: corsicanOgre }, null);
  const when = Object.fromEntries(tray?.pieces.map(({ piece, when: { key } }) => [piece.id, key]) ?? []);
  expect(when).toEqual({ picton: 'wounded', cole: 'due' });
  expect(ENGLISH.format('PDC.board.hand.wounded', {})).toContain('roll each turn for the return');
});
