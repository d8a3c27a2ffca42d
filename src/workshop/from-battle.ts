import {
  type ArrivalSetup,
  type Briefing,
  isToCome,
  isUnit,
  type Leader,
  type MapPicture,
  type PieceSetup,
  type Ruleset,
  type Scenario,
  type State,
  type Unit,
} from '../core';
import type { Draft } from './draft';
import { draftFrom } from './draft-from';

/** The parts of a battle beside its position. */
export interface ToldOfBattle {
  readonly title: string;
  readonly briefing: Briefing;
  readonly picture?: MapPicture | undefined;
  /** True to count the turns of arrivals from the beginning of the battle. */
  readonly begun?: true;
}

/** The draft of a battle as it stands: its fallen pieces and the turns gone by are left out. */
export function draftFromBattle(
  rules: Ruleset,
  state: State,
  { title, briefing, picture, begun }: ToldOfBattle,
): Draft {
  const { units, leaders, reserve, turn, sides, extra, preparation, told } = state;
  const shown = told?.picture === undefined ? picture : told.picture;
  const gone = begun ? 0 : rules.ownTurn(turn) - 1;
  const arrivals = state.arrivals
    .filter((arrival) => isToCome(state, arrival))
    .map(({ side, turn: from, pieces, spaces }): ArrivalSetup => {
      const coming = pieces.flatMap((id) => (reserve[id] ? [setUp(reserve[id])] : []));
      return {
        side,
        turn: Math.max(1, from - gone),
        units: Object.fromEntries(coming),
        spaces,
      };
    });
  const later = new Set(state.arrivals.flatMap(({ pieces }) => pieces));
  const waiting = preparation ? Object.values(reserve).filter(({ id }) => !later.has(id)) : [];
  const words = Object.keys(rules.scenarioFields.battle);
  const own = Object.entries(extra).filter(([word]) => words.includes(word));
  const scenario: Scenario = {
    id: 'scenario',
    ruleset: rules.id,
    title,
    briefing: told?.briefing ?? briefing,
    source: '',
    first: turn.side,
    board: state.board,
    sides: { south: sides.south, north: sides.north },
    terrain: state.terrain,
    ...(Object.keys(state.borders).length > 0 && { borders: state.borders }),
    ...(state.works && { works: state.works }),
    units: Object.fromEntries(
      [...Object.values(units), ...Object.values(leaders), ...waiting].map((piece) => setUp(piece)),
    ),
    objectives: state.objectives.map(({ held, ...objective }) => ({
      ...objective,
      ...(held.length > 0 && { held }),
    })),
    arrivals,
    ...(preparation && { preparation }),
    options: state.options,
    ...(shown && { picture: shown }),
    extra: Object.fromEntries(own),
    ...(Object.keys(state.tables).length > 0 && { tables: state.tables }),
  };
  return draftFrom(rules, scenario);
}

function setUp(piece: Unit | Leader): [string, PieceSetup] {
  const { id, side, type, at, name, nation, traits } = piece;
  const setup = { side, type, at, name, nation, ...(traits && { traits }) };
  if (!isUnit(piece)) return [id, setup];
  const { strength, formation, armed, facing } = piece;
  return [
    id,
    { ...setup, strength, formation, ...(armed.length > 0 && { armed }), ...(facing && { facing }) },
  ];
}
