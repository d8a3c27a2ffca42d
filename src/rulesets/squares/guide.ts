import type { Guide, Localizable } from '../../core';
import { OWN_BATTLE_RULES } from '../custom-battle/rules';
import { timeAfter } from '../square-grid/clock';
import { withPreparation } from '../square-grid/preparation';
import { battle, USUAL_TOWN } from './battle';
import { BOMBARDMENT_DICE } from './bombard';
import { COLUMNS, chartOf, FACES, type Result, resultOf } from './combat-chart';
import { positionOf } from './combat-preview';
import { DICE } from './dice';
import { SQUARES_RULES } from './numbered-rules';
import { optionIs } from './options';
import type { Position } from './play';
import { REFUSAL_RULES } from './refusal-rules';
import { BORDERS, type Edge, type Ground, TERRAIN } from './terrain-types';
import { MINUTES_A_PIP } from './turn';

type Blanks = Localizable['blanks'];

const says = (key: string, blanks: Blanks = {}): Localizable => ({ key, blanks });

const sayIf = (isSo: boolean, key: string, blanks: Blanks = {}): readonly Localizable[] =>
  isSo ? [says(key, blanks)] : [];

/** The points for units and for a broken army, and the names of the victory levels: rules/square-rules.md B8, B9. */
function victory(position: Position): readonly Localizable[] {
  const [breaking, grades] = [battle(position, 'break'), battle(position, 'grades')];
  const graded = (grades?.list ?? []).map(({ lead, winner, by }) => {
    const blanks = {
      side: position.setting.sides[grades?.of ?? 'south'].name,
      lead: `${lead ?? 0}`,
      winner: winner === 'draw' ? '' : position.setting.sides[winner].name,
      by: `PDC.rules.guide.by.${by}`,
    };
    const key = lead === null ? 'grade-otherwise' : lead === 0 ? 'grade-level' : 'grade';
    return says(winner === 'draw' ? `${key}-draw` : key, blanks);
  });
  return [
    says('unit-counts'),
    ...sayIf(breaking !== null && breaking.points > 0, 'break-counts', { points: `${breaking?.points}` }),
    ...(graded.length > 0 ? graded : [says('most-points')]),
  ];
}

/** The clock, its speed, and the break point that may end the battle sooner. */
function length(position: Position): readonly Localizable[] {
  const [clock, breaking] = [battle(position, 'clock'), battle(position, 'break')];
  const pips = (DICE.average?.faces ?? []).map(Number);
  const minutes = {
    least: `${Math.min(...pips) * MINUTES_A_PIP}`,
    most: `${Math.max(...pips) * MINUTES_A_PIP}`,
  };
  const isFixed = optionIs(position, 'time', 'fixed60');
  const end = clock.minutes === null ? '' : timeAfter(clock.start, clock.minutes);
  return [
    ...sayIf(clock.minutes !== null, 'clock', { start: clock.start, end }),
    ...(clock.minutes === null ? [] : [isFixed ? says('turn-hour') : says('turn-takes', minutes)]),
    ...sayIf(breaking !== null, 'breaks', { share: `${Math.round((breaking?.share ?? 0) * 100)}` }),
  ];
}

/** The text key of a result in the chart. */
const wordOf = (result: Result): string =>
  result === '-' ? 'PDC.rules.guide.none' : `PDC.rules.table.combat-chart.value.${result}`;

/** T004-5: the result of one face of the assault dice, for each advantage of the leading unit. */
function assaultFace(position: Position, face: string): readonly Localizable[] {
  const results = COLUMNS.map((column) => ({ column, result: resultOf(chartOf(position), face, column) }));
  const [plain] = results;
  const others = results.filter(({ result }) => result !== plain?.result);
  return [
    says('worth', { worth: wordOf(plain?.result ?? '-') }),
    ...others.map(({ column, result }) =>
      says('worth-with', { worth: wordOf(result), advantage: `PDC.rules.guide.advantage.${column}` }),
    ),
  ];
}

/** T004-9: the effects of a kind of terrain. */
function groundSays(ground: Ground, position: Position): readonly Localizable[] {
  const { surcharge, barred, blocks, stopsHorse, hinders, isHigh, isTown, isRiver } = ground;
  const { die, save, infantry, artillery } = USUAL_TOWN;
  const takesDice = !optionIs(position, 'assaultTerrain', false);
  const told = [
    ...sayIf(barred === 'all', 'closed'),
    ...sayIf(barred === 'artillery', 'no-artillery'),
    ...sayIf(surcharge > 0, 'costs', { actions: `${surcharge}` }),
    ...sayIf(stopsHorse === true, 'horse-stops'),
    ...sayIf(blocks === true, 'blocks-sight'),
    ...sayIf(isHigh === true, 'hill-sight'),
    ...sayIf(takesDice && hinders === true, 'dice-woods'),
    ...sayIf(takesDice && isHigh === true, 'dice-hill'),
    ...sayIf(takesDice && isRiver === true, 'dice-river'),
    ...sayIf(isTown === true, 'garrison', {
      infantry: `${infantry}`,
      artillery: `${artillery}`,
      die: `${die}`,
      save: `${save}`,
    }),
  ];
  return told.length > 0 ? told : [says('plain')];
}

/** R004-49, R004-50: what lies between two squares. */
const edgeSays = ({ isRiver }: Edge, position: Position): readonly Localizable[] =>
  isRiver
    ? [says('costs', { actions: '1' }), ...sayIf(!optionIs(position, 'assaultTerrain', false), 'dice-river')]
    : [says('bridge')];

/** The guide to these rules for players, made from their own tables and rulings. */
export const squaresGuide: Guide = {
  phases: ['terrain', 'placement', 'initiative', 'command', 'assault'],
  rules: [SQUARES_RULES, OWN_BATTLE_RULES],
  refusals: withPreparation(REFUSAL_RULES),
  victory: (state) => victory(positionOf(state)),
  length: (state) => length(positionOf(state)),
  dice: (state) => [
    {
      die: 'd3',
      use: 'actions',
      faces: [{ faces: DICE.d3?.faces ?? [], says: [says('actions-by-rating')] }],
    },
    {
      die: 'd6',
      use: 'bombardment',
      faces: [
        {
          faces: ['5', '6'],
          says: [
            says('bombards', {
              dice: `${BOMBARDMENT_DICE}`,
              reading: `PDC.rules.option.bombard.value.${String(state.options.bombard ?? 'A')}`,
            }),
          ],
        },
      ],
    },
    {
      die: 'd6',
      use: 'assault',
      faces: FACES.map((face) => ({ faces: [face], says: assaultFace(positionOf(state), face) })),
      notes: [says('close-combat'), says('pressure'), says('skirmish'), says('artillery')],
    },
    {
      die: 'd10',
      use: 'morale',
      faces: [{ faces: ['10'], says: [says('morale-holds'), says('morale-fails')] }],
    },
    {
      die: 'average',
      use: 'time',
      faces: [
        {
          faces: [...new Set(DICE.average?.faces)],
          says: [says('quarters', { minutes: `${MINUTES_A_PIP}` })],
        },
      ],
    },
  ],
  ground: (state) =>
    Object.fromEntries(
      Object.values(TERRAIN).map((ground) => [ground.id, groundSays(ground, positionOf(state))]),
    ),
  borders: (state) =>
    Object.fromEntries(Object.values(BORDERS).map((edge) => [edge.id, edgeSays(edge, positionOf(state))])),
};
