import type { Guide, Localizable } from '../../core';
import { CAMPAIGN_RULES } from '../commands-and-colors/campaign-rules';
import { PHASES, sayIf, says, victory } from '../commands-and-colors/guide';
import { refusalRules } from '../commands-and-colors/refusal-rules';
import { type ByWalker, EVERYONE } from '../commands-and-colors/terrain-type';
import { OWN_BATTLE_RULES } from '../custom-battle/rules';
import { ORDER_CLASSES } from './cards/roll-orders';
import { BATTLE_DIE, FIRE_CLASSES } from './dice';
import { RULES } from './family-refusals';
import { CC_NAPOLEON_RULES } from './numbered-rules';
import { REFUSAL_RULES } from './refusal-rules';
import type { Terrain } from './terrain-type';
import { TERRAIN_TYPES } from './terrain-types';
import { LEADER_TYPES, UNIT_TYPES } from './unit-types';

const hitsInFire = FIRE_CLASSES.classes.flatMap(({ name, faces }) => (name === 'hit' ? faces : []));

/** Units that fight in close combat but never hit with swords. */
const swordless = UNIT_TYPES.filter(({ melee }) => melee?.swords === false).map(
  ({ id }) => `PDC.rules.guide.who.${id}`,
);

/** R000-19 to R000-27: the effect of a face in fire and in close combat. */
function faceSays(face: string): readonly Localizable[] {
  switch (face) {
    case 'sword':
      return [
        says('sword-hits'),
        ...sayIf(swordless.length > 0, 'not-for', { who: swordless.join(' ') }),
        says('lances-again'),
      ];
    case 'helmet':
      return LEADER_TYPES.map(({ id, helmetReach }) =>
        says(helmetReach === 0 ? 'helmet-with' : 'helmet-near', {
          leader: `PDC.rules.guide.who.${id}`,
          reach: `${helmetReach}`,
        }),
      );
    case 'flag':
      return [says('flag-retreats')];
    default:
      return hitsInFire.includes(face) ? [says('always-hits')] : [says('nothing')];
  }
}

/** Groups the faces that have the same effect. */
function inFight(): readonly { readonly faces: readonly string[]; readonly says: readonly Localizable[] }[] {
  const told = BATTLE_DIE.faces.map((face) => ({ face, says: faceSays(face) }));
  const kinds = [...new Map(told.map((each) => [JSON.stringify(each.says), each.says])).values()];
  const rows = kinds.map((kind) => ({
    faces: told.filter((each) => JSON.stringify(each.says) === JSON.stringify(kind)).map((each) => each.face),
    says: kind,
  }));
  // Hits come first, faces without effect last.
  const rank = (row: (typeof rows)[number]) =>
    row.says.some(({ key }) => key === 'always-hits')
      ? 0
      : row.says.some(({ key }) => key === 'nothing')
        ? 2
        : 1;
  return rows.sort((one, other) => rank(one) - rank(other));
}

/** Section XIII: the effects of a kind of terrain, row by row of its chart. */
function groundSays(terrain: Terrain): readonly Localizable[] {
  const { blocksSight, isHigh, cover, exposed, steadies, noCavalryAgainst } = terrain;
  const walkersIn = (rules: ByWalker) => EVERYONE.filter((walker) => walker in rules);
  const [barred, passing, stops] = [
    walkersIn(terrain.closedTo),
    walkersIn(terrain.onlyPassedBy),
    walkersIn(terrain.stops),
  ];
  if (barred.length === EVERYONE.length) return [says('closed')];
  const who = (walkers: readonly string[]) => ({
    who: walkers.map((each) => `PDC.rules.guide.who.${each}`).join(' '),
  });
  const told = [
    ...sayIf(barred.length > 0, 'barred', who(barred)),
    ...sayIf(passing.length > 0, 'passes', who(passing)),
    ...sayIf(stops.length === EVERYONE.length, 'stops-all'),
    ...sayIf(stops.length > 0 && stops.length < EVERYONE.length, 'stops', who(stops)),
    ...sayIf(blocksSight, 'blocks-sight'),
    ...sayIf(cover !== null, cover?.for === 'skirmishers' ? 'covers-skirmishers' : 'covers', {
      dice: `${Math.abs(cover?.dice ?? 0)}`,
    }),
    ...sayIf(isHigh, 'uphill', { dice: '1' }),
    ...sayIf(exposed !== null, 'exposes', { dice: `${exposed}` }),
    ...sayIf(steadies === 'infantry', 'steadies-infantry'),
    ...sayIf(steadies === 'skirmishers', 'steadies-skirmishers'),
    ...sayIf(noCavalryAgainst?.whom === 'anyone', 'no-cavalry'),
    ...sayIf(noCavalryAgainst?.whom === 'skirmishers', 'no-cavalry-skirmishers'),
    ...sayIf(!terrain.march, 'no-march'),
  ];
  return told.length > 0 ? told : [says('plain')];
}

/** The rules reference shown beside a battle, made from the game's own charts. */
export const ccNapoleonGuide: Guide = {
  phases: PHASES,
  rules: [CC_NAPOLEON_RULES, OWN_BATTLE_RULES, CAMPAIGN_RULES],
  refusals: refusalRules(RULES, TERRAIN_TYPES, {
    ...REFUSAL_RULES,
    ...Object.fromEntries(
      TERRAIN_TYPES.flatMap(({ id, noCavalryAgainst }) =>
        noCavalryAgainst ? [[`cavalry-not-into-${id}`, [noCavalryAgainst.rule]]] : [],
      ),
    ),
  }),
  victory,
  length: () => [says('no-limit')],
  dice: ({ cards }) => [
    { die: BATTLE_DIE.id, use: 'fight', faces: inFight() },
    ...(cards
      ? [
          {
            die: BATTLE_DIE.id,
            use: 'orders',
            faces: ORDER_CLASSES.classes.map(({ name, faces }) => ({
              faces,
              says: [says(name === 'miss' ? 'orders-nobody' : `orders-${name}`)],
            })),
          },
        ]
      : []),
  ],
  ground: () => ({
    ...Object.fromEntries(TERRAIN_TYPES.map((terrain) => [terrain.id, groundSays(terrain)])),
    // R000-46: no rule asks for a road.
    road: [says('plain')],
  }),
  borders: () => ({}),
};
