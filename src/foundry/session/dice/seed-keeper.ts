import { keepSeeds, seedsKept } from '../../documents';
import { parsedOrNull } from '../papers/battle-hands';

/** A seed that this client has made, and the pledge for which it was given away, if it was. */
export interface OwnSeed {
  readonly seed: string;
  readonly given?: string;
}

/** Where a client keeps its seeds until they may be seen: by battle, and by the digest that everybody knows. */
export interface SeedKeeper {
  find(battle: string, digest: string): OwnSeed | undefined;
  /** All that this client has made for a battle. */
  all(battle: string): readonly OwnSeed[];
  keep(battle: string, digest: string, seed: OwnSeed): Promise<void>;
}

/** How many battles are remembered: the oldest are forgotten. */
const MOST = 60;

type Kept = Readonly<Record<string, Readonly<Record<string, OwnSeed>>>>;

/** Keeps them in the settings of this browser, which nobody else is sent. */
export const OWN_SEEDS: SeedKeeper = {
  find: (battle, digest) => seedsOf(battle)[digest],
  all: (battle) => Object.values(seedsOf(battle)),
  async keep(battle, digest, seed) {
    const { [battle]: own = {}, ...others } = kept();
    // The battle that is written last stands last.
    const all = [...Object.entries(others), [battle, { ...own, [digest]: seed }] as const];
    await keepSeeds(JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  },
};

const kept = (): Kept => Object(parsedOrNull(seedsKept())) as Kept;

const seedsOf = (battle: string): Readonly<Record<string, OwnSeed>> => Object(kept()[battle]);
