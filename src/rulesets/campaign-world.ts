import {
  betweenBattles,
  CAMPAIGN_DICE,
  type CampaignDie,
  type CampaignPlan,
  type CampaignWorld,
  PENINSULA,
  readCampaignSave,
  readOpenOrder,
  readPlan,
  type TroopClass,
} from '../campaign';
import {
  type BetweenBattles,
  type Die,
  deploy,
  fields,
  items,
  oneById,
  type PieceType,
  type Ruleset,
  readScenario,
  readWhole,
  type Scenario,
  UnusableData,
} from '../core';
import { GAMES } from './index';

const typeOf = ({ pieces, id }: Ruleset, type: string): PieceType => {
  const found = pieces[type];
  if (!found) throw new RangeError(`${id} knows no type "${type}"`);
  return found;
};

const CLASS_OF: Readonly<Record<PieceType['arm'], TroopClass>> = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artillery',
  // A leader counts as the unit it is with; this entry is never asked for.
  leader: 'infantry',
};

const gameOf = (id: string): (typeof GAMES)[number] => {
  const game = GAMES.find(({ rules }) => rules.id === id);
  if (!game) throw new RangeError(`there is no game "${id}"`);
  return game;
};

function rulesOf({ ruleset, board }: Scenario): Ruleset {
  const { rules } = gameOf(ruleset);
  return board ? rules.on(board) : rules;
}

/** The view of the games that campaigns use. `more`: scenarios that a player has added. */
export const campaignWorld = (more: readonly Scenario[] = []): CampaignWorld => ({
  scenarioOf(id) {
    const all = [...more, ...GAMES.flatMap(({ scenarios }) => scenarios)];
    const found = all.find((scenario) => scenario.id === id);
    if (!found) throw new RangeError(`there is no scenario "${id}"`);
    return found;
  },
  rulesOf,
  settingOf: ({ ruleset }) => (gameOf(ruleset).troops?.colourOf ? 'ancient' : 'napoleonic'),
  mayBegin(scenario, pieces) {
    const rules = rulesOf(scenario);
    const state = deploy(rules, scenario);
    return pieces.every((id) => rules.placementFault(state, id) === undefined);
  },
  militiaOf: ({ id }, nation) => gameOf(id).troops?.militiaOf(nation),
  classOf: (rules, type) => CLASS_OF[typeOf(rules, type).arm],
  carriesFlag: ({ id }, type) => gameOf(id).troops?.carriesFlag(type) ?? false,
  colourOf: ({ id }, type) => gameOf(id).troops?.colourOf?.(type),
});

/** The dice of campaigns: where a game has a die with the same faces, its die. */
export const campaignDice = (): Readonly<Record<string, Die>> =>
  Object.fromEntries(CAMPAIGN_DICE.map((die) => [die.id, ofAGame(die)]));

function ofAGame({ id, faces }: CampaignDie): Die {
  const known = GAMES.flatMap(({ rules }) => Object.values(rules.dice));
  return known.find((die) => die.faces.join() === faces.join()) ?? { id, letter: null, faces };
}

/** Reads a player's own scenario, by the game it names. Throws UnusableData. */
export function scenarioOfAGame(data: unknown): Scenario {
  const { rules } = readWhole('the scenario', (faults) =>
    oneById(fields(data, 'scenario', faults).ruleset, 'ruleset', faults, GAMES, (game) => game.rules.id),
  );
  return readScenario(rules, data);
}

/** The open question of a campaign from plain data, as a worker is given it. Throws UnusableData. */
export function questionBetween(asked: unknown): BetweenBattles {
  const { open, scenarios, save } = readWhole('the question', (faults) => {
    const given = fields(asked, 'question', faults);
    return {
      open: readOpenOrder(given.open, 'open', faults),
      scenarios: items(given.scenarios, 'scenarios', faults),
      save: given.save,
    };
  });
  const world = campaignWorld(scenarios.map(scenarioOfAGame));
  const question = betweenBattles({ save: readCampaignSave(save, world), open }, world);
  if (!question) throw new UnusableData('the question', ['open: nothing is asked']);
  return question;
}

/** The games for which campaigns are written: R001-01. */
export const CAMPAIGN_GAMES: typeof GAMES = GAMES.filter(({ troops }) => troops);

/** The campaigns included in the module. */
export const campaignPlans = (): readonly CampaignPlan[] => [readPlan(PENINSULA, campaignWorld())];

/** The campaigns included in the module, each with the game of its battles. */
export const campaignsOfGames = (): readonly { readonly ruleset: string; readonly plan: CampaignPlan }[] =>
  campaignPlans().map((plan) => {
    const { ruleset } = campaignWorld().scenarioOf(plan.battles[0]?.scenario ?? '');
    return { ruleset, plan };
  });
