import type { CampaignPlan } from '../../campaign';
import type { SampleArmy } from '../../core';
import type { Game } from '../battle';
import { inSentence, planTold, scenarioTold, type Texts } from '../texts';
import { entryId, folderId } from './compendium-ids';

/** The contents of the compendia: the games, and the campaigns with the games that they are fought by. */
export interface Listed {
  readonly games: readonly Game[];
  readonly campaigns: readonly { readonly ruleset: string; readonly plan: CampaignPlan }[];
}

type Name = readonly [id: string, name: string];

/** The names of all folders and entries of the compendia, by their ids. */
export const compendiumNames = ({ games, campaigns }: Listed, texts: Texts): ReadonlyMap<string, string> =>
  new Map([
    ...games.flatMap((game) => [...folderNames(game, texts), ...armyNames(game, texts)]),
    ...games.flatMap(({ rules, scenarios }) =>
      scenarios.map((scenario): Name => {
        const { title } = scenarioTold(texts, scenario);
        return [entryId('battles', rules.id, scenario.id), title];
      }),
    ),
    ...campaigns.map(({ ruleset, plan }): Name => {
      return [entryId('campaigns', ruleset, plan.id), planTold(texts, plan).title];
    }),
  ]);

/** The folder of a game in each compendium. */
const folderNames = ({ rules }: Game, { localize }: Texts): readonly Name[] =>
  ['armies', 'battles', 'campaigns'].map((pack) => [
    folderId(pack, rules.id),
    localize(`PDC.${rules.id}.name`),
  ]);

function armyNames(game: Game, texts: Texts): readonly Name[] {
  const { id } = game.rules;
  const { localize } = texts;
  const ofNation = (nation: string): readonly Name[] => {
    const name = localize(`PDC.rules.nation.${nation}`);
    const troops = localize('PDC.windows.packs.troopsOf', { nation: name });
    return [
      [folderId('armies', id, nation), name],
      [entryId('armies', id, nation, 'troops'), troops],
    ];
  };
  return [
    ...nationsOf(game).flatMap(ofNation),
    ...(game.armies?.samples ?? []).map((sample): Name => {
      return [entryId('armies', id, 'sample', sample.id), sampleName(sample, texts)];
    }),
  ];
}

function sampleName({ nation, size, points }: SampleArmy, texts: Texts): string {
  const { localize } = texts;
  const blanks = {
    size: inSentence(localize(`PDC.rules.size.${size}`), texts),
    points: String(points),
  };
  return nation === undefined
    ? localize('PDC.windows.packs.sample', blanks)
    : localize('PDC.windows.packs.sampleOf', {
        ...blanks,
        nation: localize(`PDC.rules.nation.${nation}`),
      });
}

/** The nations of a game: from its charts; failing that from its army building; failing that from its battles. */
export function nationsOf({ rules, armies, scenarios }: Game): readonly string[] {
  const charted = Object.values(rules.pieces).flatMap(({ nation }) => nation ?? []);
  if (charted.length > 0) return [...new Set(charted)];
  if (armies) return armies.nations;
  return [
    ...new Set(
      scenarios.flatMap(({ sides, units }) => [
        sides.south.nation,
        sides.north.nation,
        ...Object.values(units).flatMap(({ nation }) => nation ?? []),
      ]),
    ),
  ];
}
