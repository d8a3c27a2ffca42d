import {
  enemyOf,
  type Fault,
  type Json,
  type Localizable,
  type Ruleset,
  readScenario,
  type Scenario,
  SIDES,
  type Side,
  type SpaceId,
  type State,
  scenarioFaults,
} from '../core';
import { type Draft, fieldsIn, itemsIn } from './draft';
import type { Path } from './edit';
import { sketchOf } from './sketch';

/** Something to look at in a draft. */
export interface Finding {
  readonly path: Path;
  /** The fault, which must be mended before the scenario can be played; absent for what is only unusual. */
  readonly fault?: Fault;
  /** An unusual thing, as the key of a text. */
  readonly unusual?: Localizable;
}

/** Everything that is missing, wrong or unusual in a draft; the faults come first. */
export function findingsIn(game: Ruleset, draft: Draft): readonly Finding[] {
  const faults = scenarioFaults(game, draft).map((fault) => ({ path: pathIn(draft, fault.place), fault }));
  if (faults.length > 0) return faults;
  const scenario = readScenario(game, draft);
  const { rules, state } = sketchOf(game, draft);
  return [
    ...SIDES.flatMap((side) => unusualSide(rules, scenario, side)),
    ...scenario.objectives.flatMap((objective, index) =>
      unusualObjective(rules, state, objective.spaces, ['objectives', index, 'spaces']),
    ),
    ...scenario.arrivals.flatMap(({ units, spaces }, index) => [
      ...(Object.keys(units).length === 0 ? [unusual('nobody-arrives', ['arrivals', index, 'units'])] : []),
      ...(spaces.length === 0 ? [unusual('no-spaces', ['arrivals', index, 'spaces'])] : []),
    ]),
    ...unusualZones(rules, scenario),
    ...SIDES.flatMap((side) =>
      rules.remarks(state, side).map(({ key, blanks }) => ({
        path: ['units'],
        unusual: { key: `PDC.windows.roster.remark.${key}`, blanks },
      })),
    ),
    ...(fieldsIn(draft.briefing).situation ? [] : [unusual('no-briefing', ['briefing', 'situation'])]),
  ];
}

const unusual = (reason: string, path: Path, blanks: Localizable['blanks'] = {}): Finding => ({
  path,
  unusual: { key: `PDC.workshop.unusual.${reason}`, blanks },
});

function unusualSide(rules: Ruleset, scenario: Scenario, side: Side): readonly Finding[] {
  const { units, arrivals, sides, objectives } = scenario;
  const piecesOf = (of: Side) =>
    [units, ...arrivals.map((arrival) => arrival.units)]
      .flatMap((pieces) => Object.entries(pieces))
      .filter(([, piece]) => piece.side === of);
  const own = piecesOf(side);
  const blanks = { side: sides[side].name };
  const isKind = (kind: string) => own.some(([, { type }]) => rules.pieces[type]?.kind === kind);
  const hasLeaders = Object.values(rules.pieces).some(({ kind }) => kind === 'leader');
  if (!isKind('unit')) return [unusual('no-units', ['units'], blanks)];
  const target = sides[side].target ?? 0;
  const isBeyond = target > piecesOf(enemyOf(side)).length && objectives.length === 0;
  const names = own.map(([, { name }]) => name ?? '');
  const twice = own.find(([, { name }], index) => name !== undefined && names.indexOf(name) < index);
  return [
    ...(hasLeaders && !isKind('leader') ? [unusual('no-leader', ['units'], blanks)] : []),
    ...(isBeyond ? [unusual('target-beyond', ['sides', side, 'target'], blanks)] : []),
    ...(twice ? [unusual('name-twice', ['units', twice[0], 'name'], { name: twice[1].name ?? '' })] : []),
  ];
}

/** Rows in which both sides deploy. */
function unusualZones({ grid }: Ruleset, { preparation }: Scenario): readonly Finding[] {
  if (!preparation || 2 * preparation.rows <= grid.rows) return [];
  const blanks = { rows: String(grid.rows), deep: String(preparation.rows) };
  return [unusual('zones-overlap', ['preparation', 'rows'], blanks)];
}

/** An objective without spaces, or on ground where no unit of the battle may stand. */
function unusualObjective(
  rules: Ruleset,
  state: State,
  spaces: readonly SpaceId[],
  path: Path,
): readonly Finding[] {
  if (spaces.length === 0) return [unusual('no-spaces', path)];
  const units = Object.values(state.units);
  const types = units.filter(({ type }, index) => units.findIndex((each) => each.type === type) === index);
  const isOpen = (space: SpaceId): boolean =>
    types.some((unit) => {
      const alone: State = { ...state, units: { [unit.id]: { ...unit, at: space } }, leaders: {} };
      return rules.placementFault(alone, unit.id) === undefined;
    });
  const closed = types.length === 0 ? undefined : spaces.find((space) => !isOpen(space));
  return closed === undefined ? [] : [unusual('nobody-stands', path, { space: closed })];
}

/** The path that a place names, as far as it leads; the names of fields may contain full stops themselves. */
export function pathIn(draft: Draft, place: string): Path {
  const path: (string | number)[] = [];
  let here: Json | undefined = draft;
  let rest = place;
  while (rest !== '') {
    const [head, number] = /^\[(\d+)\]\.?/.exec(rest) ?? [];
    if (head !== undefined) {
      path.push(Number(number));
      here = itemsIn(here)[Number(number)];
      rest = rest.slice(head.length);
      continue;
    }
    const known = Object.keys(fieldsIn(here))
      .filter((name) => rest.startsWith(name) && ['', '.', '['].includes(rest.charAt(name.length)))
      .sort((one, other) => other.length - one.length)[0];
    const name: string = known ?? /^[^.[]*/.exec(rest)?.[0] ?? '';
    if (name === '') break;
    path.push(name);
    here = fieldsIn(here)[name];
    rest = rest.slice(name.length).replace(/^\./, '');
  }
  return path;
}
