import { actionsOf, Playback, SIDES } from '../../core';
import { copyAt, courseSummaries, freshDice, isRecordOpen, newSave } from '../../match';
import type { BattleActions, BattleControl, Game, Seats } from '../battle';
import type { WebhookControl } from '../battle/webhook';
import {
  type BattleCombat,
  briefingIn,
  type Commanders,
  freshSeed,
  isBattle,
  isPicturedOn,
  isTurnedByDefault,
  levelOf,
  MODULE_ID,
  ownWrite,
  pictureIn,
  turnedScenesOf,
  usersAmong,
} from '../documents';
import { localize, localizeRefusal } from '../texts';
import { fileFor, readBattleFile } from './battle-file';
import type { BattleStore } from './battle-store';
import { branchOf, branchTitle, tellBranch, titleOf, wayBack } from './branches';
import { changeCommanders } from './change-commanders';
import type { Host } from './host/host';
import { archivedBattles } from './journal/archive';
import { lockControl } from './lock-control';
import { makeTurnedScene, removeTurnedScenes } from './make-scenes';
import type { StandIns } from './officers/stand-ins';
import { differences } from './projection/differences';
import { shownIn } from './projection/project-battle';
import { commandersIn } from './seats';
import { bringBack, commanderIds, setUpBattle } from './set-up-battle';

/** The opacity of the scene's own grid. */
const GRID_ALPHA = 0.25;

/** The parts of the session that battle control needs. */
export interface ControlDependencies {
  readonly games: readonly Game[];
  readonly store: BattleStore;
  readonly host: Host;
  readonly pause: Pause;
  readonly standIns: StandIns;
  readonly webhook: WebhookControl;
}

/** The GM's actions on running battles outside the rules. */
export function battleControl({
  games,
  store,
  host,
  pause,
  standIns,
  webhook,
}: ControlDependencies): BattleControl {
  const found = (battle: string): BattleCombat => {
    if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
    const combat = store.combat(battle);
    if (!combat) throw new Error(localize('PDC.rules.reason.no-such-battle'));
    return combat;
  };
  const sceneOf = (battle: string): Scene.Implementation => {
    const combat = found(battle);
    const { viewed } = game.scenes;
    // Each of its scenes has its own background setting.
    const scene = viewed && isPicturedOn(combat, viewed) ? viewed : combat.scene;
    if (!scene) throw new Error(localize('PDC.windows.control.noScene'));
    return scene;
  };
  return {
    commanders: (battle) => commandersOf(found(battle)),
    async changeSeats(battle, seats) {
      const combat = found(battle);
      const before = commandersOf(combat);
      const now = commanderIds({ ...before, ...given(seats) });
      await changeCommanders(combat, now);
      const isTurned = (all: Commanders) => isTurnedByDefault(usersAmong(all));
      const isNew = isTurned(now) && !isTurned(before) && !combat.system.paused;
      if (isNew) await showFromNorth(store, combat, true);
    },
    pause: async (battle) => pause.begin(found(battle)),
    resume: async (battle, changes) => pause.end(found(battle), changes),
    actions: (battle) => actionsIn(store, found(battle)),
    actionAt: (battle, number) => actionAt(store, found(battle), number),
    isSeenFromNorth: (battle) => turnedScenesOf(found(battle).id ?? '').length > 0,
    showFromNorth: async (battle, isShown) => showFromNorth(store, found(battle), isShown),
    hasOwnBackground: (battle) => sceneOf(battle).flags[MODULE_ID]?.ownBackground === true,
    async showOwnBackground(battle, ownBackground) {
      const scene = sceneOf(battle);
      // The drawn map includes a grid; any other background needs the scene's grid.
      const grid = { alpha: ownBackground ? scene.grid.alpha || GRID_ALPHA : 0 };
      await scene.update({ grid, flags: { [MODULE_ID]: { ownBackground } } }, ownWrite());
    },
    fileOf(battle, how) {
      const combat = found(battle);
      const { save } = store.read(combat);
      const title = titleOf(combat);
      const told = { briefing: briefingIn(combat), picture: pictureIn(combat) };
      const { south, north } = commandersOf(combat);
      const seats = { south: nameOf(south), north: nameOf(north) };
      return fileFor({ title, ...told, save, seats }, how);
    },
    beginStandIn: async (battle, side) => standIns.begin(found(battle), side),
    endStandIn: async (battle, side) => standIns.end(found(battle), side),
    ...lockControl({ store, host, found }),
    webhook,
    playOnFrom: async (battle, at, isAlone) => playOnFrom(host, store, found(battle), { at, isAlone }),
    ...wayBack(found),
    playAgain: async (battle) => playAgain(host, store, found(battle)),
    archivedBattles: () => (game.user.isGM ? archivedBattles() : []),
    bringBack: (journal) => bringBack(journal, games, host),
    async putBack(text) {
      if (!game.user.isGM) throw new Error(localize('PDC.rules.reason.only-the-game-master'));
      const { notice, seats, ...filed } = readBattleFile(text, games);
      if (notice) ui.notifications.warn(localize(`PDC.windows.session.${notice}`));
      // Another world may have other users: then the GM assigns the sides.
      const known = { south: knownName(seats.south), north: knownName(seats.north) };
      return setUpBattle(host, { ...filed, commanders: commanderIds(known) });
    },
  };
}

