import { expect, test } from 'vitest';
import { phraseText, promptOf } from '../../src/foundry/applications/panel/panel-prompt';
import type { Course } from '../../src/rulesets/ccn/battle';
import { corsicanOgre } from '../../src/rulesets/corsican-ogre';
import { hitLeader } from '../../src/rulesets/corsican-ogre/wounded-leaders';
import { seenBy } from '../canvas/battle';
import { happened } from '../happened';
import { ogrePosition } from '../ogre-position';
import { ENGLISH } from './english';

test('a side that has lost its last leader has lost, and the panel says that it is for that (R002-53)', () => {
  const before = ogrePosition({
    foot: { side: 'south', type: 'british-line', at: '5:5' },
    picton: { side: 'south', type: 'leader', at: '5:5', name: 'Picton' },
    line: { side: 'north', type: 'french-line', at: '2:5' },
    reille: { side: 'north', type: 'leader', at: '2:5', name: 'Reille' },
  });
  const state = happened(corsicanOgre, before, (c, piece) => {
    hitLeader(c as unknown as Course, piece('reille') as Parameters<typeof hitLeader>[1], 'fire');
  });
  expect(state.winner).toBe('south');
  const battle = { ...seenBy(['south'], state), rules: corsicanOgre };
  const prompt = promptOf(battle, [], null, false);
  expect(
    phraseText(prompt, battle, {
      localize: (key, blanks = {}) => ENGLISH.format(key, blanks),
      has: ENGLISH.has,
    }),
  ).toBe('The Allies win: the French have no leader left');
  expect(corsicanOgre.statusLines(before).map(({ key }) => key)).not.toContain('leaderless');
});
