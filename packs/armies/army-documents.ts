import type { SampleArmy } from '../../src/core';
import { samplePageSystem, troopsPageSystem } from '../../src/foundry/applications/armies/army-page-data';
import { nationsOf } from '../../src/foundry/compendia/compendium-names';
import { GAMES } from '../../src/rulesets';
import { entry, folder, type PackDocument } from '../pack-document';

type Game = (typeof GAMES)[number];

/** The folders, troops and sample armies of every game. */
export const armyDocuments = (): readonly PackDocument[] =>
  GAMES.flatMap((game, index) => {
    const { id } = game.rules;
    const top = folder(['armies', id], index, null);
    const common = samplesFor(game, undefined);
    return [
      top,
      ...common.map((sample, sort) => sampleEntry(game, sample, { sort, parent: top._id })),
      ...nationsOf(game).flatMap((nation, sort) => ofNation(game, nation, { sort, parent: top._id })),
    ];
  });

const samplesFor = ({ armies }: Game, nation: string | undefined): readonly SampleArmy[] =>
  (armies?.samples ?? []).filter((sample) => sample.nation === nation);

interface Place {
  readonly sort: number;
  readonly parent: string;
}

function ofNation(game: Game, nation: string, { sort, parent }: Place): readonly PackDocument[] {
  const { rules } = game;
  const path = ['armies', rules.id, nation];
  const own = folder(path, sort, parent);
  const troops = { type: 'army', system: troopsPageSystem(rules, nation) };
  return [
    own,
    entry([...path, 'troops'], troops, { sort: 0, parent: own._id }),
    ...samplesFor(game, nation).map((sample, index) =>
      sampleEntry(game, sample, { sort: index + 1, parent: own._id }),
    ),
  ];
}

function sampleEntry({ rules, armies }: Game, sample: SampleArmy, place: Place): PackDocument {
  if (!armies) throw new Error(`${rules.id} has a sample army, but no way to buy armies.`);
  const page = { type: 'army', system: samplePageSystem({ rules, armies }, sample) };
  return entry(['armies', rules.id, 'sample', sample.id], page, place);
}
