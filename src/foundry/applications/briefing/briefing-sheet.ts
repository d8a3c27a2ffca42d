import type { BattlePort } from '../../battle';
import { modulePath } from '../../documents';
import { isBriefed, keepBriefed } from './briefed';
import { briefingContext, type Told } from './briefing-context';
import { TEXTS } from './texts';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Beside the scene controls, below the battle panel. */
const PLACE = { left: 112, top: 90, width: 384 };

/** What the sheet needs of the other parts. */
export interface BriefingDependencies {
  /** What there is to tell of a battle. */
  tellOf(battle: string): Told | undefined;
  openLegend(): void;
}

/** A small sheet that tells what a battle is about: it opens once for each user and battle, and whenever it is wanted. */
export class BriefingSheet extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-briefing',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-briefing-window'],
    window: { title: 'PDC.briefing.title', icon: 'fa-solid fa-scroll' },
    position: { ...PLACE, height: 'auto' as const },
    actions: { putAway: onPutAway, legend: onLegend },
  };

  static override PARTS = {
    sheet: { template: modulePath('templates/briefing.hbs'), scrollable: ['.pdc-briefing-text'] },
  };

  readonly #port: BattlePort;
  readonly #dependencies: BriefingDependencies;
  /** The battle that it tells of. */
  #battle: string | undefined;
  /** It goes because its battle has gone out of view, not because it was read. */
  #isLeaving = false;

  constructor(port: BattlePort, dependencies: BriefingDependencies) {
    super({});
    this.#port = port;
    this.#dependencies = dependencies;
  }

  /** Shows the battle in view, without taking the focus from the map. */
  async show(): Promise<void> {
    this.#battle = this.#port.current?.id;
    if (this.#battle !== undefined) await this.render({ force: true });
  }

  /** Shows it to who has not seen it, keeps it up to date, and takes it away with its battle. */
  async follow(mayOpen: boolean): Promise<void> {
    const battle = this.#port.current;
    if (this.rendered && battle?.id !== this.#battle) await this.#leave();
    if (this.rendered) await this.render();
    else if (mayOpen && battle && !battle.state.winner && !isBriefed(battle.id)) await this.show();
  }

  async #leave(): Promise<void> {
    this.#isLeaving = true;
    await this.close();
    this.#isLeaving = false;
  }

  /** Opens it, or puts it away. */
  async toggle(): Promise<void> {
    if (this.rendered) await this.close();
    else await this.show();
  }

  openLegend(): void {
    this.#dependencies.openLegend();
  }

  protected override async _prepareContext() {
    const told = this.#battle === undefined ? undefined : this.#dependencies.tellOf(this.#battle);
    return (told ? briefingContext(told, TEXTS) : {}) as never;
  }

  protected override _onClose(): void {
    if (this.#battle !== undefined && !this.#isLeaving) void keepBriefed(this.#battle);
  }
}

function onPutAway(this: BriefingSheet): void {
  void this.close();
}

function onLegend(this: BriefingSheet): void {
  this.openLegend();
}
