import type { Localizable, Objective, ObjectiveCounts, Ruleset, SpaceId, State } from '../../../core';
import { inSentence, textsOf } from '../../texts';
import { type GuideTexts, guideLine } from '../../texts/guide-line';

/** Objectives with the same value for the same side. */
interface Group {
  readonly notice: Localizable;
  readonly spaces: Set<SpaceId>;
}

/** The values of the objectives on the map, grouped by value and side. */
export function placeLines(
  rules: Pick<Ruleset, 'objectiveCounts'>,
  state: State,
  texts: GuideTexts,
): readonly string[] {
  const groups = new Map<string, Group>();
  for (const objective of state.objectives) {
    const counts = rules.objectiveCounts(state, objective);
    if (counts === 'never') continue;
    const notice = noticeOf(objective, counts, state);
    const name = JSON.stringify([notice, isWhole(objective) ? objective.spaces : '']);
    const group = groups.get(name) ?? { notice, spaces: new Set() };
    for (const space of objective.spaces) group.spaces.add(space);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ notice: { key, blanks }, spaces }) => {
    const places = texts.list([...spaces].map((space) => placeName(state, space, texts)));
    return guideLine({ key, blanks: { ...blanks, places } }, state.ruleset, texts);
  });
}

/** True if the objective counts only when all of its spaces are held. */
const isWhole = ({ per, spaces }: Objective): boolean => per === 'all' && spaces.length > 1;

/** True if the enemy gets the same points for the same spaces. */
const isOfBoth = ({ side, spaces, points }: Objective, { objectives }: State): boolean =>
  objectives.some(
    (other) => other.side !== side && other.points === points && other.spaces.join() === spaces.join(),
  );

function noticeOf(objective: Objective, counts: ObjectiveCounts, state: State): Localizable {
  const { side, points, relief } = objective;
  const kind = kindOf(objective, state);
  const blanks = {
    points: `${points}`,
    ...(kind !== 'both' && { side: state.sides[side].name }),
    ...(relief && { from: `${relief.from}`, within: `${relief.within}` }),
  };
  const how = counts === 'usual' ? '' : `-${counts}`;
  return { key: `place-${kind}${how}${points === 1 ? '-one' : ''}`, blanks };
}

function kindOf(objective: Objective, state: State): 'relief' | 'both' | 'all' | 'each' {
  if (objective.relief) return 'relief';
  if (isOfBoth(objective, state)) return 'both';
  return isWhole(objective) ? 'all' : 'each';
}

/** A space by its terrain and its name on the map: "village 7:6". */
function placeName({ terrain, ruleset }: State, space: SpaceId, texts: GuideTexts): string {
  const { localize } = textsOf(ruleset, texts);
  const kind = terrain[space];
  if (kind === undefined) return localize('PDC.windows.briefing.space', { space });
  return localize('PDC.windows.briefing.place', {
    space,
    terrain: inSentence(localize(`PDC.rules.terrain.${kind}`), texts),
  });
}
