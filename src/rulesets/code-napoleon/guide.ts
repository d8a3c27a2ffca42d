import type { DieGuide, FaceGuide, Guide, Localizable, Side, State } from '../../core';
import { OWN_BATTLE_RULES } from '../custom-battle/rules';
import { timeAfter } from '../square-grid/clock';
import { withPreparation } from '../square-grid/preparation';
import type { Grade } from '../square-grid/victory-levels';
import { battle } from './battle';
import { positionOf } from './combat-preview';
import { SAFE } from './crossing';
import { dieWith } from './dice';
import { CODE_NAPOLEON_RULES } from './numbered-rules';
import { optionIs } from './options';
import { INITIATIVE, STEPS } from './phases';
import type { Position } from './play';
import { REFUSAL_RULES } from './refusal-rules';
import { EFFECT_CHART, EFFECT_HITS, EFFECT_ROLLS, EFFECTS } from './tables/effects';
import { CASUALTY_CHART, CASUALTY_ROLLS } from './tables/ratings';
import { EDGE_CHART, GROUND_CHART } from './tables/terrain';
import { VICTORY_CHART } from './tables/victory';
import { BORDERS, EDGE_COLUMNS, type Edge, GROUND_COLUMNS, type Ground, TERRAIN } from './terrain-types';

type Blanks = Localizable['blanks'];

const says = (key: string, blanks: Blanks = {}): Localizable => ({ key, blanks });

const sayIf = (isSo: boolean, key: string, blanks: Blanks = {}): readonly Localizable[] =>
  isSo ? [says(key, blanks)] : [];

/** T003-22: the points for enemy losses, and the names of the leads. */
function victory(position: Position): readonly Localizable[] {
  const grades = battle(position, 'grades');
  const points = (row: 'regiment' | 'picked-regiment' | 'battery' | 'division') =>
    `${VICTORY_CHART.number(position, row, 'points')}`;
  const counts = {
    regiment: points('regiment'),
    picked: points('picked-regiment'),
    battery: points('battery'),
    general: points('division'),
  };
  const side = grades?.of ?? 'south';
  const graded = (grades?.list ?? []).map((grade) => gradeSays(position, side, grade));
  return [says('losses-count', counts), ...(graded.length > 0 ? graded : [says('most-points')])];
}

/** The name of one lead of a side. */
function gradeSays({ setting }: Position, of: Side, { lead, winner, by, holds = [] }: Grade): Localizable {
  const side = setting.sides[of].name;
  if (winner === 'draw') return says('lead-draw', { side });
  const blanks = {
    side,
    lead: `${Math.abs(lead ?? 0)}`,
    winner: setting.sides[winner].name,
    by: `PDC.rules.guide.by.${by}`,
  };
  if (holds.length > 0) return says('lead-holding', { ...blanks, places: holds.join(', ') });
  if (lead === null) return says('lead-otherwise', blanks);
  return says(lead < 0 ? 'lead-behind' : 'lead', blanks);
}

/** The number of turns, their length, and the break point that may end the battle sooner. */
function length(position: Position): readonly Localizable[] {
  const [turns, share] = [battle(position, 'turns'), battle(position, 'break')];
  const isRandom = optionIs(position, 'turnMinutes', 'random');
  return [
    ...sayIf(turns !== null, 'turns', {
      turns: `${turns}`,
      start: timeAfter(battle(position, 'clock').start, 0),
    }),
    says(isRandom ? 'minutes-rolled' : 'minutes-fixed'),
    ...sayIf(share !== null, 'breaks', { share: `${Math.round((share ?? 0) * 100)}` }),
  ];
}

/** Groups successive faces of a die that have the same effect. */
function grouped(faces: readonly string[], sayOf: (face: string) => Localizable): readonly FaceGuide[] {
  const groups: { readonly key: string; readonly faces: string[]; readonly says: readonly Localizable[] }[] =
    [];
  for (const face of faces) {
    const said = sayOf(face);
    const last = groups.at(-1);
    if (last?.key === said.key) last.faces.push(face);
    else groups.push({ key: said.key, faces: [face], says: [said] });
  }
  return groups;
}

/** T003-13: the second roll of the unit die, shown for a regular unit. */
function effectDie(position: Position): DieGuide {
  const faces = dieWith(8).faces;
  const effectOf = (face: string) => {
    const row = EFFECT_ROLLS.find((each) => each === face) ?? '1';
    const effect = EFFECTS.find((each) => each === EFFECT_CHART.word(position, row, 'effect')) ?? 'loss';
    return says(`effect-${effect}`, { hits: `${EFFECT_HITS.number(position, effect, 'hits')}` });
  };
  return { die: 'd8', use: 'effect', faces: grouped(faces, effectOf), notes: [says('unit-dice')] };
}

