import { enemyOf, type PieceId, type Scenario, type Side } from '../core';
import { battleScenario } from './battle-scenario';
import { partyOf } from './campaign';
import type { CampaignContext, CampaignProcedure } from './context';
import { ANCIENT_DIE, BATTLE_DIE } from './dice';
import { loseHero } from './heroes';
import { type PartyId, plannedBattle } from './plan';
import type { CampaignWorld } from './world';

/** AMB-001-25: the question for a side that loses a block to its own sabres. */
const OWN_CHOICE: Readonly<Record<string, string>> = { sabers: 'straggler-of-ours' };

/** R001-70: a side may pay up to half of its counters, rounded down, and rolls a die for each. */
export function* straggle(
  c: CampaignContext,
  world: CampaignWorld,
  side: Side,
  party: PartyId,
): CampaignProcedure {
  const most = Math.floor(partyOf(c.campaign, party).glory / 2);
  if (most === 0) return;
  const counts = Array.from({ length: most + 1 }, (_, count) => `${count}`);
  const count = Number(yield* c.ask('stragglers', side, counts));
  if (count === 0) return;
  // R001-77: the counters are spent whatever the dice show.
  c.tell({ type: 'glory-changed', party, by: -count, reason: 'stragglers' });
  const die = c.campaign.plan.setting === 'ancient' ? ANCIENT_DIE : BATTLE_DIE;
  const faces = yield* c.roll('stragglers', side, die, count);
  for (const face of faces) yield* suffer(c, world, side, face);
}

/** R001-71 to R001-76: applies one die to the enemy. */
function* suffer(c: CampaignContext, world: CampaignWorld, side: Side, face: string): CampaignProcedure {
  if (face === 'leader') return;
  if (face === 'flag') yield* setBack(c, world, enemyOf(side));
  else if (face === 'sabers') yield* loseBlock(c, world, { chooser: side, of: struckBy(c, side), face });
  else yield* loseBlock(c, world, { chooser: enemyOf(side), of: enemyOf(side), face });
}

/** R001-75, AMB-001-25: the side whose unit loses a block to sabres. */
const struckBy = ({ campaign }: CampaignContext, payer: Side): Side =>
  campaign.plan.options.stragglerSabres === 'own' ? payer : enemyOf(payer);

/** The side that chooses the unit, the side that loses the block, and the face of the die. */
interface Loss {
  readonly chooser: Side;
  readonly of: Side;
  readonly face: string;
}

/** Removes a block of a chosen unit: its owner chooses by R001-71 to R001-73, the side that paid by R001-75. */
function* loseBlock(
  c: CampaignContext,
  world: CampaignWorld,
  { chooser, of, face }: Loss,
): CampaignProcedure {
  const units = unitsOf(c, world, of).filter(
    ({ blocks, isWhole, is }) => blocks > 1 && (face === 'sabers' ? isWhole : is.includes(face)),
  );
  if (units.length === 0) return;
  const reason = chooser === of ? (OWN_CHOICE[face] ?? 'straggler') : 'straggler-of-theirs';
  const unit = yield* c.ask(
    reason,
    chooser,
    units.map(({ id }) => id),
    { about: face, of: 'unit' },
  );
  const name = units.find(({ id }) => id === unit)?.name ?? unit;
  c.tell({ type: 'straggled', unit, blocks: 1 });
  c.chronicle('straggled', { unit: name });
  // Heroic status ends with the first lost block (R001-48), or with the battle (R001-53), as the game has it.
  const { heroicLifetime } = battleScenario(c.campaign, world).options;
  const party = plannedBattle(c.campaign.plan, c.campaign.at).sides[of];
  if (heroicLifetime === 'firstLoss') loseHero(c, party, name, 'hero-no-more');
}

/**
 * R001-74, AMB-001-28: moves the start of a unit back by one hex, if any unit can, together with its leader (CCN-57).
 */
function* setBack(c: CampaignContext, world: CampaignWorld, side: Side): CampaignProcedure {
  const places = unitsOf(c, world, side).flatMap((unit) =>
    behind(c, world, side, unit).map((to) => ({ ...unit, to })),
  );
  if (places.length === 0) return;
  const ids = [...new Set(places.map(({ id }) => id))];
  const unit = yield* c.ask('set-back', side, ids, { of: 'unit' });
  const open = places.filter(({ id }) => id === unit).map(({ to }) => to);
  const to = yield* c.ask('set-back-to', side, open, { about: unit, of: 'space' });
  const { name = unit, at = '' } = places.find(({ id }) => id === unit) ?? {};
  for (const id of together(battleScenario(c.campaign, world), at))
    c.tell({ type: 'set-back', unit: id, to });
  c.chronicle('set-back', { unit: name });
}

/** The pieces in a space: a unit, and a leader with it. */
const together = ({ units }: Scenario, at: string): readonly PieceId[] =>
  Object.keys(units).filter((id) => units[id]?.at === at);

/** A unit at the start of a battle, after stragglers. */
interface Standing {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly blocks: number;
  readonly isWhole: boolean;
  /** The faces of the die that may cost it a block. */
  readonly is: readonly string[];
}

/** The units of a side that are on the board when the battle begins, militia included. */
function unitsOf({ campaign }: CampaignContext, world: CampaignWorld, side: Side): readonly Standing[] {
  const scenario = battleScenario(campaign, world);
  const rules = world.rulesOf(scenario);
  return Object.entries(scenario.units).flatMap(([id, setup]) => {
    const type = rules.pieces[setup.type];
    if (setup.side !== side || type?.kind !== 'unit') return [];
    const blocks = setup.strength ?? type.strength;
    return [
      {
        id,
        name: setup.name ?? id,
        at: setup.at,
        blocks,
        isWhole: !campaign.eve.stragglers[id] && blocks >= (setup.full ?? type.strength),
        is: [world.classOf(rules, setup.type), world.colourOf(rules, setup.type) ?? ''],
      },
    ];
  });
}

/** The empty spaces one row nearer to the edge of a side where its unit and a leader with it may begin. */
function behind(
  c: CampaignContext,
  world: CampaignWorld,
  side: Side,
  { at }: Pick<Standing, 'at'>,
): readonly string[] {
  const scenario = battleScenario(c.campaign, world);
  const { grid } = world.rulesOf(scenario);
  const edge = side === 'south' ? 'last-row' : 'first-row';
  const moving = together(scenario, at);
  return grid.towards(at, edge).filter((space) => {
    if (isHeld(scenario, space)) return false;
    const moved = moving.flatMap((id) => {
      const setup = scenario.units[id];
      return setup ? [[id, { ...setup, at: space }] as const] : [];
    });
    return world.mayBegin(
      { ...scenario, units: { ...scenario.units, ...Object.fromEntries(moved) } },
      moving,
    );
  });
}

/** True if a piece of either side begins the battle in a space. */
export const isHeld = ({ units }: Scenario, space: string): boolean =>
  Object.values(units).some(({ at }) => at === space);
