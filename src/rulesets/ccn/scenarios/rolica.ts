import type { Scenario } from '../../../core';
import { ROLICA_FIELD, terrainOf } from '../../commands-and-colors/battlefields';
import { GROUND } from './ground';

/**
 * Rolica, 17 August 1808. Published facts and original layout: rules/hex-rules.md 3.1 and 3.2.
 */
export const ROLICA: Scenario = {
  id: 'ccn-rolica-1808',
  ruleset: 'ccn',
  title: 'Rolica, 17 August 1808',
  briefing: {
    situation:
      'Delaborde stands on the heights before Rolica to win time for Junot. Wellesley has far more men, and sends Ferguson round one flank and Trant with the Portuguese round the other while his centre comes on.',
    roles: {
      south:
        'Your infantry fires best when it stands: bring it close, halt, and shoot before you climb. Keep Delaborde busy in the centre while Ferguson and Trant come round his flanks, and reach for the two hills on the far edge. Each is a banner for as long as you hold it.',
      north:
        "You can't win a shooting match against so many. Stay on the slopes while they cost the Allies dice, and charge infantry that comes up thinned out, for your line hits hardest there. Fall back before you are surrounded, and keep somebody near the two hills behind you.",
    },
  },
  source:
    'Forces, cards and banners after published accounts of the scenario; the layout of the field is original.',
  first: 'south',
  sides: {
    south: { name: 'Allies', nation: 'british', target: 5, rating: 6 },
    north: { name: 'French', nation: 'french', target: 5, rating: 5 },
  },
  terrain: terrainOf(ROLICA_FIELD, GROUND),
  units: {
    a1: { side: 'south', type: 'british-line', at: '7:1', name: '36th Foot' },
    a2: { side: 'south', type: 'british-line', at: '7:2', name: '40th Foot' },
    a3: { side: 'south', type: 'british-line', at: '7:5', name: '29th Foot' },
    a4: { side: 'south', type: 'british-line', at: '7:6', name: '9th Foot' },
    a5: { side: 'south', type: 'british-line', at: '7:7', name: '5th Foot' },
    a6: { side: 'south', type: 'british-light', at: '6:6', name: '60th/95th' },
    a7: { side: 'south', type: 'british-heavy-cavalry', at: '8:7', name: "Taylor's Dragoons" },
    a8: { side: 'south', type: 'british-foot-artillery', at: '7:4', name: "Geary's Battery" },
    a9: { side: 'south', type: 'british-foot-artillery', at: '7:8', name: "Raynsford's Battery" },
    a10: { side: 'south', type: 'british-horse-artillery', at: '8:4', name: "Robe's Troop" },
    a11: { side: 'south', type: 'portuguese-line', at: '7:9', name: '12th Portuguese', nation: 'portuguese' },
    a12: {
      side: 'south',
      type: 'portuguese-line',
      at: '7:10',
      name: '24th Portuguese',
      nation: 'portuguese',
    },
    a13: { side: 'south', type: 'portuguese-light', at: '6:11', name: '6th Cacadores', nation: 'portuguese' },
    a14: {
      side: 'south',
      type: 'portuguese-light-cavalry',
      at: '8:11',
      name: '6th Portuguese Cavalry',
      nation: 'portuguese',
    },
    wellesley: { side: 'south', type: 'leader', at: '7:6', name: 'Wellesley' },
    ferguson: { side: 'south', type: 'leader', at: '7:1', name: 'Ferguson' },
    trant: { side: 'south', type: 'leader', at: '7:9', name: 'Trant', nation: 'portuguese' },
    f1: { side: 'north', type: 'french-line', at: '3:4', name: '1st Bn 70th Line' },
    f2: { side: 'north', type: 'french-line', at: '3:6', name: '2nd Bn 70th Line' },
    f3: { side: 'north', type: 'french-line', at: '3:7', name: '3rd Bn 70th Line' },
    f4: { side: 'north', type: 'french-line', at: '2:4', name: '4th Swiss' },
    f5: { side: 'north', type: 'french-light', at: '4:3', name: '2nd Light' },
    f6: { side: 'north', type: 'french-light', at: '4:9', name: '4th Light' },
    f7: { side: 'north', type: 'french-light-cavalry', at: '2:2', name: '26th Chasseurs' },
    f8: { side: 'north', type: 'french-light-cavalry', at: '2:9', name: '26th Chasseurs, left wing' },
    f9: { side: 'north', type: 'french-foot-artillery', at: '3:5', name: "Delaborde's Guns" },
    delaborde: { side: 'north', type: 'leader', at: '3:6', name: 'Delaborde' },
    brenier: { side: 'north', type: 'leader', at: '3:4', name: 'Brenier' },
  },
  objectives: ROLICA_FIELD.objectives,
  arrivals: [],
  options: {},
};
