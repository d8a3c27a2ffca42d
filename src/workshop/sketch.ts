import {
  deploy,
  type Json,
  type MapPicture,
  type PieceSetup,
  type Ruleset,
  readBorders,
  readMapPicture,
  readObjective,
  readOptions,
  readReserve,
  readTerrain,
  readWorks,
  type Scenario,
  SIDES,
  type Side,
  type State,
} from '../core';
import { ANY_FAULT, boardOf, type Draft, fieldsIn, itemsIn } from './draft';

/** A draft as far as it can be shown: the position of all that is right in it. */
export interface Sketch {
  readonly rules: Ruleset;
  readonly state: State;
  /** The picture under the map. */
  readonly picture?: MapPicture;
}

/** The position of a draft; whatever is not right yet is left out. */
export function sketchOf(game: Ruleset, draft: Draft): Sketch {
  const board = boardOf(game, draft);
  const rules = game.on(board);
  const scenario: Scenario = {
    id: 'sketch',
    ruleset: game.id,
    title: '',
    briefing: '',
    source: '',
    first: draft.first === 'north' ? 'north' : 'south',
    board,
    sides: { south: sideIn(rules, draft, 'south'), north: sideIn(rules, draft, 'north') },
    terrain: rightOnes(rules, draft.terrain, readTerrain),
    borders: rightOnes(rules, draft.borders, readBorders),
    works: rightOnes(rules, draft.works, readWorks),
    units: piecesIn(rules, draft),
    objectives: itemsIn(draft.objectives).flatMap((objective) => {
      const read = right((faults) => readObjective(rules, objective, '', faults));
      return read ? [read] : [];
    }),
    arrivals: [],
    options: readOptions(rules, fieldsIn(draft.options), '', ANY_FAULT),
    extra: rules.scenarioFields.readBattle(rules.grid, draft, ANY_FAULT),
  };
  const picture = right((faults) => readMapPicture(draft.picture, 'picture', faults));
  return { rules, state: deploy(rules, scenario), ...(picture && { picture }) };
}

/** A value that is read without a fault; undefined if it has any. */
export function right<T>(read: (faults: { add(): void }) => T): T | undefined {
  let isRight = true;
  const value = read({
    add: () => {
      isRight = false;
    },
  });
  return isRight ? value : undefined;
}

/** The entries of a mapping that are right, each read by itself. */
const rightOnes = (
  rules: Ruleset,
  data: Json | undefined,
  read: typeof readTerrain,
): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...Object.entries(fieldsIn(data)).map(([place, kind]) =>
      right((faults) => read(rules, { [place]: kind }, '', faults)),
    ),
  );

function sideIn({ sideStats }: Ruleset, { sides }: Draft, side: Side): Scenario['sides'][Side] {
  const { name, nation, target, rating } = fieldsIn(fieldsIn(sides)[side]);
  const count = (value: Json | undefined) => (typeof value === 'number' && value >= 1 ? value : 1);
  return {
    name: typeof name === 'string' ? name : side,
    nation: typeof nation === 'string' ? nation : side,
    target: sideStats.includes('target') ? count(target) : null,
    rating: sideStats.includes('rating') ? Math.min(count(rating), 10) : 0,
  };
}

/** The pieces that have a space: with their details if these are right, else as their charts say. */
function piecesIn(rules: Ruleset, { units, tables }: Draft): Readonly<Record<string, PieceSetup>> {
  const pieces = Object.entries(fieldsIn(units)).flatMap(([id, data]): [string, PieceSetup][] => {
    const { at, ...piece } = fieldsIn(data);
    if (typeof at !== 'string' || !rules.grid.has(at) || !SIDES.some((side) => side === piece.side))
      return [];
    const { side, type } = piece;
    const known = fieldsIn(tables) as Parameters<typeof readReserve>[4];
    const setup =
      right((faults) => readReserve(rules, piece, '', faults, known)) ??
      right((faults) => readReserve(rules, { side, type }, '', faults));
    return setup ? [[id, { ...setup, at }]] : [];
  });
  return Object.fromEntries(pieces);
}
