import type { Refusal } from '../../core';
import { because } from '../../match';
import type { BattlePort, DiceChecks, Game, OfficerThinker, SessionPorts, UserBattle } from '../battle';
import type { EveningPort } from '../battle/evenings';
import type { StandingOrdersPort } from '../battle/standing-orders';
import type { WorkshopPort } from '../battle/workshop';
import {
  type BattleCombat,
  isBattle,
  isOrderMessage,
  isOwnWrite,
  MODULE_ID,
  type ModuleApi,
  officerPace,
  onBattleChange,
  onDrawingChange,
  onSceneShown,
  ownWrite,
} from '../documents';
import { openQuery } from '../documents/incoming-query';
import { Listeners } from '../documents/listeners';
import { onStandInSetting } from '../documents/stand-in-settings';
import { openVouched, watchVouching } from '../documents/vouched-request';
import { localizeRefusal } from '../texts';
import { battleControl, Pause } from './battle-control';
import { BattleStore } from './battle-store';
import { type CampaignBattles, campaignBattles } from './campaign-battles';
import { keepTurnsByRules } from './combat-tracker';
import { UndoAndResume } from './confirm-undo';
import { askBeforeDeletion } from './deletion';
import { openDiceChecks } from './dice/dice-checks';
import { Moments } from './earlier-moments';
import { eveningPort } from './evenings';
import { battlesForModules, tellOrdersDone } from './for-modules';
import { Host, refused } from './host/host';
import { Leases } from './host/leases';
import { KeptRequests } from './kept-requests';
import { watchKeys } from './keys/key-sharing';
import { LookingBack } from './looking-back';
import { OfficerDesk, type ThinkingListener } from './officers/officer-desk';
import { StandIns } from './officers/stand-ins';
import { StandingAnswers } from './officers/standing-orders';
import { Reconciler } from './reconciler';
import { Requester } from './requester';
import { deployScenario } from './set-up-battle';
import { learn } from './start-lesson';
import { watchOwnSide } from './view-own-side';
import { Webhook } from './webhook/webhook';
import { Workshops } from './workshops';

/** The battles of this world, as seen by the other parts of the module. */
export interface Session {
  readonly port: BattlePort;
  readonly api: ModuleApi;
  readonly campaigns: CampaignBattles;
  readonly diceChecks: DiceChecks;
  readonly workshops: WorkshopPort;
  readonly evenings: EveningPort;
  readonly standing: StandingOrdersPort;
  /** Calls the listener while an officer thinks for long. */
  onThinking(listener: ThinkingListener): void;
}

/** Sets up the session in which battles are decided; call once, in `init`. */
export function registerSession(
  games: readonly Game[],
  ports: SessionPorts,
  officers: OfficerThinker,
): Session {
  const store = new BattleStore(games);
  const windows = new Leases();
  const host = new Host(store, ports, windows);
  const kept = new KeptRequests();
  const requester = new Requester(store, host, kept, () => changed());
  const moments = new Moments(store);
  const undoAndResume = new UndoAndResume(store, requester, moments);
  const standing = new StandingAnswers(store, host);
  const desk = new OfficerDesk(host, officers, officerPace, standing);
  const standIns = new StandIns(store, host);
  const webhook = new Webhook(store, host);
  const watchers = new Listeners();
  for (const each of [standIns, desk]) watchers.add(() => each.look());
  const look = () => watchers.tell();
  const listeners: (() => void)[] = [];
  const onChange = (listener: () => void) => void listeners.push(listener);
  const changed = () => {
    for (const listener of listeners) listener();
    look();
  };
  requester.watch();
  watchVouching();
  const workshops = new Workshops(games);
  // This browser may now read or write what it could not before.
  watchKeys(() => [projectAll(host), changed(), workshops.reread()]);
  openToUsers({ host, standIns, standing, moments });
  standing.watch();
  standing.onChange(look);
  onStandInSetting(changed);
  new Reconciler(store, host).watch();
  const pause = new Pause(store, host);
  watchBattles(store, changed);
  // Everything drawn for battles must be drawn again.
  onDrawingChange(changed);
  windows.watch(() => [projectAll(host), pause.finishAll(), look()]);
  Hooks.once('ready', look);
  webhook.watch(onChange);
  Hooks.on('pauseGame', changed);
  pause.watch();
  askBeforeDeletion();
  keepTurnsByRules();
  drawWhatIsNew(host);
  watchScenes(host);
  watchRecords(host);
  watchOwnSide();
  workshops.watch();
  const now = portNow({ store, host, requester, undoAndResume, kept, standIns }, { onChange });
  return {
    port: new LookingBack(now, moments).port,
    api: {
      ...battlesForModules(store),
      deployScenario: (id, seats, options, isTurned, isProvable) =>
        deployScenario(games, host, id, { seats, options, isTurned, isProvable }),
      learn: (lesson) => learn(games, host, lesson),
      control: battleControl({ games, store, host, pause, standIns, webhook }),
    },
    campaigns: campaignBattles(store, host, (listener) => watchers.add(listener)),
    diceChecks: openDiceChecks(games, store, host),
    workshops,
    evenings: eveningPort(host),
    standing,
    onThinking: (listener) => desk.onThinking(listener),
  };
}

/** The parts that answer other clients. */
interface AnsweringParts {
  readonly host: Host;
  readonly standIns: StandIns;
  readonly standing: StandingAnswers;
  readonly moments: Moments;
}

