import { type Form, type Grid, type Json, type Ruleset, scenarioForms } from '../core';
import { type Draft, fieldsIn, itemsIn, rulesOf } from './draft';
import { copyOf, freeId, hasRoom } from './pieces';
import { canTurn, mirrored } from './reshape';

/** The draft with the south's half of the board, its pieces and its tasks once more for the north, by half a turn. */
export function evened(game: Ruleset, draft: Draft): Draft {
  const rules = rulesOf(game, draft);
  if (!canTurn(rules)) return draft;
  const turned = mirrored(game, draft, 'turned');
  const ground = Object.entries(scenarioForms(rules)).flatMap(([word, { form }]): [string, Json][] => {
    const after = evenedGround(rules.grid, form, draft[word], turned[word]);
    return after === undefined ? [] : [[word, after]];
  });
  const whole: Draft = { ...draft, ...Object.fromEntries(ground), sides: evenedSides(draft) };
  const south = (value: Json | undefined) => itemsIn(value).filter((item) => fieldsIn(item).side === 'south');
  const objectives = [
    ...south(draft.objectives),
    ...south(turned.objectives).map((objective) => ({ ...fieldsIn(objective), side: 'north' })),
  ];
  const placed = withNorth(rules, { ...whole, objectives, arrivals: south(draft.arrivals) }, turned);
  return south(turned.arrivals).reduce<Draft>(withArrival, placed);
}

/** The ground of a field on both halves; undefined for a field that is no ground. */
function evenedGround(
  grid: Grid,
  form: Form,
  own: Json | undefined,
  turned: Json | undefined,
): Json | undefined {
  if (own === undefined) return undefined;
  if (form.is === 'roads') {
    const lines = [...itemsIn(own), ...itemsIn(turned)].map((line) => JSON.stringify(line));
    return [...new Set(lines)].map((line) => JSON.parse(line) as Json);
  }
  if (!['terrain', 'bySpace', 'borders', 'works'].includes(form.is)) return undefined;
  const numbers = new Map(grid.spaces.map((space, index) => [space, index]));
  const middle = (grid.spaces.length - 1) / 2;
  const numberOf = (key: string): number => {
    // A border lies where the middle of its two spaces does; works lie in the space that they cover.
    const spaces = key.split(form.is === 'borders' ? '|' : '>').slice(0, form.is === 'borders' ? 2 : 1);
    return spaces.reduce((total, space) => total + (numbers.get(space) ?? 0), 0) / spaces.length;
  };
  const those = (value: Json | undefined, isThere: (number: number) => boolean) =>
    Object.entries(fieldsIn(value)).filter(([key]) => isThere(numberOf(key)));
  // In the middle the works of both face each other.
  return Object.fromEntries([
    ...those(turned, (number) => number <= middle),
    ...those(own, (number) => number >= middle),
  ]);
}

/** Both sides with the points to win and the rating of the south. */
function evenedSides({ sides }: Draft): Json {
  const { south, north } = fieldsIn(sides);
  const { name: _, nation: __, ...stats } = fieldsIn(south);
  return { ...fieldsIn(sides), north: { ...fieldsIn(north), ...stats } };
}

/** A piece of the south as one of the north, in the colours of its side. */
function asNorth(piece: Json): Readonly<Record<string, Json>> {
  const { nation: _, ...shared } = copyOf(piece);
  return 'side' in shared ? { ...shared, side: 'north' } : shared;
}

const northId = (draft: Draft, piece: Json): string =>
  freeId(draft, `north-${String(fieldsIn(piece).type)}-1`);

/** The draft with the south's pieces, and for each of them one of the north where the half turn brings it. */
function withNorth(rules: Ruleset, draft: Draft, turned: Draft): Draft {
  const isSouth = ([, piece]: [string, Json]): boolean => fieldsIn(piece).side === 'south';
  let after: Draft = {
    ...draft,
    units: Object.fromEntries(Object.entries(fieldsIn(draft.units)).filter(isSouth)),
  };
  for (const [, piece] of Object.entries(fieldsIn(turned.units)).filter(isSouth)) {
    const { at, type } = fieldsIn(piece);
    // A piece that its side has yet to deploy needs no room.
    const isPlaced = typeof at === 'string';
    if (isPlaced && !hasRoom(rules, after, { side: 'north', type: String(type) }, at)) continue;
    const own = { ...asNorth(piece), ...(isPlaced && { at }) };
    const units = { ...fieldsIn(after.units), [northId(after, piece)]: own };
    after = { ...after, units };
  }
  return after;
}

/** The draft with an arrival of the south once more for the north. */
function withArrival(draft: Draft, arrival: Json): Draft {
  let after: Draft = {
    ...draft,
    arrivals: [...itemsIn(draft.arrivals), { ...fieldsIn(arrival), side: 'north', units: {} }],
  };
  for (const piece of Object.values(fieldsIn(fieldsIn(arrival).units))) {
    const others = itemsIn(after.arrivals).slice(0, -1);
    const own = fieldsIn(itemsIn(after.arrivals).at(-1));
    const units = { ...fieldsIn(own.units), [northId(after, piece)]: asNorth(piece) };
    after = { ...after, arrivals: [...others, { ...own, units }] };
  }
  return after;
}
