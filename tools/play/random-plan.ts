import { type CampaignPlan, type CampaignWorld, PENINSULA, readPlan } from '../../src/campaign';
import { type Scenario, type Stream, seededStream } from '../../src/core';
import { GAMES } from '../../src/rulesets';

/** Games for campaigns, the first ones more often. */
const GAMES_OF_CAMPAIGNS = ['ccn', 'ccn', 'ccn', 'corsican-ogre', 'corsican-ogre', 'cc-napoleon'];

/** The minimum of battles in every campaign, whichever side wins. */
const LAYERS = 3;

/** One campaign in this many is the module's own. */
const OURS = 4;

const LEADERS = ['leader', 'general', 'commander'];
const REGIONS = ['spain', 'portugal', 'elsewhere'] as const;
const PARTIES = ['red', 'blue'] as const;

/** A campaign of at least three battles: ours, or a random one that branches on the winner. */
export function randomPlan(seed: number, world: CampaignWorld): CampaignPlan {
  const stream = seededStream(seed);
  return readPlan(stream.below(OURS) === 0 ? lastingPeninsula() : drawnPlan(seed, stream), world);
}

/** Our campaign, with its third battle even if the second is lost. */
const lastingPeninsula = () => ({
  ...PENINSULA,
  battles: PENINSULA.battles
    .map((battle) => ({ ...battle, next: battle.next && 'corunna' }))
    .map((battle, index) => (index === 0 ? { ...battle, next: 'vimeiro' } : battle)),
});

function drawnPlan(seed: number, stream: Stream) {
  const pick = <T>(all: readonly T[]): T => {
    const found = all[stream.below(all.length)];
    if (found === undefined) throw new Error('there is nothing to choose from');
    return found;
  };
  const id = pick(GAMES_OF_CAMPAIGNS);
  const scenarios = GAMES.find(({ rules }) => rules.id === id)?.scenarios ?? [];
  const layers = Array.from({ length: LAYERS + stream.below(2) }, (_, layer) =>
    Array.from({ length: layer === 0 ? 1 : 1 + stream.below(2) }, (_each, index) => `b${layer}-${index}`),
  );
  return {
    id: `chance-${seed}`,
    title: `By chance, ${seed}`,
    setting: id === 'cc-napoleon' ? 'ancient' : 'napoleonic',
    parties: Object.fromEntries(
      PARTIES.map((party) => [
        party,
        { name: party, nation: party, officers: officersFor(scenarios, stream) },
      ]),
    ),
    battles: layers.flatMap((battles, layer) =>
      battles.map((battle) => ({
        id: battle,
        scenario: pick(scenarios).id,
        sides: pick([
          { south: 'red', north: 'blue' },
          { south: 'blue', north: 'red' },
        ]),
        region: pick(REGIONS),
        next: nextOf(layers[layer + 1], pick),
        points: 1 + stream.below(3),
      })),
    ),
  };
}

const nextOf = (further: readonly string[] | undefined, pick: (all: readonly string[]) => string) =>
  further ? { red: pick(further), blue: pick(further), draw: pick(further) } : null;

/** A few names, some of them those of leaders in the scenarios. */
function officersFor(scenarios: readonly Scenario[], stream: Stream): readonly string[] {
  const leaders = scenarios.flatMap(({ units }) =>
    Object.values(units).flatMap(({ type, name }) => (LEADERS.includes(type) && name ? [name] : [])),
  );
  const names = ['Soult', 'Hill', 'Picton', ...leaders];
  return Array.from({ length: stream.below(4) }, () => names[stream.below(names.length)] ?? 'Soult');
}
