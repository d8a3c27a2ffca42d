import { UnusableData, withFree } from '../../../core';
import type { Game } from '../../battle';
import { type Texts, textsOf } from '../../texts';
import { figureLines, figuresOf, typePicture } from '../type-picture';
import { type ArmyGame, lineName, swatchOf, unitsIn } from './army-game';
import { armyOfPage, type PageArmy } from './army-page-data';

/** The template data of an army page: its units with their figures, or why the page can't be read. */
export function armyPageContext(page: PageArmy, games: readonly Game[], canPlace: boolean, texts: Texts) {
  const { ruleset, nation, kind = 'army', source = '' } = page.system;
  const { localize } = texts;
  const nothing = {
    name: page.name,
    game: '',
    summary: '',
    takenFrom: source,
    rows: [],
    fault: '',
    note: '',
    canPlace: false,
    canBuild: false,
    swatch: swatchOf(nation),
  };
  const unreadable = (fault: string) => ({
    ...nothing,
    fault: localize('PDC.windows.armyPage.unreadable', { fault }),
  });
  const found = games.find(({ rules }) => rules.id === ruleset);
  if (!found) return unreadable(localize('PDC.windows.armyPage.noGame', { ruleset }));
  try {
    const isBought = kind === 'army' && found.armies !== undefined;
    return {
      ...nothing,
      game: localize(`PDC.${ruleset}.name`),
      summary: isBought ? boughtSummary(page, found as ArmyGame, texts) : nationText(nation, texts),
      rows: rowsOf(page, found, texts),
      note: isOutdated(page, found) ? localize('PDC.windows.packs.outdated') : '',
      canPlace,
      canBuild: isBought,
    };
  } catch (error) {
    if (error instanceof UnusableData) return unreadable(error.faults.join(' · '));
    throw error;
  }
}

const nationText = (nation: string, { localize }: Texts): string =>
  localize(nation === '' ? 'PDC.windows.packs.anyNation' : `PDC.rules.nation.${nation}`);

function boughtSummary(page: PageArmy, armyGame: ArmyGame, texts: Texts): string {
  const army = armyOfPage(armyGame, page);
  return texts.localize('PDC.windows.armyPage.summary', {
    nation: nationText(page.system.nation, texts),
    points: String(armyGame.armies.cost(army)),
    units: String(unitsIn(army)),
  });
}

/** The number of units of each type; a list of a nation's troops has no counts. */
function countsOf(
  { system: { kind, counts } }: PageArmy,
  { armies }: Game,
): readonly (readonly [string, number])[] {
  const own = counts.map(({ type, count }) => [type, count] as const);
  if (kind === 'troops' || !armies) return own;
  const all = Object.entries(withFree({ counts: Object.fromEntries(own) }, armies));
  const isLeading = ([type]: readonly [string, number]) => Object.hasOwn(armies.free, type);
  return [...all.filter(isLeading), ...all.filter((row) => !isLeading(row))].filter(([, count]) => count > 0);
}

function rowsOf(page: PageArmy, found: Game, language: Texts) {
  const { rules, armies } = found;
  const texts = textsOf(rules.id, language);
  const { nation } = page.system;
  const counts = countsOf(page, found);
  const chartOf = (line: string): string => armies?.lines[line]?.type ?? line;
  const unknown = counts.flatMap(([type]) => (Object.hasOwn(rules.pieces, chartOf(type)) ? [] : [type]));
  if (unknown.length > 0)
    throw new UnusableData(
      'the page',
      unknown.map((type) => texts.localize('PDC.windows.packs.noSuchType', { type })),
    );
  return counts.map(([type, count]) => ({
    type,
    count,
    name: armies ? lineName(armies, type, texts.localize) : texts.localize(`PDC.rules.type.${type}`),
    picture: typePicture(rules, chartOf(type), colourIn(found, type, nation)),
    figures: figureLines(rules, chartOf(type), texts),
    isBought: armies !== undefined && Object.hasOwn(armies.prices, type),
  }));
}

/** The nation whose colour a type has on a page of a nation. */
export const colourIn = ({ rules, armies }: Game, type: string, nation: string): string =>
  rules.pieces[type]?.nation ?? armies?.colourOf(type, nation) ?? nation;

/** True if the charts have changed since the page was written; pages written by players store no figures. */
const isOutdated = ({ system: { counts } }: PageArmy, { rules: { pieces }, armies }: Game): boolean =>
  counts.some(({ type, figures = [] }) => {
    const chart = pieces[armies?.lines[type]?.type ?? type];
    const written = figures.map(({ key, value, rule, house }) => ({ key, value, rule, house }));
    return (
      figures.length > 0 &&
      chart !== undefined &&
      JSON.stringify(written) !== JSON.stringify(figuresOf(chart))
    );
  });
