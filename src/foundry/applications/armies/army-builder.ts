import type { Army } from '../../../core';
import { MODULE_ID, modulePath, type SavedArmy } from '../../documents';
import { localize } from '../../texts';
import { armyFile, armyFileName, readArmyFile } from './army-file';
import { type ArmyGame, keptArmy } from './army-game';
import { armyPages, writeArmyPage } from './army-pages';
import { BUILDER_ACTIONS } from './builder-actions';
import { builderContext } from './builder-context';
import { type Draft, emptyDraft, withChoice, withCount, withLoaded, withPart } from './draft';
import { armyOfPage, type PageArmy } from './page-army';
import { type ListedArmy, listedArmies, withArmy, withoutArmy } from './saved-armies';
import { notifyError } from './tell-error';
import { watchUnitDrag } from './unit-drag';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

const nationName = (nation: string): string => localize(`PDC.nation.${nation}`);

/** The window in which a user puts an army together, saves and shares it. */
export class ArmyBuilder extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-army-builder',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-army-builder'],
    window: { title: 'PDC.army.title', icon: 'fa-solid fa-chess-pawn', resizable: true },
    position: { width: 560, height: 720 },
    actions: BUILDER_ACTIONS,
  };

  static override PARTS = {
    sheet: { template: modulePath('templates/army-builder.hbs'), scrollable: [''] },
    bar: { template: modulePath('templates/army-bar.hbs') },
  };

  readonly #games: readonly ArmyGame[];
  #game: ArmyGame;
  #draft: Draft;
  #deleting: string | null = null;
  #isBusy = false;

  constructor(games: readonly ArmyGame[], first: ArmyGame) {
    super({});
    this.#games = games;
    this.#game = first;
    this.#draft = emptyDraft(first, nationName);
  }

  get draft(): Draft {
    return this.#draft;
  }

  protected override async _prepareContext() {
    const scene = {
      game: this.#game,
      draft: this.#draft,
      saved: this.#saved,
      pages: armyPages(this.#game),
      isGameMaster: game.user.isGM,
      deleting: this.#deleting,
      isBusy: this.#isBusy,
    };
    return builderContext(scene, localize) as never;
  }

  get #saved(): readonly ListedArmy[] {
    return listedArmies(game.user.getFlag(MODULE_ID, 'armies'), this.#game);
  }

  // Once for the whole window: its parts are made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    this.element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#typed(target);
    });
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#chosen(target);
      else if (target instanceof HTMLInputElement && target.type === 'file') void this.#read(target);
      else if (target instanceof HTMLInputElement) this.#tidy(target);
    });
    watchUnitDrag(this.element, () => {
      const { nation } = this.#draft.army;
      return game.user.isGM ? { ruleset: this.#game.rules.id, nation, side: null } : undefined;
    });
  }

  /** Goes on with another draft. While a field is typed in, it is left as it is: only the bar is made anew. */
  change(draft: Draft, parts?: string[]): void {
    this.#draft = draft;
    this.#deleting = null;
    void this.render(parts ? { parts } : {});
  }

  #typed({ name, dataset, value }: HTMLInputElement): void {
    if (name === 'name') this.change(withPart(this.#draft, { name: value }), ['bar']);
    else if (dataset.count) this.change(withCount(this.#draft, dataset.count, Number(value)), ['bar']);
  }

  // By hand: a rendering here would take away the very button whose press has ended the typing.
  #tidy(input: HTMLInputElement): void {
    const { name, counts } = this.#draft.army;
    if (input.name === 'name') input.value = name;
    else if (input.dataset.count) {
      const count = counts[input.dataset.count] ?? 0;
      input.value = String(count);
      input.closest('li')?.classList.toggle('pdc-none', count === 0);
    }
  }

  #chosen(select: HTMLSelectElement): void {
    this.change(withChoice(this.#game, this.#draft, select, nationName));
  }

  async #read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    try {
      if (!file) return;
      const { game: found, army } = readArmyFile(await file.text(), this.#games);
      this.#game = found;
      this.change(withLoaded(found, this.#draft, army));
    } catch (error) {
      notifyError(error);
    } finally {
      // So that the same file can be chosen again once it is put right.
      input.value = '';
    }
  }

  /** Begins again with an empty army. */
  clear(): void {
    this.change(withPart(this.#draft, { counts: {} }));
  }

  /** Keeps the army with the user, in place of the one of that name. */
  async save(): Promise<void> {
    const army = this.#checked();
    if (!army) return;
    const kept = keptArmy(this.#game, army);
    await this.#keep((flag) => withArmy(flag, kept), localize('PDC.army.isSaved', { name: army.name }));
  }

  /** Goes on with a saved army. */
  load(name: string): void {
    const army = this.#saved.find((entry) => entry.name === name)?.army;
    if (army) this.change(withLoaded(this.#game, this.#draft, army));
  }

  /** Goes on with the army of a page of a journal; what is wrong with it is told. */
  loadPage(page: PageArmy): void {
    try {
      const found = this.#games.find(({ rules }) => rules.id === page.system.ruleset) ?? this.#game;
      const army = armyOfPage(found, page);
      this.#game = found;
      this.change(withLoaded(found, this.#draft, army));
    } catch (error) {
      notifyError(error);
    }
  }

  /** Goes on with one of the armies that the list of pages shows. */
  loadListedPage(id: string): void {
    const page = armyPages(this.#game).find((each) => each.id === id);
    if (page) this.loadPage(page);
  }

  /** Writes the army into the journal. */
  async toJournal(): Promise<void> {
    const army = this.#checked();
    if (army)
      await this.#once(
        () => writeArmyPage(this.#game, army),
        (journal) => localize('PDC.armyPage.inJournal', { name: army.name, journal }),
      );
  }

  /** Deletes a saved army, once the user has said so twice. */
  async remove(name: string): Promise<void> {
    if (this.#deleting !== name) {
      this.#deleting = name;
      void this.render();
      return;
    }
    await this.#keep((flag) => withoutArmy(flag, this.#game.rules.id, name));
  }

  /** Hands the army out as a file. */
  toFile(): void {
    const army = this.#checked();
    if (!army) return;
    foundry.utils.saveDataToFile(armyFile(this.#game, army), 'application/json', armyFileName(army));
  }

  /** The army as others will read it; what is wrong with it is told. */
  #checked(): Army | undefined {
    const { name, nation, counts } = this.#draft.army;
    try {
      return this.#game.armies.read({ name: name.trim(), nation, counts });
    } catch (error) {
      notifyError(error);
      return undefined;
    }
  }

  async #keep(changed: (flag: unknown) => SavedArmy[], done = ''): Promise<void> {
    const keep = () =>
      game.user.setFlag(MODULE_ID, 'armies', changed(game.user.getFlag(MODULE_ID, 'armies')));
    await this.#once(keep, () => done);
  }

  /** Does something that takes its time, once however often it is asked for, and tells what came of it. */
  async #once<T>(act: () => Promise<T>, told: (result: T) => string): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      const text = told(await act());
      if (text !== '') ui.notifications.info(text);
    } catch (error) {
      notifyError(error);
    } finally {
      this.#isBusy = false;
      this.#deleting = null;
      void this.render();
    }
  }
}
