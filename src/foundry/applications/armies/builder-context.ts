import type { Army, BattleSize } from '../../../core';
import { nationColours } from '../../../drawing';
import { type ArmyGame, type Localize, unitsIn } from './army-game';
import type { Draft } from './draft';
import type { PageArmy } from './page-army';
import { typePicture } from './pictures';
import { pointChoices } from './point-choices';
import { remarkLines } from './remark-lines';
import type { ListedArmy } from './saved-armies';

/** What the army builder shows besides the draft itself. */
export interface BuilderScene {
  readonly game: ArmyGame;
  readonly draft: Draft;
  readonly saved: readonly ListedArmy[];
  /** The saved army that the user has asked to delete, once. */
  readonly deleting: string | null;
  readonly isBusy: boolean;
  /** The armies in the journal that the user may look at. */
  readonly pages: readonly (PageArmy & { readonly id: string | null })[];
  /** May write into the journal and drag units on to the map. */
  readonly isGameMaster: boolean;
}

/** What the template of the army builder shows. */
export function builderContext(
  { game, draft, saved, deleting, isBusy, pages, isGameMaster }: BuilderScene,
  localize: Localize,
) {
  const { armies, rules } = game;
  const { name, nation, counts } = draft.army;
  const pieceOf = (type: string) => ({
    type,
    name: localize(`PDC.type.${type}`),
    picture: typePicture(rules, type, nation),
  });
  return {
    sizes: armies.sizes.map(({ id }) => ({
      id,
      name: localize(`PDC.size.${id}`),
      isChosen: id === draft.size,
    })),
    points: pointChoices(armies, draft.size).map(({ points, isAttack }) => ({
      value: points,
      name: localize(isAttack ? 'PDC.army.pointsAttacking' : 'PDC.army.points', { points: String(points) }),
      isChosen: points === draft.points,
    })),
    nations: armies.nations.map((id) => ({
      id,
      name: localize(`PDC.nation.${id}`),
      isChosen: id === nation,
    })),
    nation,
    swatch: swatchOf(nation),
    name,
    samples: armies.samples.map(({ id, size, points }) => ({
      id,
      name: localize('PDC.army.sampleName', { size: localize(`PDC.size.${size}`), points: String(points) }),
    })),
    rows: Object.entries(armies.prices).map(([type, price]) => {
      const count = counts[type] ?? 0;
      return { ...pieceOf(type), price, count, isNone: count === 0 };
    }),
    free: Object.entries(armies.free).map(([type, count]) => ({ ...pieceOf(type), count })),
    saved: saved.map((entry) => ({
      name: entry.name,
      isReadable: entry.army !== null,
      isDeleting: entry.name === deleting,
      note: entry.army === null ? localize('PDC.army.unreadable') : noteOf(game, entry.army, localize),
    })),
    pages: pages.map(({ id, name: title, system }) => ({
      id,
      name: title,
      nation: localize(`PDC.nation.${system.nation}`),
    })),
    isGameMaster,
    isReplacing: saved.some((entry) => entry.name === name),
    canSave: name.trim() !== '' && !isBusy,
    bar: armyBar(game, draft, localize),
  };
}

/** The two colours by which blocks of a nation are known. */
export function swatchOf(nation: string) {
  const { face, edge } = nationColours(nation);
  return { face, edge };
}

/** Nation and cost of an army, to stand beside its name. */
export const noteOf = ({ armies }: ArmyGame, army: Army, localize: Localize): string =>
  localize('PDC.army.note', {
    nation: localize(`PDC.nation.${army.nation}`),
    points: String(armies.cost(army)),
  });

/** What an army costs, how many it is, and what there is to say about it. */
function armyBar({ armies }: ArmyGame, { army, size, points }: Draft, localize: Localize) {
  const spent = armies.cost(army);
  const of = armies.sizes.find(({ id }) => id === size);
  return {
    spent,
    points,
    isOver: spent > points,
    share: points > 0 ? Math.min(100, Math.round((100 * spent) / points)) : 0,
    units: unitsText(unitsIn(army), of, localize),
    remarks: remarkLines(armies.remarks(army, size, points), localize),
  };
}

function unitsText(count: number, size: BattleSize | undefined, localize: Localize): string {
  const [least, most] = size?.units ?? [0, 0];
  return localize('PDC.army.units', { count: String(count), least: String(least), most: String(most) });
}
