import {
  type Briefing,
  deploy,
  type MapPicture,
  type Ruleset,
  readScenario,
  type Scenario,
  wholeBriefing,
} from '../../core';
import { freshDice, newSave, publicView, readKept, type Save, viewOf, withOptions } from '../../match';
import type { Game, Seats } from '../battle';
import {
  BATTLE_TYPE,
  type Commanders,
  freshSeed,
  isBattle,
  isProvableByDefault,
  isTurnedByDefault,
  levelOf,
  MODULE_ID,
  ownWrite,
  storedFrom,
  usersAmong,
  withHouseTables,
} from '../documents';
import { localize } from '../texts';
import type { Host } from './host/host';
import { archiveIn, passHands } from './journal/archive';
import { type BranchOf, createJournal, isInPlay, recordIn } from './journal/battle-journal';
import { makeScene, makeTurnedScene } from './make-scenes';
import { storedCommanders } from './seats';

/** A battle to set up on a scene of its own. */
export interface BattleToSetUp {
  readonly title: string;
  /** The players' briefing; by default it follows from the battle itself. */
  readonly briefing?: Briefing;
  readonly picture?: MapPicture | undefined;
  readonly rules: Ruleset;
  readonly save: Save;
  readonly commanders: Commanders;
  readonly campaign?: CampaignBattle;
  readonly branchOf?: BranchOf;
  /** True if no window but this one turns to its scene. */
  readonly isAlone?: boolean | undefined;
  /** The journal entry of the evening that it is prepared for: then no window turns to its scene. */
  readonly evening?: string | undefined;
  /** True if the north sees it from its own side; by default as set for this world. */
  readonly isTurned?: boolean | undefined;
}

/** The place of a battle in a campaign: the page of the campaign, and the battle of its plan. */
export interface CampaignBattle {
  readonly page: string;
  readonly battle: string;
}

/** Creates a scene with a battle on it, and shows it unless it is for an evening to come. If that fails, nothing has been set up. */
export async function setUpBattle(host: Host, given: BattleToSetUp): Promise<Scene.Implementation> {
  const battle = { ...given, rules: given.rules.on(given.save.state.board) };
  const scene = await makeScene(battle.title, battle.rules, battle.evening);
  const combat = await battleOn(scene, battle);
  if (
    battle.isTurned ??
    (isTurnedByDefault(usersAmong(battle.commanders)) && battle.save.lesson === undefined)
  ) {
    await makeTurnedScene({ id: combat, scene }, battle.rules);
  }
  await host.project(combat);
  if (battle.evening === undefined) await turnTo(scene, combat, battle);
  await host.open(combat);
  return scene;
}

/** Turns the windows to a new battle. */
async function turnTo(scene: Scene.Implementation, combat: string, battle: BattleToSetUp): Promise<void> {
  // A lesson is for one user: all others stay on their scenes.
  const isAlone = battle.isAlone === true || battle.save.lesson !== undefined;
  if (battle.save.lesson === undefined) await game.combats.get(combat)?.activate();
  await (isAlone ? scene.view() : scene.activate());
}

/** Creates the battle on its scene and returns its id; if that fails the scene is deleted. */
async function battleOn(
  scene: Scene.Implementation,
  { title, briefing, picture, rules, save, commanders, campaign, branchOf, evening }: BattleToSetUp,
): Promise<string> {
  const view = viewOf(rules, save);
  const { seats, officers } = storedCommanders(commanders);
  let journal: JournalEntry.Implementation | undefined;
  try {
    const about = {
      title,
      ...(campaign && { campaign }),
      ...(branchOf && { branchOf }),
      ...(evening !== undefined && { evening }),
    };
    journal = await createJournal(about, { save, view, seats });
    const system = {
      ...storedFrom(publicView(view)),
      journal: journal.id ?? '',
      seats,
      officers,
      briefing: JSON.stringify(briefing ?? null),
      picture: JSON.stringify(picture ?? null),
    };
    const combat = await Combat.create({ type: BATTLE_TYPE, scene: scene.id, system }, ownWrite());
    if (!combat?.id) throw new Error(localize('PDC.windows.session.noBattle'));
    return combat.id;
  } catch (error) {
    await journal?.delete();
    await scene.delete();
    throw error;
  }
}

/** The ids of the users given by id or name; officers are kept, and a side that the GM commands is empty. */
export const commanderIds = ({ south, north }: Seats): Commanders => ({
  south: commanderId(south),
  north: commanderId(north),
});

function commanderId(nameOrId: string | undefined): string {
  if (nameOrId === undefined || nameOrId === '') return '';
  if (levelOf(nameOrId)) return nameOrId;
  const user = game.users.get(nameOrId) ?? game.users.contents.find(({ name }) => name === nameOrId);
  if (!user?.id) throw new Error(localize('PDC.windows.session.noUser', { user: nameOrId }));
  return user.id;
}

/** Options for setting up a scenario, instead of those of the scenario and the world. */
interface DeployedHow {
  readonly seats?: Seats | undefined;
  readonly options?: unknown;
  readonly isTurned?: boolean | undefined;
  readonly isProvable?: boolean | undefined;
}

