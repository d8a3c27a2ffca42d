import { type Correction, type Ruleset, type State, terrainAt } from '../../../core';
import { drawBorder, drawTerrain, drawWorksSample, imageSource } from '../../../drawing';
import { ROAD, roadsAfter } from '../../../workshop';
import type { Localize } from '../../texts';

/**
 * The chosen paint of the palette: its kind, for spaces, for roads over them, for their borders, or for works that cover
 * one side.
 */
export interface Paint {
  readonly on: 'spaces' | 'roads' | 'borders' | 'works';
  readonly kind: string;
}

/** The spaces, borders or covered sides that the brush has passed in one stroke, each once, and the paint. */
export interface Stroke {
  readonly paint: Paint;
  readonly places: readonly string[];
  /** The current place of the brush. */
  readonly at: string;
}

/** The kind that removes whatever is there. */
export const CLEAR = 'clear';

/** Everything that can be painted in a game, the clearing paint last; borders, works and roads only if the game has any. */
export function paintsOf({ terrain, borders, works, scenarioFields }: Ruleset): readonly Paint[] {
  const paints = (on: Paint['on'], kinds: Readonly<Record<string, unknown>>): readonly Paint[] => {
    const others = Object.keys(kinds).filter((kind) => kind !== CLEAR);
    return others.length > 0 ? [...others, CLEAR].map((kind) => ({ on, kind })) : [];
  };
  const grounds = Object.entries(terrain).filter(([, { isRoad }]) => !isRoad);
  return [
    ...paints('spaces', Object.fromEntries(grounds)),
    ...paints('roads', 'roads' in scenarioFields.battle ? { [ROAD]: true } : {}),
    ...paints('borders', borders),
    ...paints('works', works),
  ];
}

/** A stroke that begins in a space or on a border. */
export const strokeFrom = (paint: Paint, at: string): Stroke => ({ paint, places: [at], at });

/** The stroke extended over more places of its kind, in the order in which the brush passes them. */
export function strokeTo(stroke: Stroke, passed: readonly string[]): Stroke {
  const at = passed.at(-1) ?? stroke.at;
  return at === stroke.at ? stroke : { ...stroke, places: [...new Set([...stroke.places, ...passed])], at };
}

/** The correction that the stroke makes, place by place; null if nothing changes. */
export function strokeCorrection(
  rules: Ruleset,
  state: State,
  { paint: { on, kind }, places }: Stroke,
): Correction | null {
  if (on === 'roads') {
    const before = rules.roads(state);
    const roads = roadsAfter(rules.grid, before, kind, places);
    return isSameJson(roads, before) ? null : { type: 'roads-adjusted', roads };
  }
  const kindAt = (place: string): string => {
    if (on === 'spaces') return terrainAt(state, place);
    return (on === 'borders' ? state.borders : state.works)?.[place] ?? CLEAR;
  };
  const changed = places.filter((place) => kindAt(place) !== kind);
  if (changed.length === 0) return null;
  const painted = Object.fromEntries(changed.map((place) => [place, kind]));
  if (on === 'spaces') return { type: 'terrain-adjusted', terrain: painted };
  return on === 'borders'
    ? { type: 'borders-adjusted', borders: painted }
    : { type: 'works-adjusted', works: painted };
}

const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const HINTS = {
  spaces: 'PDC.windows.field.brushHint',
  roads: 'PDC.windows.field.roadHint',
  borders: 'PDC.windows.field.borderHint',
  works: 'PDC.windows.field.worksHint',
} as const;

/**
 * The template data of the brush's palette: every terrain, border and fieldwork of the game, the clearing paint last in
 * each group.
 */
export function paletteContext(rules: Ruleset | undefined, chosen: Paint, localize: Localize) {
  const choices = (wanted: Paint['on']) =>
    (rules ? paintsOf(rules) : [])
      .filter(({ on }) => on === wanted)
      .map(({ on, kind }) => ({
        kind,
        name: kind === CLEAR ? localize('PDC.windows.field.clear') : localize(`PDC.rules.terrain.${kind}`),
        picture: rules ? imageSource(pictureOf(rules, { on, kind })) : '',
        isChosen: on === chosen.on && kind === chosen.kind,
      }));
  return {
    terrains: choices('spaces'),
    roads: choices('roads'),
    borders: choices('borders'),
    works: choices('works'),
    hint: localize(rules ? HINTS[chosen.on] : 'PDC.windows.field.noBattle'),
  };
}

function pictureOf({ grid: { kind: shape }, ...rules }: Ruleset, { on, kind }: Paint): string {
  switch (on) {
    case 'spaces':
      return drawTerrain(shape, rules.terrain[kind]?.drawn ?? 'clear');
    case 'roads':
      return drawTerrain(shape, kind === CLEAR ? 'clear' : 'road');
    case 'borders':
      return drawBorder(shape, rules.borders[kind]?.drawn ?? 'clear');
    case 'works':
      return drawWorksSample(shape, rules.works[kind]?.drawn ?? 'clear');
  }
}
