import {
  deploy,
  LONGEST,
  type PieceSetup,
  parseJson,
  type Ruleset,
  readScenario,
  type Scenario,
  SIDES,
  type Side,
  UnusableData,
  wholeBriefing,
} from '../../../core';
import { imageSource, nationColours } from '../../../drawing';
import type { Game } from '../../battle';
import { mapSheet, placesOnSheet } from '../../geometry';
import { type Texts, textsOf } from '../../texts';
import type { PlayableScenario } from '../scenario-file';
import { figureLines, pieceImage, typePicture } from '../type-picture';

/** The data that a journal page stores for a scenario. */
export interface PageScenario {
  readonly name: string;
  readonly system: { readonly ruleset: string; readonly scenario: string };
}

/** The width of a space on the small map, in pixels of its drawing. */
const SPACE = 120;

/** The scenario of a page with its rules. Throws UnusableData with every fault and its place. */
export function scenarioOfPage(
  { name, system }: PageScenario,
  games: readonly Game[],
  { localize }: Pick<Texts, 'localize'>,
): PlayableScenario {
  const found = games.find(({ rules }) => rules.id === system.ruleset);
  if (!found)
    throw new UnusableData(name, [localize('PDC.windows.armyPage.noGame', { ruleset: system.ruleset })]);
  return { rules: found.rules, scenario: readScenario(found.rules, parsed(name, system.scenario, localize)) };
}

function parsed(name: string, text: string, localize: Texts['localize']): unknown {
  try {
    return parseJson(text, LONGEST.scenarioFile);
  } catch {
    throw new UnusableData(name, [localize('PDC.windows.scenarioPage.noJson')]);
  }
}

/** The template data of a scenario page: everything for GMs, the public part for players. */
export function scenarioPageContext(
  page: PageScenario,
  games: readonly Game[],
  { isGameMaster, isBusy }: { readonly isGameMaster: boolean; readonly isBusy: boolean },
  texts: Texts,
) {
  const { localize } = texts;
  const nothing = { name: page.name, fault: '', canLayOut: false, isBusy };
  try {
    const { rules, scenario } = scenarioOfPage(page, games, texts);
    const own = textsOf(rules.id, texts);
    const briefing = wholeBriefing(scenario.briefing);
    return {
      ...nothing,
      name: scenario.title,
      game: localize(`PDC.${rules.id}.name`),
      takenFrom: scenario.source,
      situation: briefing.situation,
      victory: briefing.victory ?? '',
      length: briefing.length ?? '',
      map: mapPart(rules, scenario),
      mapText: localize('PDC.windows.scenarioPage.map', { title: scenario.title }),
      sides: SIDES.map((side) => sidePart(rules, scenario, side, isGameMaster, own)),
      types: typesPart(rules, scenario, own),
      isTold: !isGameMaster && briefing.roles !== undefined,
      canLayOut: isGameMaster,
    };
  } catch (error) {
    if (!(error instanceof UnusableData)) throw error;
    const fault = error.faults.join(' · ');
    return { ...nothing, fault: localize('PDC.windows.scenarioPage.unreadable', { fault }) };
  }
}

/** The map with every piece on it at the start of the battle. */
function mapPart(game: Ruleset, scenario: Scenario) {
  const state = deploy(game, scenario);
  const rules = game.on(state.board);
  const { space, middleOf } = placesOnSheet({ rules, state }, SPACE);
  const standing = new Map<string, number>();
  const blocks = Object.values(scenario.preparation ? {} : scenario.units).flatMap((piece) => {
    const middle = middleOf(piece.at);
    if (!middle) return [];
    const number = standing.get(piece.at) ?? 0;
    standing.set(piece.at, number + 1);
    const nation = piece.nation ?? scenario.sides[piece.side].nation;
    const strength = piece.strength ?? rules.pieces[piece.type]?.strength;
    // Pieces in the same space are drawn a little side by side.
    const aside = ((number % 3) * space) / 5;
    return {
      picture: pieceImage(rules, piece.type, nation, strength),
      left: middle.left + aside,
      top: middle.top - aside / 2,
    };
  });
  return { picture: imageSource(mapSheet({ rules, state }, SPACE)), width: space * 0.8, blocks };
}

function sidePart(
  rules: Ruleset,
  scenario: Scenario,
  side: Side,
  isGameMaster: boolean,
  { localize }: Texts,
) {
  const { name, nation } = scenario.sides[side];
  const { face, edge, facings } = nationColours(nation);
  const coming = scenario.arrivals.filter((arrival) => arrival.side === side);
  const later = coming.reduce((sum, { units }) => sum + Object.keys(units).length, 0);
  const role = wholeBriefing(scenario.briefing).roles?.[side] ?? '';
  return {
    side,
    name,
    flag: { face, edge, facings },
    // The commander of the other side must not read it.
    role: isGameMaster ? role : '',
    forces: forcesOf(rules, scenario, side).map(({ type, nation: own, strength, count, names }) => ({
      type,
      count,
      name: localize(`PDC.rules.type.${type}`),
      // Colour alone would not tell it; types that only one nation has include the nation in their names.
      nation: own === nation || rules.pieces[type]?.nation === own ? '' : localize(`PDC.rules.nation.${own}`),
      names: names.join(', '),
      strength:
        strength === undefined
          ? ''
          : localize('PDC.windows.scenarioPage.strength', { strength: String(strength) }),
      picture: pieceImage(rules, type, own, strength ?? rules.pieces[type]?.strength),
    })),
    later: later > 0 ? localize('PDC.windows.scenarioPage.later', { count: String(later) }) : '',
  };
}

/** Identical pieces of a side: the same type, nation and strength. */
interface Force {
  readonly type: string;
  readonly nation: string;
  /** The strength; undefined for the chart's value. */
  readonly strength: number | undefined;
  readonly count: number;
  /** The names of the leaders. */
  readonly names: readonly string[];
}

/** Every piece of a side, including reinforcements. */
const piecesOf = ({ units, arrivals }: Scenario): readonly PieceSetup[] =>
  [units, ...arrivals.map((arrival) => arrival.units)].flatMap((group) => Object.values(group));

function forcesOf({ pieces }: Ruleset, scenario: Scenario, side: Side): readonly Force[] {
  const forces = new Map<string, Force>();
  for (const piece of piecesOf(scenario).filter((each) => each.side === side)) {
    const { type, nation = scenario.sides[side].nation, strength, name } = piece;
    const key = JSON.stringify([type, nation, strength]);
    const { count, names } = forces.get(key) ?? { count: 0, names: [] };
    const isNamed = name !== undefined && pieces[type]?.kind === 'leader';
    forces.set(key, { type, nation, strength, count: count + 1, names: isNamed ? [...names, name] : names });
  }
  return [...forces.values()];
}

/** The figures of every type in the scenario, house values marked. */
const typesPart = (rules: Ruleset, scenario: Scenario, texts: Texts) =>
  [...new Set(piecesOf(scenario).map(({ type }) => type))].map((type) => ({
    type,
    name: texts.localize(`PDC.rules.type.${type}`),
    picture: typePicture(rules, type, rules.pieces[type]?.nation ?? scenario.sides.south.nation),
    figures: figureLines(rules, type, texts),
  }));