/**
 * Sets up a scenario and activates its battle: a scenario that comes with a game, by its id, or one given as data;
 * given rules options take precedence over those of the scenario. Throws an Error with the fault of the request; then
 * nothing has been set up.
 */
export async function deployScenario(
  games: readonly Game[],
  host: Host,
  wanted: unknown,
  { seats = {}, options = {}, isTurned, isProvable }: DeployedHow = {},
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
  const { rules, scenario: written } =
    typeof wanted === 'string' ? scenarioOf(games, wanted) : scenarioFrom(games, wanted);
  return layOut(host, rules, withOptions(rules, written, options), { seats, isTurned, isProvable });
}

interface LaidOutHow extends Pick<DeployedHow, 'seats' | 'isTurned' | 'isProvable'> {
  readonly campaign?: CampaignBattle;
  readonly evening?: string;
}

/** Sets up a scenario, as a battle of a campaign if it is part of one. */
export function layOut(
  host: Host,
  rules: Ruleset,
  written: Scenario,
  { seats = {}, isTurned, isProvable = isProvableByDefault(), campaign, evening }: LaidOutHow,
): Promise<Scene.Implementation> {
  const scenario = withHouseTables(rules, written);
  const begun = newSave(rules, deploy(rules, scenario));
  const save = isProvable ? { ...begun, dice: freshDice(freshSeed()) } : begun;
  const told = {
    title: scenario.title,
    briefing: wholeBriefing(scenario.briefing),
    picture: scenario.picture,
  };
  const battle = { ...told, rules, save, commanders: commanderIds(seats), isTurned, evening };
  return setUpBattle(host, { ...battle, ...(campaign && { campaign }) });
}

function scenarioOf(games: readonly Game[], id: string): { rules: Ruleset; scenario: Scenario } {
  for (const { rules, scenarios } of games) {
    const scenario = scenarios.find((each) => each.id === id);
    if (scenario) return { rules, scenario };
  }
  const known = games.flatMap(({ scenarios }) => scenarios.map((each) => each.id)).join(', ');
  throw new Error(localize('PDC.windows.session.noScenario', { id, known }));
}

/** A scenario given as data, checked against the game that it names. */
function scenarioFrom(games: readonly Game[], data: unknown): { rules: Ruleset; scenario: Scenario } {
  const ruleset = String(Reflect.get(Object(data), 'ruleset'));
  const rules = games.map((each) => each.rules).find(({ id }) => id === ruleset);
  if (!rules) throw new Error(localize('PDC.windows.session.noRuleset', { ruleset }));
  return { rules, scenario: readScenario(rules, data) };
}

/**
 * Restores an archived battle: on its own scene if that is still free, otherwise on a new one. Rejects with an Error
 * with the fault; then nothing has been set up, and the archive is unchanged.
 */
export async function bringBack(
  journal: string,
  games: readonly Game[],
  host: Host,
): Promise<Scene.Implementation> {
  if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
  if (isInPlay(journal)) throw new Error(localize('PDC.windows.archive.inPlay'));
  const { battle, title, scene: place, seats: commanders, isTurned, ...told } = archiveIn(journal);
  const { rules, save, notice } = readRecord(journal, games);
  if (notice) ui.notifications.warn(localize(`PDC.windows.session.${notice}`));
  const own = freeScene(place);
  const onBoard = rules.on(save.state.board);
  const scene = own ?? (await makeScene(title, onBoard));
  try {
    const { seats, officers } = storedCommanders(commanders);
    const { briefing, picture } = told;
    const view = storedFrom(publicView(viewOf(rules, save)));
    const system = { ...view, journal, seats, officers, briefing, picture };
    // The old id keeps its chat cards attached, and prevents restoring it twice.
    const data = { ...(battle !== '' && { _id: battle }), type: BATTLE_TYPE, scene: scene.id, system };
    const combat = await Combat.create(data, { ...ownWrite(), keepId: true });
    if (!combat?.id) throw new Error(localize('PDC.windows.session.noBattle'));
    if (isTurned) await makeTurnedScene({ id: combat.id, scene }, onBoard);
    await passHands(journal, { south: '', north: '' }, seats);
    const name = localize('PDC.windows.battleJournal.title', { title });
    await game.journal.get(journal)?.update({ name, flags: { [MODULE_ID]: { title } } }, ownWrite());
    await host.project(combat.id);
    await combat.activate();
    await scene.activate();
    return scene;
  } catch (error) {
    if (!own && !isInPlay(journal)) await scene.delete(ownWrite());
    throw error;
  }
}

function readRecord(journal: string, games: readonly Game[]) {
  const record = recordIn(journal);
  const { ruleset }: Partial<Save> = Object(record);
  const known = games.find(({ rules }) => rules.id === ruleset);
  if (!known) throw new Error(localize('PDC.windows.session.noRuleset', { ruleset: String(ruleset) }));
  return readKept(known.rules, record);
}

/** The scene of a battle, if it still exists and has no other battle. */
function freeScene(id: string): Scene.Implementation | undefined {
  const isTaken = game.combats.contents.some((combat) => isBattle(combat) && combat._source.scene === id);
  return isTaken ? undefined : game.scenes.get(id);
}
