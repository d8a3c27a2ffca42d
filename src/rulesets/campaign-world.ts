import {
  CAMPAIGN_DICE,
  type CampaignDie,
  type CampaignPlan,
  type CampaignWorld,
  PENINSULA,
  readPlan,
  type TroopClass,
} from '../campaign';
import {
  type Die,
  deploy,
  fields,
  oneById,
  type PieceType,
  type Ruleset,
  readScenario,
  readWhole,
  type Scenario,
} from '../core';
import { ccNapoleon } from './cc-napoleon';
import { ccn } from './ccn';
import { corsicanOgre } from './corsican-ogre';
import { GAMES } from './index';

/** R001-28: light troops carried no flags into battle (house value). */
const WITHOUT_FLAG = ['light', 'border', 'guard-light', 'skirmish', 'guerrilla'];

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

/**
 * R000-20: blue is regular, red elite or heavy, green light. Militia, on foot or mounted, is yellow, which is on no
 * face.
 */
const COLOUR_OF: Readonly<Record<string, 'red' | 'blue' | 'green'>> = {
  line: 'blue',
  regular: 'blue',
  foot: 'blue',
  elite: 'red',
  heavy: 'red',
  light: 'green',
  skirmish: 'green',
  horse: 'green',
};

/** R001-76 refers to the dice of the Ancient game; true of the game that uses them, with its colours (2.3). */
const isAncient = (game: string): boolean => game === ccNapoleon.id;

function rulesOf({ ruleset, board }: Scenario): Ruleset {
  const game = GAMES.find(({ rules }) => rules.id === ruleset);
  if (!game) throw new RangeError(`there is no game "${ruleset}"`);
  return board ? game.rules.on(board) : game.rules;
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
  settingOf: ({ ruleset }) => (isAncient(ruleset) ? 'ancient' : 'napoleonic'),
  mayBegin(scenario, pieces) {
    const rules = rulesOf(scenario);
    const state = deploy(rules, scenario);
    return pieces.every((id) => rules.placementFault(state, id) === undefined);
  },
  militiaOf: ({ pieces }, nation) =>
    [`${nation}-militia`, 'militia'].find((type) => Object.hasOwn(pieces, type)),
  classOf: (rules, type) => CLASS_OF[typeOf(rules, type).arm],
  carriesFlag(rules, type) {
    const { arm, sign } = typeOf(rules, type);
    return (arm === 'infantry' || arm === 'cavalry') && !WITHOUT_FLAG.includes(sign);
  },
  colourOf: (rules, type) => (isAncient(rules.id) ? COLOUR_OF[typeOf(rules, type).sign] : undefined),
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

/** The games for which campaigns are written: R001-01. */
export const CAMPAIGN_GAMES: typeof GAMES = GAMES.filter(({ rules }) =>
  [ccNapoleon, ccn, corsicanOgre].some(({ id }) => id === rules.id),
);

/** The campaigns included in the module. */
export const campaignPlans = (): readonly CampaignPlan[] => [readPlan(PENINSULA, campaignWorld())];