function actionsIn(store: BattleStore, combat: BattleCombat): BattleActions {
  const { rules, save } = store.read(combat);
  const courses = courseSummaries(rules, save);
  return { actions: actionsOf(save.record), open: save.open, courses };
}

/** The position before an action of a battle, with both hands, and the action; undefined for a correction. */
function actionAt(store: BattleStore, combat: BattleCombat, number: number) {
  const { rules, save } = store.read(combat);
  const actions = actionsOf(save.record);
  const action = actions[number];
  if (!action || !('order' in action)) return undefined;
  return { before: new Playback(rules.play, save.start, actions).stateAt(number), action };
}

/** Adds or removes the view of a battle from the north. */
async function showFromNorth(store: BattleStore, combat: BattleCombat, isShown: boolean): Promise<void> {
  // Changes made by hand on one scene must not be taken for changes on another.
  if (combat.system.paused) throw new Error(localize('PDC.windows.ownSide.whilePaused'));
  const battle = store.find(combat.id ?? '');
  if (!isShown) await removeTurnedScenes(combat.id ?? '');
  else if (battle) await makeTurnedScene(combat, battle.rules);
}

/** Sets up a branch of a battle after a number of actions, and says so in chat. */
async function playOnFrom(
  host: Host,
  store: BattleStore,
  combat: BattleCombat,
  { at, isAlone }: { readonly at: number; readonly isAlone: boolean | undefined },
): Promise<Scene.Implementation> {
  const { rules, save } = store.read(combat);
  const commanders = commanderIds(commandersOf(combat));
  const told = { briefing: briefingIn(combat), picture: pictureIn(combat) };
  const isTurned = turnedScenesOf(combat.id ?? '').length > 0;
  const copy = copyAt(rules, save, at, freshSeed());
  const branch = branchOf(combat);
  const title = branchTitle(branch, rules.ownTurn(copy.state.turn));
  const begun = { title, ...told, rules, save: copy, commanders, isTurned, branchOf: branch, isAlone };
  const scene = await setUpBattle(host, begun);
  await tellBranch(title, titleOf(combat));
  if (isRecordOpen(save) && copy.state.winner === null) await tellHandsKnown(title);
  return scene;
}

/** Tells everybody that the hands of a battle may be known to both sides. */
async function tellHandsKnown(title: string): Promise<void> {
  const text = localize('PDC.windows.provable.told.handsKnown', { title: foundry.utils.escapeHTML(title) });
  await ChatMessage.create({ content: `<p>${text}</p>` });
}