/** Takes what the users of other clients ask about battles. */
function openToUsers({ host, standIns, standing, moments }: AnsweringParts): void {
  openVouched('request', { answer: (envelope, user) => host.answer(envelope, user), refuse: refused });
  openVouched('takeCommand', { answer: (asked, user) => standIns.answer(asked, user), refuse: refused });
  openVouched('standing', { answer: (asked, user) => standing.answer(asked, user), refuse: refused });
  openQuery('moment', ['battle', 'at'], {
    answer: (envelope) => moments.answer(envelope),
    refuse: (reason) => ({ refusal: because(reason) }),
  });
}

/** The parts behind the port of battles. */
interface PortParts {
  readonly store: BattleStore;
  readonly host: Host;
  readonly requester: Requester;
  readonly undoAndResume: UndoAndResume;
  readonly kept: KeptRequests;
  readonly standIns: StandIns;
}

/** The battles of this world as they stand now, and what the user of this client asks of them. */
function portNow(
  { store, host, requester, undoAndResume, kept, standIns }: PortParts,
  { onChange }: Pick<BattlePort, 'onChange'>,
): Omit<BattlePort, 'history'> {
  const withKept = (battle: UserBattle | undefined): UserBattle | undefined => {
    const request = battle && kept.of(battle.id)?.request;
    return request ? { ...battle, kept: request } : battle;
  };
  return {
    get current() {
      return withKept(store.current);
    },
    find: (id) => withKept(store.find(id)),
    order: (order) => requester.ask(store.current?.id ?? '', { order }),
    answer: (battle, option, revision) => requester.ask(battle, { choose: option }, revision),
    undo: (battle, to) => undoAndResume.undo(battle, to),
    resumeCourse: (battle, line) => undoAndResume.resumeCourse(battle, line),
    goOn: (battle) => requester.ask(battle, { goOn: true }),
    redo: (battle) => requester.ask(battle, { redo: true }),
    // On the host, several corrections at once wait for one another.
    correct: (battle, correction) =>
      host.isHere
        ? notifyRefusal(host.correct(battle, correction))
        : requester.ask(battle, { correct: correction }),
    consent: (battle, consent, revision) => requester.ask(battle, { consent }, revision),
    withdraw: (battle) => requester.withdraw(battle),
    takeCommand: (battle) => standIns.takeCommand(battle),
    onLessonRefusal: (listener) => requester.onLessonRefusal(listener),
    onChange,
  };
}

/** Updates the documents of every battle from its position, if this window is the host. */
function projectAll(host: Host): void {
  for (const combat of game.combats.contents) {
    if (isBattle(combat) && combat.id) void host.project(combat.id);
  }
}

/** Draws new battles, deletes the documents of deleted ones, and completes the work of a host that has left. */
function drawWhatIsNew(host: Host): void {
  Hooks.once('ready', () => projectAll(host));
  // Another GM may have set up the battle: the host draws it.
  Hooks.on('createCombat', (combat) => {
    if (isBattle(combat) && combat.id) void host.project(combat.id);
  });
  Hooks.on('createScene', (scene) => {
    const battle = scene.flags[MODULE_ID]?.turned;
    if (battle && !scene.pack) void host.project(battle);
  });
  Hooks.on('deleteCombat', (combat) => {
    if (isBattle(combat)) void host.retire(combat);
  });
  // The GM who was host may have left before everything was drawn.
  Hooks.on('userConnected', () => projectAll(host));
}

/** Restores documents that belong to a record or follow from it, if they are changed or deleted by hand. */
function watchRecords(host: Host): void {
  const lost = (of: (battle: BattleCombat) => boolean, options: unknown): void => {
    if (!host.isHere || isOwnWrite(options)) return;
    for (const combat of game.combats.contents) {
      if (isBattle(combat) && combat.id && of(combat)) void host.project(combat.id);
    }
  };
  const ofEntry = (id: string | null | undefined) => (battle: BattleCombat) => battle.system.journal === id;
  Hooks.on('deleteJournalEntry', (entry, options) => lost(ofEntry(entry.id), options));
  Hooks.on('deleteJournalEntryPage', (page, options) => lost(ofEntry(page.parent?.id), options));
  Hooks.on('updateJournalEntryPage', (page, _, options) => lost(ofEntry(page.parent?.id), options));
  Hooks.on('updateCombat', (combat, changes, options) => {
    lost(({ id }) => id === combat.id, options);
    // The new commander of a side receives its hand; the previous one no longer does.
    const isPassed = isBattle(combat) && 'seats' in Object(changes.system);
    if (isPassed && combat.id && isOwnWrite(options)) void host.project(combat.id);
  });
  Hooks.on('deleteChatMessage', (message, options) => {
    if (isOrderMessage(message)) lost(({ id }) => id === message.system.battle, options);
  });
}

/**
 * Deletes a battle with its scene, without which it can't continue. A copy in a compendium may have the same id, but is
 * the scene of no battle.
 */
function watchScenes(host: Host): void {
  Hooks.on('deleteScene', (scene) => {
    if (!host.isHere || scene.pack) return;
    const battles = game.combats.contents.filter((each) => isBattle(each) && each._source.scene === scene.id);
    for (const battle of battles) void battle.delete(ownWrite());
  });
}

/** Shows the user of this client why a request was refused. */
async function notifyRefusal(request: Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  const refusal = await request;
  if (refusal) ui.notifications.warn(localizeRefusal(refusal));
  return refusal;
}

function watchBattles(store: BattleStore, changed: () => void): void {
  onBattleChange(changed);
  Hooks.on('userConnected', changed);
  // The cards of a side that has changed hands are written after it.
  Hooks.on('updateJournalEntryPage', ({ parent }) => {
    const written = game.combats.contents.find(
      (combat) => isBattle(combat) && combat.system.journal === parent?.id,
    );
    if (written?.id && store.lacksHand(written.id)) changed();
  });
  onSceneShown(changed);
  tellOrdersDone(store);
}
