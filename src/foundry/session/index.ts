import type { Refusal } from '../../core';
import {
  type BattlePort,
  type Game,
  isBattle,
  MODULE_ID,
  type ModuleApi,
  ownWrite,
  sayWhy,
} from '../documents';
import { Asker } from './asker';
import { BattleBook } from './battle-book';
import { askBeforeDeletion } from './before-deletion';
import { battleControl } from './control';
import { Decider } from './decider';
import { deployScenario } from './deploy-scenario';
import { GoingBack } from './going-back';
import { Guard } from './guard';
import { OwnWindows } from './own-windows';
import { Pause } from './pause';
import type { SessionPorts } from './ports';

export type { SessionPorts } from './ports';

/** The battles of this world, as the other parts of the module see them. */
export interface Session {
  readonly port: BattlePort;
  readonly api: ModuleApi;
}

/** Sets up the place where battles are decided; to be called once, in `init`. */
export function registerSession(games: readonly Game[], ports: SessionPorts): Session {
  const book = new BattleBook(games.map(({ rules }) => rules));
  const windows = new OwnWindows();
  const decider = new Decider(book, ports, windows);
  const asker = new Asker(book, decider);
  const goingBack = new GoingBack(book, asker);
  const listeners: (() => void)[] = [];
  const changed = () => {
    for (const listener of listeners) listener();
  };
  CONFIG.queries[`${MODULE_ID}.request`] = (envelope, context) => decider.answer(envelope, context);
  new Guard(book, decider).watch();
  const pause = new Pause(book, decider);
  watchBattles(changed);
  const heal = () => {
    for (const combat of game.combats.contents) {
      if (isBattle(combat) && combat.id) void decider.project(combat.id);
    }
  };
  windows.watch(() => {
    heal();
    pause.finishAll();
  });
  pause.watch();
  Hooks.once('ready', heal);
  // Another game master may have set the battle up: drawing it is for the one who decides.
  Hooks.on('createCombat', (combat) => {
    if (isBattle(combat) && combat.id) void decider.project(combat.id);
  });
  askBeforeDeletion();
  Hooks.on('deleteCombat', (combat) => {
    if (isBattle(combat)) void decider.retire(combat);
  });
  // Without its ground a battle can't go on. A copy in a compendium, which may have the same id, is nobody's ground.
  Hooks.on('deleteScene', (scene) => {
    if (!decider.isHere || scene.pack) return;
    const battles = game.combats.contents.filter((each) => isBattle(each) && each._source.scene === scene.id);
    for (const battle of battles) void battle.delete(ownWrite());
  });
  // The game master who decided may have left before everything was drawn.
  Hooks.on('userConnected', heal);
  const port: BattlePort = {
    get current() {
      return book.current;
    },
    find: (id) => book.find(id),
    order: (order) => asker.ask(book.current?.id ?? '', { order }),
    answer: (battle, option, revision) => asker.ask(battle, { choose: option }, revision),
    undo: (battle, to) => goingBack.undo(battle, to),
    redo: (battle) => asker.ask(battle, { redo: true }),
    // On the client that decides, several corrections at once wait for one another.
    correct: (battle, correction) =>
      decider.isHere ? told(decider.correct(battle, correction)) : asker.ask(battle, { correct: correction }),
    consent: (battle, consent, revision) => asker.ask(battle, { consent }, revision),
    onChange: (listener) => {
      listeners.push(listener);
    },
  };
  return {
    port,
    api: {
      deployScenario: (id, seats, options) => deployScenario(games, decider, id, seats, options),
      control: battleControl({ games, book, decider, pause }),
    },
  };
}

/** Tells the user of this client why something was refused. */
async function told(wish: Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  const refusal = await wish;
  if (refusal) ui.notifications.warn(sayWhy(refusal));
  return refusal;
}

function watchBattles(changed: () => void): void {
  Hooks.on('createCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('updateCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('deleteCombat', (combat) => isBattle(combat) && changed());
  Hooks.on('canvasReady', changed);
}
