import { ccNapoleonScenarios } from '../../src/rulesets/cc-napoleon';
import type { Hands } from '../../test/browser/hands';

const [ROLICA] = ccNapoleonScenarios.filter(({ id }) => id === 'rolica-1808');
if (!ROLICA) throw new Error('the scenario of Rolica is gone');

/** Rolica as in the rules. */
export const rolica = ROLICA;

/** The hands dealt in every picture. */
export const HANDS: Hands = {
  south: [
    'order-four-centre',
    'order-three-right',
    'order-two-left',
    'order-light-troops',
    'leadership-any',
    'move-fire-move',
  ],
  north: ['first-strike', 'order-three-left', 'out-flanked', 'line-command', 'order-heavy-troops'],
};

const NEARER: Readonly<Record<string, string>> = {
  a3: '5:5',
  a4: '4:8',
  a5: '6:7',
  a6: '4:4',
  a7: '6:8',
  wellesley: '4:8',
};

/** Rolica after some turns: the British have crossed the stream and are below the heights. */
export const melee = {
  ...ROLICA,
  id: 'rolica-melee',
  title: 'Rolica, the heights',
  units: Object.fromEntries(
    Object.entries(ROLICA.units).map(([id, unit]) => [id, { ...unit, at: NEARER[id] ?? unit.at }]),
  ),
};
