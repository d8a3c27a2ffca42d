import type { Refusal } from '../../core';
import type { BattlePort, Game, SessionPorts } from '../battle';
import { isBattle, MODULE_ID, type ModuleApi, ownWrite } from '../documents';
import { answerVouched, watchVouching } from '../documents/vouched-request';
import { localizeRefusal } from '../texts';
import { battleControl, Pause } from './battle-control';
import { BattleStore } from './battle-store';
import { type CampaignBattles, campaignBattles } from './campaign-battles';
import { askBeforeDeletion } from './deletion';
import { Host, refused } from './host';
import { learn } from './learn';
import { Leases } from './leases';
import { Reconciler } from './reconciler';
import { Requester, UndoConfirmation } from './requester';
import { deployScenario } from './set-up-battle';

/** The battles of this world, as the other parts of the module see them. */
export interface Session {
  readonly port: BattlePort;
  readonly api: ModuleApi;
  readonly campaigns: CampaignBattles;
}

/** Sets up the place where battles are decided; to be called once, in `init`. */
export function registerSession(games: readonly Game[], ports: SessionPorts): Session {
  const store = new BattleStore(games);
  const windows = new Leases();
  const host = new Host(store, ports, windows);
  const requester = new Requester(store, host);
  const undoConfirmation = new UndoConfirmation(store, requester);
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  watchVouching();
  CONFIG.queries[`${MODULE_ID}.request`] = (asked, context) =>
    answerVouched(asked, context, {
      answer: (envelope, user) => host.answer(envelope, user),
      refuse: refused,
    });
  new Reconciler(store, host).watch();
  const pause = new Pause(store, host);
  watchBattles(changed);
  const projectAll = () => {
    for (const combat of game.combats.contents) {
      if (isBattle(combat) && combat.id) void host.project(combat.id);
    }
  };
  windows.watch(() => {
    projectAll();
    pause.finishAll();
  });
  pause.watch();
  Hooks.once('ready', projectAll);
  // Another game master may have set the battle up: drawing it is for the one who decides.
  Hooks.on('createCombat', (combat) => {
    if (isBattle(combat) && combat.id) void host.project(combat.id);
  });
  askBeforeDeletion();
  Hooks.on('deleteCombat', (combat) => {
    if (isBattle(combat)) void host.retire(combat);
  });
  endWithScenes(host);
  // The game master who decided may have left before everything was drawn.
  Hooks.on('userConnected', projectAll);
  const port: BattlePort = {
    get current() {
      return store.current;
    },
    find: (id) => store.find(id),
    order: (order) => requester.ask(store.current?.id ?? '', { order }),
    answer: (battle, option, revision) => requester.ask(battle, { choose: option }, revision),
    undo: (battle, to) => undoConfirmation.undo(battle, to),
    goOn: (battle) => requester.ask(battle, { goOn: true }),
    redo: (battle) => requester.ask(battle, { redo: true }),
    // On the client that decides, several corrections at once wait for one another.
    correct: (battle, correction) =>
      host.isHere
        ? notifyRefusal(host.correct(battle, correction))
        : requester.ask(battle, { correct: correction }),
    consent: (battle, consent, revision) => requester.ask(battle, { consent }, revision),
    onLessonRefusal: (listener) => requester.onLessonRefusal(listener),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
  return {
    port,
    api: {
      deployScenario: (id, seats, options) => deployScenario(games, host, id, seats, options),
      learn: (lesson) => learn(games, host, lesson),
      control: battleControl({ games, store, host, pause }),
    },
    campaigns: campaignBattles(store, host),
  };
}

/** Tells the user of this client why something was refused. */
async function notifyRefusal(request: Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  const refusal = await request;
  if (refusal) ui.notifications.warn(localizeRefusal(refusal));
  return refusal;
}

/** Without its ground a battle can't go on. A copy in a compendium, which may have the same id, is nobody's ground. */
function endWithScenes(host: Host): void {
  Hooks.on('deleteScene', (scene) => {
    if (!host.isHere || scene.pack) return;
    const battles = game.combats.contents.filter((each) => isBattle(each) && each._source.scene === scene.id);
    for (const battle of battles) void battle.delete(ownWrite());
  });
}

function watchBattles(changed: () => void): void {
  Hooks.on('createCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('updateCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('deleteCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('canvasReady', changed);
}
