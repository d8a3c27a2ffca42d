import type { BattlePort } from '../../battle';
import { MODULE_ID } from '../../documents';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type BriefingSubject, briefingContext } from './briefing-context';

/** The sheet's dependencies. */
export interface BriefingDependencies {
  /** The subject of a battle's briefing. */
  subjectOf(battle: string): BriefingSubject | undefined;
  openLegend(): void;
}

/** A small sheet that introduces a battle: it opens once for each user and battle, and on request. */
export class BriefingSheet extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<BriefingSheet>('briefing', {
    putAway: (window) => window.close(),
    legend: (window) => window.openLegend(),
  });

  static override PARTS = partsOf('briefing');

  readonly #dependencies: BriefingDependencies;
  /** The battle it shows. */
  #shown: string | undefined;
  /** True while the sheet closes because its battle has left the view, not because it was read. */
  #isLeaving = false;

  constructor(port: BattlePort, dependencies: BriefingDependencies) {
    super(port);
    this.#dependencies = dependencies;
  }

  /** Shows the battle in view without taking the focus from the map. */
  async show(): Promise<void> {
    this.#shown = this.battle?.id;
    if (this.#shown !== undefined) await this.render({ force: true });
  }

  /** Opens the sheet for users who have not read it, keeps it up to date, and closes it with its battle. */
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

  /** Opens or closes the sheet. */
  async toggle(): Promise<void> {
    if (this.rendered) await this.close();
    else await this.show();
  }

  openLegend(): void {
    this.#dependencies.openLegend();
  }

  protected override context(): object {
    const subject = this.#shown === undefined ? undefined : this.#dependencies.subjectOf(this.#shown);
    return subject ? briefingContext(subject, GUIDE_TEXTS) : {};
  }

  protected override _onClose(): void {
    if (this.#shown !== undefined && !this.#isLeaving) void rememberBriefing(this.#shown);
  }
}

/** The battles whose briefing the user has closed; a flag may hold anything. */
function readBriefings(flag: unknown): readonly string[] {
  return Array.isArray(flag) ? flag.filter((id): id is string => typeof id === 'string') : [];
}

/** True if this client's user has closed the briefing of a battle. */
const hasReadBriefing = (battle: string): boolean =>
  readBriefings(game.user.getFlag(MODULE_ID, 'briefed')).includes(battle);

/** Records that the briefing was read; forgets deleted battles. */
async function rememberBriefing(battle: string): Promise<void> {
  if (hasReadBriefing(battle)) return;
  const known = readBriefings(game.user.getFlag(MODULE_ID, 'briefed')).filter((id) => game.combats.get(id));
  await game.user.setFlag(MODULE_ID, 'briefed', [...known, battle]);
}
