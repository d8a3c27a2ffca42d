import { type Refusal, SIDES, type Side, type SideAdjustment } from '../../../core';
import { draftFromBattle } from '../../../workshop';
import type {
  BattleActions,
  BattleControl,
  BattleFile,
  BattlePort,
  DiceChecks,
  UserBattle,
} from '../../battle';
import type { WorkshopPort } from '../../battle/workshop';
import { toldOf } from '../../documents';
import { players } from '../../documents/document-types';
import { askFirst } from '../../input';
import { localize, TEXTS } from '../../texts';
import { BattleWindow, notifyError, onChooseFile } from '../battle-window';
import { DiceShown } from '../provable-dice-context';
import { branchOff } from '../who-goes';
import { optionsOf, partsOf } from '../window-table';
import { controlContext } from './control-context';

/** The dependencies of the window besides the battle in view. */
export interface ControlOffer {
  readonly control: BattleControl;
  readonly dice: DiceChecks;
  readonly workshops: WorkshopPort;
}

const NOTHING_DONE: BattleActions = { actions: [], open: null, courses: [] };

/** The GM's Battle control for the battle of the scene: command, state, pause, record and file. */
export class BattleControlWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<BattleControlWindow>('control', {
    pause: (window) => window.pause(),
    resume: (window, { dataset }) => window.resume(dataset.changes === 'drop' ? 'drop' : 'keep'),
    undo: (window, { dataset }) => window.undo(Number(dataset.number)),
    redo: (window) => window.redo(),
    takeUp: (window, { dataset }) => window.resumeCourse(Number(dataset.line)),
    playOn: (window, { dataset }) => window.playOn(Number(dataset.number)),
    save: (window, { dataset }) => window.save(dataset.how === 'whole' ? 'whole' : undefined),
    saveKey: (window) => window.saveKey(),
    dealAnew: (window) => window.dealAgain(),
    load: onChooseFile,
    bringBack: (window, { dataset }) => window.bringBack(dataset.journal ?? ''),
    tables: (window) => window.tables(),
    editScenario: (window) => window.editScenario(),
    checkDice: (window) => window.checkDice(),
    openDice: (window) => window.openDice(),
    removeWebhook: (window) => window.removeWebhook(),
  });

  static override PARTS = partsOf('control');

  readonly #control: BattleControl;
  readonly #workshops: WorkshopPort;
  readonly #openTables: () => void;
  readonly #dice: DiceShown;
  /** The record when it was last read: reading it takes a while. */
  #read: { readonly battle: string; readonly revision: number; readonly actions: BattleActions } | undefined;

  constructor(port: BattlePort, { control, dice, workshops }: ControlOffer, openTables: () => void) {
    super(port);
    this.#control = control;
    this.#workshops = workshops;
    this.#openTables = openTables;
    this.#dice = new DiceShown(dice);
  }

  /** Opens the window for a keyboard user. */
  async openByKey(): Promise<void> {
    await this.render({ force: true });
    this.element.querySelector<HTMLElement>('.pdc-control button, .pdc-control input')?.focus();
  }

  protected override context(): object {
    const { battle } = this;
    const archived = this.#control.archivedBattles();
    const keys = { hasKey: this.#control.keys.count > 0, webhook: this.#control.webhook.server ?? null };
    if (!battle) return { isBusy: this.isBusy, sides: null, hasTables: true, archived, ...keys };
    const isLocked = this.#control.isLocked(battle.id);
    const data = {
      battle,
      commanders: this.#control.commanders(battle.id),
      users: players(),
      actions: isLocked ? NOTHING_DONE : this.#actionsOf(battle),
      hasOwnBackground: this.#control.hasOwnBackground(battle.id),
      isSeenFromNorth: this.#control.isSeenFromNorth(battle.id),
      isBusy: this.isBusy,
    };
    const hides = this.#control.hides(battle.id);
    const dice = this.#dice.context(battle);
    return { ...controlContext(data, TEXTS), dice, archived, ...keys, isLocked, hides };
  }

  #actionsOf({ id, revision }: UserBattle): BattleActions {
    if (this.#read?.battle === id && this.#read.revision === revision) return this.#read.actions;
    try {
      const actions = this.#control.actions(id);
      this.#read = { battle: id, revision, actions };
      return actions;
    } catch (error) {
      notifyError(error);
      return NOTHING_DONE;
    }
  }

  protected override onSelect({ name, value }: HTMLSelectElement): void {
    const side = SIDES.find((each) => name === `seat-${each}`);
    if (side) void this.#set((battle) => this.#control.changeSeats(battle, { [side]: value }));
    else if (name === 'background') {
      void this.#set((battle) => this.#control.showOwnBackground(battle, value === 'own'));
    }
  }

  protected override onInput({ name, value, checked, valueAsNumber, dataset }: HTMLInputElement): void {
    if (name === 'webhook') {
      if (value.trim() !== '') void this.doNext(() => this.#control.webhook.set(value));
      return;
    }
    if (name === 'fromNorth') {
      void this.#set((battle) => this.#control.showFromNorth(battle, checked));
      return;
    }
    const side = SIDES.find((each) => each === dataset.side);
    const key = (['points', 'target', 'rating'] as const).find((each) => each === dataset.stat);
    // A value that is not a number is only reset.
    if (!side || !key || !Number.isInteger(valueAsNumber)) void this.render();
    else void this.#set((battle) => this.#adjust(battle, side, { [key]: valueAsNumber }));
  }

  #adjust(battle: string, side: Side, change: SideAdjustment): Promise<Refusal | undefined> {
    return this.port.correct(battle, { type: 'side-adjusted', side, change });
  }

  protected override async onFile(text: string): Promise<void> {
    await this.doOnce(async () => {
      if (!this.#control.keys.isFile(text)) return this.#control.putBack(text);
      const count = await this.#control.keys.readIn(text);
      ui.notifications.info(localize(`PDC.windows.secrets.readIn.${count > 0 ? 'new' : 'known'}`));
    });
  }

  /** Runs an action on the battle of the scene. */
  async #do(action: (battle: string) => Promise<unknown>): Promise<void> {
    const { battle } = this;
    if (battle) await this.doOnce(() => action(battle.id));
  }

  /** Processes the change of a field for the battle of the scene. */
  async #set(action: (battle: string) => Promise<unknown>): Promise<void> {
    const { battle } = this;
    if (battle) await this.doNext(() => action(battle.id));
  }

  /** Pauses the battle. */
  pause(): void {
    void this.#do((battle) => this.#control.pause(battle));
  }

  /** Resumes the battle. */
  resume(changes: 'keep' | 'drop'): void {
    void this.#do((battle) => this.#control.resume(battle, changes));
  }

  /** Undoes an action and everything after it. */
  undo(number: number): void {
    void this.#do((battle) => this.port.undo(battle, number));
  }

  /** Redoes what was undone last. */
  redo(): void {
    void this.#do((battle) => this.port.redo(battle));
  }

  /** Resumes another line of play. */
  resumeCourse(line: number): void {
    void this.#do((battle) => this.port.resumeCourse(battle, line));
  }

  /** Branches a new battle off this one, from the moment before an action. */
  playOn(number: number): void {
    void this.#do((battle) => branchOff(this.#control, battle, number));
  }

  /** Restores an archived battle. */
  bringBack(journal: string): void {
    void this.doOnce(() => this.#control.bringBack(journal));
  }

  /** Opens the editor of the house tables. */
  tables(): void {
    this.#openTables();
  }

  /** Opens the battle as it stands in a workshop. */
  editScenario(): void {
    const { battle } = this;
    if (!battle) return;
    void this.doOnce(async () => {
      const { rules, state, picture } = battle;
      const told = { ...toldOf(battle.id), picture };
      await this.#workshops.begin(rules, draftFromBattle(rules, state, told));
      await this.close();
    });
  }

  /** Recalculates every roll. */
  checkDice(): void {
    const { battle } = this;
    if (battle) void this.doOnce(() => this.#dice.check(battle));
  }

  /** Reveals the dice before the end of the battle. */
  openDice(): void {
    void this.#do((battle) => this.#dice.open(battle));
  }

  /** Saves the battle to a file: in the default way, or with both hands visible to everyone who has the file. */
  save(how: 'whole' | undefined): void {
    const { battle } = this;
    if (battle) handOut(() => this.#control.fileOf(battle.id, how));
  }

  /** Removes the address that hears of battles. */
  removeWebhook(): void {
    void this.doOnce(() => this.#control.webhook.remove());
  }

  /** Saves the keys of this world to a file. */
  saveKey(): void {
    handOut(() => this.#control.keys.file());
  }

  /** Asks for confirmation, then lets a battle continue whose record can no longer be read. */
  dealAgain(): void {
    void this.#do(async (battle) => {
      const isMeant = await askFirst({
        title: localize('PDC.windows.secrets.dealAnew'),
        content: `<p>${localize('PDC.windows.secrets.dealAnewAsked')}</p>`,
        yes: localize('PDC.windows.secrets.dealAnew'),
        no: localize('PDC.windows.secrets.leave'),
        icon: 'fa-solid fa-shuffle',
      });
      if (isMeant) await this.#control.dealAgain(battle);
    });
  }
}

/** Saves a file, or tells the user why there is none. */
function handOut(made: () => BattleFile): void {
  try {
    const { name, text } = made();
    foundry.utils.saveDataToFile(text, 'application/json', name);
  } catch (error) {
    notifyError(error);
  }
}
