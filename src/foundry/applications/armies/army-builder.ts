import type { Army } from '../../../core';
import { MODULE_ID, type SavedArmy } from '../../documents';
import { localize, TEXTS, textsOf } from '../../texts';
import { ModuleWindow, notifyError, onChooseFile } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { readUnitDrag, watchUnitDrag } from './add-unit';
import {
  type ArmyDraft,
  armyBuilderContext,
  emptyDraft,
  withChoice,
  withCount,
  withLoaded,
  withPart,
} from './army-builder-context';
import { droppedData, readArmyDrag } from './army-drag';
import { type ArmyGame, savedArmy } from './army-game';
import { armyOfPage, type PageArmy } from './army-page-data';
import { armyPages, writeArmyPage } from './army-pages';
import { FOR_BUILDER } from './choose-army';
import { armyOfJournal, droppedJournal } from './dropped-journal';
import {
  armyFile,
  armyFileName,
  type ListedArmy,
  listedArmies,
  readArmyFile,
  withArmy,
  withoutArmy,
} from './saved-armies';

const nationName = (nation: string): string => localize(`PDC.rules.nation.${nation}`);

/** The window in which a user builds, saves and shares an army. */
export class ArmyBuilder extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<ArmyBuilder>('army-builder', {
    less: changeCountBy(-1),
    more: changeCountBy(1),
    clear: (window) => window.clear(),
    save: (window) => window.save(),
    load: (window, { dataset }) => window.load(dataset.army ?? ''),
    loadPage: (window, { dataset }) => window.loadListedPage(dataset.page ?? ''),
    remove: (window, { dataset }) => window.remove(dataset.army ?? ''),
    toFile: (window) => window.toFile(),
    fromFile: onChooseFile,
    toJournal: (window) => window.toJournal(),
  });

  static override PARTS = partsOf('army-builder');

  readonly #games: readonly ArmyGame[];
  #game: ArmyGame;
  #draft: ArmyDraft;
  #deleting: string | null = null;
  readonly #waiting = new Map<string, ArmyDraft>();

  constructor(games: readonly ArmyGame[], first: ArmyGame) {
    super({});
    this.#games = games;
    this.#game = first;
    this.#draft = emptyDraft(first, nationName);
  }

  get draft(): ArmyDraft {
    return this.#draft;
  }

  protected override context(): object {
    const data = {
      game: this.#game,
      games: this.#games,
      draft: this.#draft,
      saved: this.#saved,
      pages: armyPages(this.#game),
      isGameMaster: game.user.isGM,
      deleting: this.#deleting,
      isBusy: this.isBusy,
    };
    return armyBuilderContext(data, textsOf(data.game.rules.id, TEXTS).localize);
  }

  get #saved(): readonly ListedArmy[] {
    return listedArmies(game.user.getFlag(MODULE_ID, 'armies'), this.#game);
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.element.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) this.#type(target);
    });
    this.element.addEventListener('dragover', (event) => event.preventDefault());
    this.element.addEventListener('drop', (event) => {
      event.preventDefault();
      this.#drop(droppedData(event));
    });
    watchUnitDrag(this.element, (unit) => {
      const { rules, armies } = this.#game;
      const nation = armies.colourOf(unit, this.#draft.army.nation);
      return game.user.isGM ? { ruleset: rules.id, nation, side: null } : undefined;
    });
  }

  /** Adds dropped data: one more unit, or a whole army. */
  #drop(data: unknown): void {
    const journal = droppedJournal(data);
    const army = readArmyDrag(data);
    const unit = readUnitDrag(data);
    const found = this.#games.find(({ rules }) => rules.id === (army ?? unit)?.ruleset);
    if (journal !== undefined)
      void armyOfJournal(journal, FOR_BUILDER).then((page) => page && this.loadPage(page));
    else if (army && found) {
      const { name, ruleset, nation, counts } = army;
      const rows = Object.entries(counts).map(([type, count]) => ({ type, count }));
      this.loadPage({ name, system: { ruleset, nation, counts: rows } });
    } else if (unit && found && Object.hasOwn(found.armies.prices, unit.unit)) {
      if (found !== this.#game) this.#turnTo(found.rules.id);
      const count = this.#draft.army.counts[unit.unit] ?? 0;
      this.change(withCount(this.#draft, unit.unit, count + 1));
    } else if (army ?? unit) ui.notifications.warn(localize('PDC.windows.packs.notBought'));
  }

  /** Switches to another draft. A field in which the user types is left alone: only the bar is rendered again. */
  change(draft: ArmyDraft, parts?: string[]): void {
    this.#draft = draft;
    this.#deleting = null;
    void this.render(parts ? { parts } : {});
  }

  #type({ name, dataset, value }: HTMLInputElement): void {
    if (name === 'name') this.change(withPart(this.#draft, { name: value }), ['bar']);
    else if (dataset.count) this.change(withCount(this.#draft, dataset.count, Number(value)), ['bar']);
  }

  // Updated by hand: rendering here would remove the very button whose press has ended the typing.
  protected override onInput(input: HTMLInputElement): void {
    const { name, counts } = this.#draft.army;
    if (input.name === 'name') input.value = name;
    else if (input.dataset.count) {
      const count = counts[input.dataset.count] ?? 0;
      input.value = String(count);
      input.closest('li')?.classList.toggle('pdc-none', count === 0);
    }
  }

  protected override onSelect(select: HTMLSelectElement): void {
    if (select.name === 'game') this.#turnTo(select.value);
    else this.change(withChoice(this.#game, this.#draft, select, nationName));
  }

  /** Switches to another game; the army of this one is kept until the user returns. */
  #turnTo(id: string): void {
    const found = this.#games.find(({ rules }) => rules.id === id);
    if (!found) return;
    this.#waiting.set(this.#game.rules.id, this.#draft);
    this.#game = found;
    this.change(this.#waiting.get(id) ?? emptyDraft(found, nationName));
  }

  protected override async onFile(text: string): Promise<void> {
    const { game: found, army } = readArmyFile(text, this.#games);
    this.#game = found;
    this.change(withLoaded(found, this.#draft, army));
  }

  /** Starts again with an empty army. */
  clear(): void {
    this.change(withPart(this.#draft, { counts: {} }));
  }

  /** Saves the army for the user, replacing any of the same name. */
  async save(): Promise<void> {
    const army = this.#checked();
    if (!army) return;
    const kept = savedArmy(this.#game, army);
    const told = localize('PDC.windows.army.isSaved', { name: army.name });
    await this.#keep((flag) => withArmy(flag, kept), told);
  }

  /** Loads a saved army. */
  load(name: string): void {
    const army = this.#saved.find((entry) => entry.name === name)?.army;
    if (army) this.change(withLoaded(this.#game, this.#draft, army));
  }

  /** Loads the army of a journal page; faults are shown. */
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

  /** Loads one of the armies in the list of pages. */
  loadListedPage(id: string): void {
    const page = armyPages(this.#game).find((each) => each.id === id);
    if (page) this.loadPage(page);
  }

  /** Writes the army to the journal. */
  async toJournal(): Promise<void> {
    const army = this.#checked();
    if (army)
      await this.#finish(
        () => writeArmyPage(this.#game, army),
        (journal) => localize('PDC.windows.armyPage.inJournal', { name: army.name, journal }),
      );
  }

  /** Deletes a saved army when the user asks for it a second time. */
  async remove(name: string): Promise<void> {
    if (this.#deleting !== name) {
      this.#deleting = name;
      void this.render();
      return;
    }
    await this.#keep((flag) => withoutArmy(flag, this.#game.rules.id, name));
  }

  /** Saves the army to a file. */
  toFile(): void {
    const army = this.#checked();
    if (!army) return;
    foundry.utils.saveDataToFile(armyFile(this.#game, army), 'application/json', armyFileName(army));
  }

  /** The army as others will read it; undefined if it has faults, which are shown. */
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
    await this.#finish(keep, () => done);
  }

  /** Runs a slow action and shows its result. */
  async #finish<T>(act: () => Promise<T>, textOf: (result: T) => string): Promise<void> {
    await this.doOnce(async () => {
      this.#deleting = null;
      const text = textOf(await act());
      if (text !== '') ui.notifications.info(text);
    });
  }
}

function changeCountBy(step: number) {
  return (window: ArmyBuilder, { dataset: { type = '' } }: HTMLElement): void =>
    window.change(withCount(window.draft, type, (window.draft.army.counts[type] ?? 0) + step));
}