/** Sets up a battle again from its beginning, with other commanders. */
function playAgain(host: Host, store: BattleStore, combat: BattleCombat): Promise<Scene.Implementation> {
  const { rules, save } = store.read(combat);
  const { south, north } = commandersOf(combat);
  const commanders = { south: north, north: south };
  const told = { title: titleOf(combat), briefing: briefingIn(combat), picture: pictureIn(combat) };
  const isTurned = turnedScenesOf(combat.id ?? '').length > 0;
  const begun = newSave(rules, save.start);
  const again = save.dice ? { ...begun, dice: freshDice(freshSeed()) } : begun;
  return setUpBattle(host, { ...told, rules, save: again, commanders, isTurned });
}

/** The commanders of the sides; a user who no longer exists is replaced by the GM. */
function commandersOf({ system }: BattleCombat): Commanders {
  const there = (id: string) => (levelOf(id) || game.users.get(id) ? id : '');
  const { south, north } = commandersIn(system);
  return { south: there(south), north: there(north) };
}

/** The seats that are given. */
const given = (seats: Seats): Seats =>
  Object.fromEntries(SIDES.flatMap((side) => (seats[side] === undefined ? [] : [[side, seats[side]]])));

const nameOf = (commander: string): string =>
  levelOf(commander) ? commander : (game.users.get(commander)?.name ?? '');

const knownName = (name: string): string =>
  levelOf(name) || game.users.contents.some((user) => user.name === name) ? name : '';

/** Pauses and resumes battles: changes made by hand in between become corrections in the record. */
export class Pause {
  readonly #store: BattleStore;
  readonly #host: Host;
  /** Battles that are being resumed. */
  readonly #underWay = new Set<string>();

  constructor(store: BattleStore, host: Host) {
    this.#store = store;
    this.#host = host;
  }

  /** Watches for battles to resume: the host resumes them, whichever client has asked for it. */
  watch(): void {
    Hooks.once('ready', () => this.finishAll());
    Hooks.on('userConnected', () => this.finishAll());
    Hooks.on('updateCombat', (combat) => {
      if (isBattle(combat)) void this.#finish(combat);
    });
  }

  /** Resumes every battle that is still waiting for it. */
  finishAll(): void {
    for (const combat of game.combats.contents) if (isBattle(combat)) void this.#finish(combat);
  }

  /** Pauses a battle. Rejects in the middle of an order, when pieces can't be corrected. */
  async begin(combat: BattleCombat): Promise<void> {
    if (combat.system.open !== 'null') throw new Error(localize('PDC.windows.control.pauseWhileAsked'));
    await combat.update({ system: { paused: true, resuming: 'no' } }, ownWrite());
  }

  /** Resumes a battle. */
  async end(combat: BattleCombat, changes: 'keep' | 'drop'): Promise<void> {
    if (!combat.system.paused) return;
    await combat.update({ system: { resuming: changes } }, ownWrite());
  }

  async #finish(combat: BattleCombat): Promise<void> {
    const { id, system } = combat;
    if (!id || !this.#host.isHere || !system.paused || system.resuming === 'no') return;
    if (this.#underWay.has(id)) return;
    this.#underWay.add(id);
    try {
      if (system.resuming === 'keep') await this.#takeOver(combat, id);
      await combat.update({ system: { paused: false, resuming: 'no' } }, ownWrite());
      await this.#host.project(id);
    } catch (error) {
      console.error(error);
      ui.notifications.error(localize('PDC.windows.control.notResumed'));
    } finally {
      this.#underWay.delete(id);
    }
  }

  /** Records everything that differs from the battle's state as corrections; reports those that are not possible. */
  async #takeOver(combat: BattleCombat, id: string): Promise<void> {
    const battle = this.#store.find(id);
    if (!combat.scene || !battle) return;
    const { rules, state } = battle;
    const corrections = differences(rules, state, shownIn(combat, battle));
    let count = 0;
    const refused = new Set<string>();
    for (const correction of corrections) {
      const refusal = await this.#host.correct(id, correction);
      if (refusal) refused.add(refusal.reason);
      else count += 1;
    }
    for (const reason of refused) {
      ui.notifications.warn(
        localize('PDC.windows.control.notTakenOver', { reason: localizeRefusal({ reason }, rules.id) }),
      );
    }
    if (count > 0) ui.notifications.info(localize('PDC.windows.control.takenOver', { count: String(count) }));
  }
}
