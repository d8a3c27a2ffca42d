import { deploy, SIDES } from '../../../core';
import type { Game } from '../../battle';
import { type GuideTexts, guideLine } from '../../texts/guide-line';
import { unitCounts } from '../trial-figures';
import type { OfferedScenario } from './new-battle-draft';
import { knownThumbnail } from './thumbnails';

/** A battle in the list, which several games may have. */
export interface BattleCard {
  readonly title: string;
  /** The key of the scenario that its picture shows. */
  readonly picture: string;
  /** That picture, once it is drawn. */
  readonly source: string | undefined;
  /** The words by which it is found, in lower case. */
  readonly words: string;
  /** Its sides, its size and its length. */
  readonly lines: readonly string[];
  readonly isChosen: boolean;
  /** The games that it can be played with. */
  readonly versions: readonly {
    readonly key: string;
    readonly id: string;
    readonly game: string;
    readonly label: string;
    readonly isChosen: boolean;
  }[];
}

/** The battles that are offered, each once: the same battle in another game is another version of it. */
export function battleCards(
  games: readonly Game[],
  offered: readonly OfferedScenario[],
  chosen: OfferedScenario | undefined,
  texts: GuideTexts,
): readonly BattleCard[] {
  const numbers = new Map(offered.map(({ key }, index) => [key, index]));
  const nameOf = ({ rules }: OfferedScenario): string => texts.localize(`PDC.${rules.id}.name`);
  return groupsOf(offered).flatMap((versions): BattleCard[] => {
    const shown = versions.find(({ key }) => key === chosen?.key) ?? versions[0];
    if (!shown) return [];
    const title = titleOf(shown, texts);
    const { south, north } = shown.scenario.sides;
    const lines = [
      texts.localize('PDC.windows.newBattle.sides', { south: south.name, north: north.name }),
      sizeOf(shown, texts),
      lengthOf(games, shown, texts),
    ].filter((line) => line !== '');
    const words = [title, ...lines, ...versions.map(nameOf), ...[south, north].map(({ nation }) => nation)];
    return [
      {
        ...{
          title,
          lines,
          picture: shown.key,
          source: knownThumbnail(shown.scenario),
          words: words.join(' ').toLowerCase(),
        },
        isChosen: shown.key === chosen?.key,
        versions: versions.map((version) => ({
          key: version.key,
          id: `pdc-scenario-${numbers.get(version.key)}`,
          game: nameOf(version),
          label: `${title}, ${nameOf(version)}`,
          isChosen: version.key === chosen?.key,
        })),
      },
    ];
  });
}

/** The scenarios by battles: those of the games that have the same title belong together. */
function groupsOf(offered: readonly OfferedScenario[]): readonly (readonly OfferedScenario[])[] {
  const groups = new Map<string, OfferedScenario[]>();
  for (const each of offered) {
    const isOfGame = !each.isFromFile && each.isOwn !== true;
    const name = isOfGame ? `title:${each.scenario.title}` : `key:${each.key}`;
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  return [...groups.values()];
}

function titleOf(
  { scenario: { title }, isFromFile, isOwn }: OfferedScenario,
  { localize }: GuideTexts,
): string {
  if (isFromFile) return localize('PDC.windows.newBattle.fromFile', { title });
  return isOwn ? localize('PDC.workshop.own', { title }) : title;
}

/** The units of both sides and the size of the board. */
function sizeOf({ rules, scenario }: OfferedScenario, { localize }: GuideTexts): string {
  const { rows, columns } = scenario.board ?? rules.boards.usual;
  const [south, north] = SIDES.map((side) => String(unitCounts(rules, scenario, side).count));
  return localize('PDC.windows.newBattle.size', {
    ...{ south: south ?? '', north: north ?? '' },
    ...{ rows: String(rows), columns: String(columns) },
  });
}

/** The points that win, or the length that the game's guide tells. */
function lengthOf(games: readonly Game[], { rules, scenario }: OfferedScenario, texts: GuideTexts): string {
  const { south, north } = scenario.sides;
  if (south.target !== null && north.target !== null)
    return south.target === north.target
      ? texts.localize('PDC.windows.newBattle.points', { points: String(south.target) })
      : texts.localize('PDC.windows.newBattle.pointsEach', {
          ...{ south: String(south.target), north: String(north.target) },
        });
  const guide = games.find((each) => each.rules.id === rules.id)?.guide;
  const [first] = guide?.length(deploy(rules, scenario)) ?? [];
  return first ? guideLine(first, rules.id, texts) : '';
}
