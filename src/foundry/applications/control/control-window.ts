import { type Refusal, SIDES, type Side, type SideAdjustment } from '../../../core';
import type { BattleActions, BattleControl, BattlePort, UserBattle } from '../../battle';
import { modulePath } from '../../documents';
import { localize } from '../../texts';
import { controlContext } from './control-context';
import { notifyError } from './tell-error';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

const players = () => game.users.contents.filter(({ isGM }) => !isGM).map(({ id, name }) => ({ id, name }));

const NOTHING_DONE: BattleActions = { actions: [], open: null };

/** The game master's hand on the battle of the scene: who commands, how it stands, pause, record and file. */
export class ControlWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-control',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-control-window'],
    window: { title: 'PDC.control.title', icon: 'fa-solid fa-gears' },
    position: { width: 580, height: 'auto' as const },
    actions: {
      pause: onPause,
      resume: onResume,
      undo: onUndo,
      redo: onRedo,
      save: onSave,
      load: onLoad,
      bringBack: onBringBack,
      tables: onTables,
    },
  };

  static override PARTS = {
    control: { template: modulePath('templates/battle-control.hbs'), scrollable: ['.pdc-control-deeds'] },
  };

  readonly #port: BattlePort;
  readonly #control: BattleControl;
  #isBusy = false;
  /** Name of what had the focus when something was begun. */
  #focused: string | null = null;
  /** The record as it was read last: reading it takes a while. */
  #read: { readonly battle: string; readonly revision: number; readonly actions: BattleActions } | undefined;

  readonly #openTables: () => void;

  constructor(port: BattlePort, control: BattleControl, openTables: () => void) {
    super({});
    this.#openTables = openTables;
    this.#port = port;
    this.#control = control;
  }

  /** Opens the window for somebody who goes on with the keys. */
  async openByKey(): Promise<void> {
    await this.render({ force: true });
    this.element.querySelector<HTMLElement>('.pdc-control button, .pdc-control input')?.focus();
  }

  /** Shows the battle as it is now, if the window is open. */
  refresh(): void {
    if (this.rendered) void this.render();
  }

  protected override async _prepareContext() {
    const battle = this.#port.current;
    const putAway = this.#control.putAway();
    if (!battle) return { isBusy: this.#isBusy, sides: null, hasTables: true, putAway } as never;
    const scene = {
      battle,
      commanders: this.#control.commanders(battle.id),
      users: players(),
      actions: this.#actionsOf(battle),
      hasOwnBackground: this.#control.hasOwnBackground(battle.id),
      isBusy: this.#isBusy,
    };
    const words = { localize, has: (key: string) => game.i18n.has(key) };
    return { ...controlContext(scene, words), putAway } as never;
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

  // Once for the whole window: what is in it is made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#choose(target);
      else if (target instanceof HTMLInputElement && target.type === 'file') void this.#load(target);
      else if (target instanceof HTMLInputElement) this.#set(target);
    });
  }

  // What was pressed is disabled for a while, and loses the focus by that: it gets it back.
  protected override async _onRender(): Promise<void> {
    if (this.#isBusy || this.#focused === null) return;
    const pressed = this.element.querySelector<HTMLElement>(`[name="${this.#focused}"]`);
    if (document.activeElement === document.body) pressed?.focus();
    this.#focused = null;
  }

  #choose({ name, value }: HTMLSelectElement): void {
    const side = SIDES.find((each) => name === `seat-${each}`);
    if (side) void this.#do((battle) => this.#control.changeSeats(battle, { [side]: value }));
    else if (name === 'background') {
      void this.#do((battle) => this.#control.showOwnBackground(battle, value === 'own'));
    }
  }

  #set({ valueAsNumber, dataset }: HTMLInputElement): void {
    const side = SIDES.find((each) => each === dataset.side);
    const key = (['points', 'target', 'rating'] as const).find((each) => each === dataset.stat);
    // What is no number is only put back.
    if (!side || !key || !Number.isInteger(valueAsNumber)) void this.render();
    else void this.#do((battle) => this.#adjust(battle, side, { [key]: valueAsNumber }));
  }

  #adjust(battle: string, side: Side, change: SideAdjustment): Promise<Refusal | undefined> {
    return this.#port.correct(battle, { type: 'side-adjusted', side, change });
  }

  async #load(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    // So that the same file can be chosen again.
    const text = await file?.text();
    input.value = '';
    if (text !== undefined) await this.#carryOut(() => this.#control.putBack(text));
  }

  /** Does something with the battle of the scene. */
  async #do(action: (battle: string) => Promise<unknown>): Promise<void> {
    const battle = this.#port.current;
    if (battle) await this.#carryOut(() => action(battle.id));
  }

  /** Does one thing at a time; what goes wrong is told. */
  async #carryOut(action: () => Promise<unknown>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#focused = this.element.querySelector(':focus')?.getAttribute('name') ?? null;
    void this.render();
    try {
      await action();
    } catch (error) {
      notifyError(error);
    } finally {
      this.#isBusy = false;
      this.refresh();
    }
  }

  /** Stops the battle. */
  pause(): void {
    void this.#do((battle) => this.#control.pause(battle));
  }

  /** Lets it go on. */
  resume(changes: 'keep' | 'drop'): void {
    void this.#do((battle) => this.#control.resume(battle, changes));
  }

  /** Takes back everything from a action on. */
  undo(number: number): void {
    void this.#do((battle) => this.#port.undo(battle, number));
  }

  /** Brings back what was taken back last. */
  redo(): void {
    void this.#do((battle) => this.#port.redo(battle));
  }

  /** Brings a battle back that was put away. */
  bringBack(journal: string): void {
    void this.#carryOut(() => this.#control.bringBack(journal));
  }

  /** Opens the editor of the house tables. */
  tables(): void {
    this.#openTables();
  }

  /** Hands the battle out as a file. */
  save(): void {
    const battle = this.#port.current;
    if (!battle) return;
    try {
      const { name, text } = this.#control.fileOf(battle.id);
      foundry.utils.saveDataToFile(text, 'application/json', name);
    } catch (error) {
      notifyError(error);
    }
  }
}

function onPause(this: ControlWindow): void {
  this.pause();
}

function onResume(this: ControlWindow, _event: Event, { dataset }: HTMLElement): void {
  this.resume(dataset.changes === 'drop' ? 'drop' : 'keep');
}

function onUndo(this: ControlWindow, _event: Event, { dataset }: HTMLElement): void {
  this.undo(Number(dataset.number));
}

function onRedo(this: ControlWindow): void {
  this.redo();
}

function onBringBack(this: ControlWindow, _event: Event, { dataset }: HTMLElement): void {
  this.bringBack(dataset.journal ?? '');
}

function onSave(this: ControlWindow): void {
  this.save();
}

function onTables(this: ControlWindow): void {
  this.tables();
}

function onLoad(this: ControlWindow): void {
  this.element.querySelector<HTMLInputElement>('[name=file]')?.click();
}
