import { keepSeeds, seedsKept } from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';

/** A seed that this client has made, and the pledge that it was given for, if any. */
export interface OwnSeed {
  readonly seed: string;
  readonly given?: string;
}

/** A seed with the battle that it was made for. */
export interface KeptSeed extends OwnSeed {
  readonly battle: string;
  readonly digest: string;
}

/** A client's store for its seeds until they may be revealed: by battle, and by their public digest. */
export interface SeedKeeper {
  find(battle: string, digest: string): OwnSeed | undefined;
  /** All that this client has made. */
  all(): readonly KeptSeed[];
  keep(battle: string, digest: string, seed: OwnSeed): Promise<void>;
}

/** The most battles that are remembered: the oldest are dropped. */
const MOST = 60;

type Kept = Readonly<Record<string, Readonly<Record<string, OwnSeed>>>>;

/** Keeps the seeds in the settings of this browser, which are not sent to any other. */
export const OWN_SEEDS: SeedKeeper = {
  find: (battle, digest) => seedsOf(battle)[digest],
  all: () =>
    Object.entries(kept()).flatMap(([battle, seeds]) =>
      Object.entries(seeds).map(([digest, seed]) => ({ ...seed, battle, digest })),
    ),
  async keep(battle, digest, seed) {
    const { [battle]: own = {}, ...others } = kept();
    // The battle that was written last comes last.
    const all = [...Object.entries(others), [battle, { ...own, [digest]: seed }] as const];
    await keepSeeds(JSON.stringify(Object.fromEntries(all.slice(-MOST))));
  },
};

const kept = (): Kept => Object(parsedOrNull(seedsKept())) as Kept;

const seedsOf = (battle: string): Readonly<Record<string, OwnSeed>> => Object(kept()[battle]);
