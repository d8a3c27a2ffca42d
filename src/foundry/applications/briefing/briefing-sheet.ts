import type { BattlePort } from '../../battle';
import { MODULE_ID, modulePath } from '../../documents';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { BattleWindow } from '../battle-window';
import { type BriefingSubject, briefingContext } from './briefing-context';

/** Beside the scene controls, below the battle panel. */
const PLACE = { left: 112, top: 90, width: 384 };

/** What the sheet needs of the other parts. */
export interface BriefingDependencies {
  /** What the briefing of a battle is about. */
  subjectOf(battle: string): BriefingSubject | undefined;
  openLegend(): void;
}

/** A small sheet that tells what a battle is about: it opens once for each user and battle, and whenever it is wanted. */
export class BriefingSheet extends BattleWindow {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-briefing',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-briefing-window'],
    window: { title: 'PDC.windows.briefing.title', icon: 'fa-solid fa-scroll' },
    position: { ...PLACE, height: 'auto' as const },
    actions: { putAway: onPutAway, legend: onLegend },
  };

  static override PARTS = {
    sheet: { template: modulePath('templates/briefing.hbs'), scrollable: ['.pdc-briefing-text'] },
  };

  readonly #dependencies: BriefingDependencies;
  /** The battle that it is about. */
  #shown: string | undefined;
  /** It goes because its battle has gone out of view, not because it was read. */
  #isLeaving = false;

  constructor(port: BattlePort, dependencies: BriefingDependencies) {
    super(port);
    this.#dependencies = dependencies;
  }

  /** Shows the battle in view, without taking the focus from the map. */
  async show(): Promise<void> {
    this.#shown = this.battle?.id;
    if (this.#shown !== undefined) await this.render({ force: true });
  }

  /** Shows it to who has not seen it, keeps it up to date, and takes it away with its battle. */
  async follow(mayOpen: boolean): Promise<void> {
    const { battle } = this;
    if (this.rendered && battle?.id !== this.#shown) await this.#leave();
    if (this.rendered) await this.render();
    else if (mayOpen && battle && !battle.state.winner && !hasReadBriefing(battle.id)) await this.show();
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
    const subject = this.#shown === undefined ? undefined : this.#dependencies.subjectOf(this.#shown);
    return (subject ? briefingContext(subject, GUIDE_TEXTS) : {}) as never;
  }

  protected override _onClose(): void {
    if (this.#shown !== undefined && !this.#isLeaving) void rememberBriefing(this.#shown);
  }
}

function onPutAway(this: BriefingSheet): void {
  void this.close();
}

function onLegend(this: BriefingSheet): void {
  this.openLegend();
}

/** Battles whose briefing the user has put away; a flag may hold anything. */
function readBriefings(flag: unknown): readonly string[] {
  return Array.isArray(flag) ? flag.filter((id): id is string => typeof id === 'string') : [];
}

/** Whether the user of this client has put the briefing of a battle away. */
const hasReadBriefing = (battle: string): boolean =>
  readBriefings(game.user.getFlag(MODULE_ID, 'briefed')).includes(battle);

/** Remembers that; deleted battles are forgotten. */
async function rememberBriefing(battle: string): Promise<void> {
  if (hasReadBriefing(battle)) return;
  const known = readBriefings(game.user.getFlag(MODULE_ID, 'briefed')).filter((id) => game.combats.get(id));
  await game.user.setFlag(MODULE_ID, 'briefed', [...known, battle]);
}
