import { ARMY_FORMAT, type Army, type ArmyBuilding, type ArmyRemark } from '../../../core';
import { nationColours } from '../../../drawing';
import type { Game } from '../../battle';
import type { SavedArmy } from '../../documents/document-models';
import type { Localize } from '../../texts';

/** A game in which players put armies together. */
export type ArmyGame = Game & { readonly armies: ArmyBuilding };

/** Those of the games in which players put armies together. */
export const armyGamesOf = (games: readonly Game[]): readonly ArmyGame[] =>
  games.filter((each): each is ArmyGame => each.armies !== undefined);

/** An army as it is kept, with the game that it belongs to. */
export const savedArmy = ({ rules }: ArmyGame, { name, nation, counts }: Army): SavedArmy => ({
  formatVersion: ARMY_FORMAT.current,
  ruleset: rules.id,
  name,
  nation,
  counts: { ...counts },
});

/** How many units an army has, Generals counted, those left out that it gets for free. */
export const unitsIn = ({ counts }: Pick<Army, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Points that an army of a size may cost; those of an attacker only are marked. */
export interface PointChoice {
  readonly points: number;
  readonly isAttack: boolean;
}

/** Every number of points that an army may have in battles of a size: agreed on, or as attacker. */
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

/** Remarks in the user's language, faults first; a blank that is a key itself is looked up. */
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

/** The games in which armies are bought, the one that is shown marked; none where there is no choice. */
export const gameChoices = (games: readonly ArmyGame[], shown: ArmyGame, localize: Localize) =>
  games.length < 2
    ? []
    : games.map(({ rules: { id } }) => ({
        id,
        name: localize(`PDC.${id}.name`),
        isChosen: id === shown.rules.id,
      }));

/** The nations that an army may be of, the one that it is marked. */
export const nationChoices = ({ nations }: ArmyBuilding, chosen: string, localize: Localize) =>
  nations.map((id) => ({ id, name: localize(`PDC.rules.nation.${id}`), isChosen: id === chosen }));

/** The two colours by which blocks of a nation are known. */
export function swatchOf(nation: string) {
  const { face, edge } = nationColours(nation);
  return { face, edge };
}