/** T003-20: the casualty die of generals. */
function casualtyDie(position: Position): DieGuide {
  const faceSays = (face: string) => {
    const row = CASUALTY_ROLLS.find((each) => each === face) ?? '1';
    return says(`general-${CASUALTY_CHART.word(position, row, 'fate')}`);
  };
  return { die: 'd12', use: 'general-casualty', faces: grouped(dieWith(12).faces, faceSays) };
}

const TENTHS = 10;

/** T003-10: the extra squares that an edge or a slope costs each kind of mover; a dash where it is closed. */
const extraCosts = (position: Position, row: string): Blanks =>
  Object.fromEntries(
    EDGE_COLUMNS.map((column) => {
      const extra = EDGE_CHART.number(position, row, column);
      return [column, extra < 0 ? '–' : `+${extra / TENTHS}`];
    }),
  );

/** T003-10: the effects of a kind of terrain. */
function groundSays(position: Position, ground: Ground): readonly Localizable[] {
  const { id, costs, cover, noCharges, blocks, slope, swallows, isTown, limbered, breaksLines, byRoad } =
    ground;
  const blanks = Object.fromEntries(
    GROUND_COLUMNS.map((column) => {
      const cost = costs ? GROUND_CHART.number(position, id, column) : TENTHS;
      return [column, cost === 0 ? '–' : `×${cost / TENTHS}`];
    }),
  );
  const told = [
    ...sayIf(costs !== null, 'steps', blanks),
    ...sayIf(limbered === true, 'limbered'),
    ...sayIf(breaksLines === true, 'no-lines'),
    ...sayIf(byRoad === true, 'by-road'),
    ...(slope ? [says('slope', extraCosts(position, slope)), says('uphill')] : []),
    ...sayIf(cover !== 'none', cover === 'hard' ? 'cover-hard' : 'cover-soft'),
    ...sayIf(noCharges === true, 'no-charges'),
    ...sayIf(blocks === 'over', 'blocks-sight'),
    ...sayIf(blocks === 'beyond-one', 'blocks-beyond'),
    ...sayIf(swallows === true, 'swamp-test', { needed: `${SAFE}` }),
    ...sayIf(isTown === true, 'town-garrison'),
  ];
  return told.length > 0 ? told : [says('plain')];
}

/** T003-10: the effects of an edge between two squares. */
function edgeSays(position: Position, edge: Edge): readonly Localizable[] {
  const { id, costs, cover, isObstacle, isFord, barred, bridge, noCharges } = edge;
  return [
    ...(costs ? [says('crossing', extraCosts(position, id))] : []),
    ...sayIf(barred === true, 'no-crossing'),
    ...sayIf(isObstacle === true, 'obstacle', { needed: `${SAFE}` }),
    ...sayIf(isFord === true, 'ford'),
    ...sayIf(cover !== 'none', cover === 'hard' ? 'cover-hard' : 'cover-soft'),
    ...sayIf(bridge !== undefined, bridge === 'narrow' ? 'bridge-narrow' : 'bridge-wide'),
    ...sayIf(noCharges === true, 'no-charges'),
  ];
}

const ofPosition =
  <T>(tell: (position: Position) => T) =>
  (state: State): T =>
    tell(positionOf(state));

/** The guide to these rules for players, made from their own tables and rulings. */
export const codeNapoleonGuide: Guide = {
  phases: ['terrain', 'placement', INITIATIVE, ...STEPS],
  rules: [CODE_NAPOLEON_RULES, OWN_BATTLE_RULES],
  refusals: withPreparation(REFUSAL_RULES),
  victory: ofPosition(victory),
  length: ofPosition(length),
  dice: ofPosition((position) => [effectDie(position), casualtyDie(position)]),
  ground: ofPosition((position) => ({
    ...Object.fromEntries(Object.values(TERRAIN).map((ground) => [ground.id, groundSays(position, ground)])),
    // R003-59, and docs/rulings/code-napoleon.md for the ground beneath.
    road: [says('road-rate')],
  })),
  borders: ofPosition((position) =>
    Object.fromEntries(Object.values(BORDERS).map((edge) => [edge.id, edgeSays(position, edge)])),
  ),
};
