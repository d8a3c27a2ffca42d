import type { Guide, Localizable } from '../../core';
import { CAMPAIGN_RULES } from '../commands-and-colors/campaign-rules';
import { type Blanks, PHASES, sayIf, says, victory } from '../commands-and-colors/guide';
import { refusalRules } from '../commands-and-colors/refusal-rules';
import { EVERYONE } from '../commands-and-colors/terrain-type';
import { OWN_BATTLE_RULES } from '../custom-battle/rules';
import { BATTLE_DIE } from './dice';
import { RULES } from './family-refusals';
import { CCN_RULES } from './numbered-rules';
import { REFUSAL_RULES } from './refusal-rules';
import type { ByArm, Terrain } from './terrain-type';
import { FIELD_WORKS, TERRAIN_TYPES } from './terrain-types';

const FIGHT: readonly { readonly faces: readonly string[]; readonly says: readonly Localizable[] }[] = [
  { faces: ['infantry', 'cavalry', 'artillery'], says: [says('symbol-hits')] },
  { faces: ['sabers'], says: [says('sabers-hit'), says('sabers-leaders')] },
  { faces: ['flag'], says: [says('flag-retreats')] },
];

const ORDERS: typeof FIGHT = [
  { faces: ['infantry', 'cavalry', 'artillery'], says: [says('orders-arm')] },
  { faces: ['flag'], says: [says('orders-any')] },
  { faces: ['sabers'], says: [says('orders-nobody')] },
];

const lost = ({ infantry, cavalry, artillery }: ByArm): Blanks => ({
  infantry: `${infantry}`,
  cavalry: `${cavalry}`,
  artillery: `${artillery}`,
});

const isAny = ({ infantry, cavalry, artillery }: ByArm): boolean => infantry + cavalry + artillery > 0;

/** Section 1.13: the effects of a kind of terrain, row by row of its table. */
function groundSays(terrain: Terrain): readonly Localizable[] {
  const { closedTo, stops, blocksSight, isHigh, battleOnEntry, into, out, ranged, square, steadies } =
    terrain;
  const barred = EVERYONE.filter((walker) => walker in closedTo);
  if (barred.length === EVERYONE.length) return [says('closed'), ...sayIf(blocksSight, 'blocks-sight')];
  const told = [
    ...sayIf(barred.length > 0, 'barred', {
      who: barred.map((each) => `PDC.rules.guide.who.${each}`).join(' '),
    }),
    ...sayIf(Object.keys(stops).length > 0, 'stops-all'),
    ...sayIf(battleOnEntry === 'nobody', 'no-battle'),
    ...sayIf(battleOnEntry === 'light-foot', 'no-battle-but-light'),
    ...sayIf(blocksSight, isHigh ? 'hides-behind' : 'blocks-sight'),
    ...sayIf(isHigh, 'heights'),
    ...sayIf(terrain.crosses, 'crosses'),
    ...sayIf(isAny(into), ranged ? 'into-melee' : 'into', lost(into)),
    ...sayIf(isAny(out), ranged ? 'out-melee' : 'out', lost(out)),
    ...(ranged
      ? [
          ...sayIf(isAny(ranged.into), 'into-ranged', lost(ranged.into)),
          ...sayIf(isAny(ranged.out), 'out-ranged', lost(ranged.out)),
        ]
      : []),
    ...sayIf(steadies > 0, 'steadies', { flags: `${steadies}` }),
    ...sayIf(!square, 'no-square'),
  ];
  return told.length > 0 ? told : [says('plain')];
}

/** The rules reference shown beside a battle, made from the game's own tables. */
export const ccnGuide: Guide = {
  phases: PHASES,
  rules: [CCN_RULES, OWN_BATTLE_RULES, CAMPAIGN_RULES],
  refusals: refusalRules(RULES, TERRAIN_TYPES, REFUSAL_RULES),
  victory,
  length: () => [says('no-limit')],
  dice: ({ cards }) => [
    { die: BATTLE_DIE.id, use: 'fight', faces: FIGHT },
    ...(cards ? [{ die: BATTLE_DIE.id, use: 'orders', faces: ORDERS }] : []),
  ],
  ground: () => Object.fromEntries(TERRAIN_TYPES.map((terrain) => [terrain.id, groundSays(terrain)])),
  borders: () => ({
    [FIELD_WORKS.id]: [says('works', { ...lost(FIELD_WORKS.into), flags: `${FIELD_WORKS.steadies}` })],
  }),
};
