import {
  deploy,
  fields,
  type Ruleset,
  readOptions,
  readScenario,
  type Scenario,
  UnusableData,
} from '../../core';
import { newSave, publicView, viewOf } from '../../match';
import { BATTLE_TYPE, type Game, MODULE_ID, ownWrite, type Seats, say, storedFrom } from '../documents';
import type { Decider } from './decider';
import { makePapers } from './papers';
import type { SeatIds } from './seats';

/** Width of a space in pixels. */
const SPACE = 120;
const PAPER = '#ece0c6';

/**
 * Sets a scenario up and makes it the active battle: one that comes with a game, by its id, or one written as
 * data; rules options that are given go before those of the scenario. Throws an Error that says what is wrong with
 * the request; then nothing has been set up.
 */
export async function deployScenario(
  games: readonly Game[],
  decider: Decider,
  wanted: unknown,
  seats: Seats = {},
  options: unknown = {},
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(say('PDC.reason.only-the-game-master'));
  const { rules, scenario: written } =
    typeof wanted === 'string' ? scenarioOf(games, wanted) : scenarioFrom(games, wanted);
  const scenario = withOptions(rules, written, options);
  const commanders = { south: userOf(seats.south), north: userOf(seats.north) };
  const scene = await Scene.create(sceneData(rules, scenario));
  if (!scene?.id) throw new Error(say('PDC.session.noScene'));
  const combat = await battleOn(scene, rules, scenario, commanders);
  await decider.project(combat);
  await game.combats.get(combat)?.activate();
  await scene.activate();
  await decider.open(combat);
  return scene;
}

/** Makes the battle on its scene; where that fails the scene goes again. Answers with its id. */
async function battleOn(
  scene: Scene.Implementation,
  rules: Ruleset,
  scenario: Scenario,
  seats: SeatIds,
): Promise<string> {
  const save = newSave(rules, deploy(rules, scenario));
  const view = viewOf(rules, save);
  try {
    const papers = await makePapers(scenario.title, save, view, seats);
    const system = { ...storedFrom(publicView(view)), papers: papers.id ?? '', seats };
    const combat = await Combat.create({ type: BATTLE_TYPE, scene: scene.id, system }, ownWrite());
    if (!combat?.id) throw new Error(say('PDC.session.noBattle'));
    return combat.id;
  } catch (error) {
    await scene.delete();
    throw error;
  }
}

function scenarioOf(games: readonly Game[], id: string): { rules: Ruleset; scenario: Scenario } {
  for (const { rules, scenarios } of games) {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario) return { rules, scenario };
  }
  const known = games.flatMap(({ scenarios }) => scenarios.map((each) => each.id)).join(', ');
  throw new Error(say('PDC.session.noScenario', { id, known }));
}

/** A scenario that somebody has written, checked against the game that it names. */
function scenarioFrom(games: readonly Game[], data: unknown): { rules: Ruleset; scenario: Scenario } {
  const ruleset = String(Reflect.get(Object(data), 'ruleset'));
  const rules = games.map((each) => each.rules).find(({ id }) => id === ruleset);
  if (!rules) throw new Error(say('PDC.session.noRuleset', { ruleset }));
  return { rules, scenario: readScenario(rules, data) };
}

/** The scenario with other rules options. Throws UnusableData for options and values that its rules don't know. */
export function withOptions(rules: Ruleset, scenario: Scenario, options: unknown): Scenario {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const merged = { ...scenario.options, ...fields(options, 'options', faults) };
  const read = readOptions(rules, merged, 'options', faults);
  if (found.length > 0) throw new UnusableData(`scenario "${scenario.id}"`, found);
  return { ...scenario, options: read };
}

/** The id of a user given by id or name; nobody for a side that the game master leads. */
function userOf(nameOrId: string | undefined): string {
  if (nameOrId === undefined || nameOrId === '') return '';
  const user = game.users.get(nameOrId) ?? game.users.find(({ name }) => name === nameOrId);
  if (!user?.id) throw new Error(say('PDC.session.noUser', { user: nameOrId }));
  return user.id;
}

function sceneData({ grid }: Ruleset, { title }: Scenario) {
  const isHex = grid.kind === 'hex';
  // Pointy-top hexes: a row is three quarters of a hex high, which is higher than wide.
  const height = isHex ? ((3 * grid.rows + 1) / 4) * (2 / Math.sqrt(3)) * SPACE : grid.rows * SPACE;
  return {
    name: title,
    width: grid.columns * SPACE,
    height: Math.ceil(height),
    padding: 0,
    backgroundColor: PAPER,
    grid: {
      type: isHex ? CONST.GRID_TYPES.HEXODDR : CONST.GRID_TYPES.SQUARE,
      size: SPACE,
      alpha: 0,
    },
    tokenVision: false,
    navigation: true,
    flags: { [MODULE_ID]: { origin: { i: 0, j: 0 } } },
  };
}
