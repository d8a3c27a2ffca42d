import {
  ARMY_FORMAT,
  type Army,
  type ArmyBuilding,
  type ArmyRemark,
  type BattlePlan,
  scenarioData,
} from '../../../core';
import { nationColours } from '../../../drawing';
import type { Game } from '../../battle';
import type { SavedArmy } from '../../documents/document-models';
import type { Localize } from '../../texts';
import { listChoices } from '../list-choices';
import { typePicture } from '../type-picture';

/** A game that has army building. */
export type ArmyGame = Game & { readonly armies: ArmyBuilding };

/** The games that have army building. */
export const armyGamesOf = (games: readonly Game[]): readonly ArmyGame[] =>
  games.filter((each): each is ArmyGame => each.armies !== undefined);

/** An army in its saved form, with the game it belongs to. */
export const savedArmy = ({ rules }: ArmyGame, { name, nation, counts }: Army): SavedArmy => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  name,
  nation,
  counts: { ...counts },
});

/** The name of a line of a game's list. */
export function lineName({ lines }: ArmyBuilding, id: string, localize: Localize): string {
  const { key, blanks } = lines[id]?.label ?? { key: `type.${id}`, blanks: {} };
  return localize(`PDC.rules.${key}`, blanksOf(blanks, localize));
}

/** The picture of a piece of a line in an army of a nation. */
export const linePicture = ({ rules, armies }: ArmyGame, id: string, nation: string): string =>
  typePicture(rules, armies.lines[id]?.type ?? id, armies.colourOf(id, nation));

/** The number of units in an army: generals count, free ones do not. */
export const unitsIn = ({ counts }: Pick<Army, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** A number of points that an army may cost in battles of a size; marked if it is for an attacker only. */
export interface PointChoice {
  readonly points: number;
  readonly isAttack: boolean;
}

/** Every number of points that an army may have in battles of a size: as agreed, or as the attacker. */
export function pointChoices(building: ArmyBuilding, size: string): readonly PointChoice[] {
  const agreed = building.sizes.find(({ id }) => id === size)?.points ?? [];
  const attacking = agreed
    .map((points) => building.pointsOf({ points, attacker: 'south' }, 'south'))
    .filter((points) => !agreed.includes(points));
  const choices = [
    ...agreed.map((points) => ({ points, isAttack: false })),
    ...[...new Set(attacking)].map((points) => ({ points, isAttack: true })),
  ];
  return choices.sort((one, other) => one.points - other.points);
}

/** A remark on an army in the user's language. */
export interface RemarkLine {
  readonly text: string;
  readonly rule: string;
  readonly isFault: boolean;
}

/** Remarks in the user's language, faults first; a placeholder value that is itself a key is looked up. */
export function remarkLines(remarks: readonly ArmyRemark[], localize: Localize): readonly RemarkLine[] {
  const lines = remarks.map(({ reason, blanks, rule, weight }) => ({
    text: localize(`PDC.rules.remark.${reason}`, blanksOf(blanks, localize)),
    rule,
    isFault: weight === 'fault',
  }));
  return [...lines.filter(({ isFault }) => isFault), ...lines.filter(({ isFault }) => !isFault)];
}

const blanksOf = (blanks: ArmyRemark['blanks'], localize: Localize): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(blanks).map(([name, word]) => [name, word.startsWith('PDC.') ? localize(word) : word]),
  );

/** The games that have army building, the current one marked; empty if there is only one. */
export const gameChoices = (games: readonly ArmyGame[], shown: ArmyGame, localize: Localize) =>
  games.length < 2
    ? []
    : listChoices(
        games.map(({ rules }) => rules.id),
        shown.rules.id,
        (id) => localize(`PDC.${id}.name`),
      );

/** The nations that an army may belong to, its own marked. */
export const nationChoices = ({ nations }: ArmyBuilding, chosen: string, localize: Localize) =>
  listChoices(nations, chosen, (id) => localize(`PDC.rules.nation.${id}`));

/** The sizes of battle that armies are built for, the current one marked. */
export const sizeChoices = ({ sizes }: ArmyBuilding, chosen: string, localize: Localize) =>
  listChoices(
    sizes.map(({ id }) => id),
    chosen,
    (id) => localize(`PDC.rules.size.${id}`),
  );

/** The two colours that identify the blocks of a nation. */
export function swatchOf(nation: string) {
  const { face, edge } = nationColours(nation);
  return { face, edge };
}

/** The scenario of a planned battle in the words of a file, in which every game can read it. */
export const plannedScenario = ({ rules, armies }: ArmyGame, plan: BattlePlan) =>
  scenarioData(rules, armies.battle(plan));
