import { SIDES, type Side, scenarioData, UnusableData } from '../../../core';
import { draftFrom } from '../../../workshop';
import type { Game } from '../../battle';
import type { ScenarioTrials, TriedScenario } from '../../battle/scenario-trials';
import type { WorkshopPort } from '../../battle/workshop';
import { houseTablesFor, isProvableByDefault, isTurnedByDefault, type ModuleApi } from '../../documents';
import { players } from '../../documents/document-types';
import { OFFICER_LEVELS, type OfficerLevel, usersAmong } from '../../documents/officers';
import { WAYS_TO_PLAY } from '../../documents/way-to-play';
import { localize } from '../../texts';
import { GUIDE_TEXTS } from '../../texts/guide-line';
import { ModuleWindow, notifyError, onChooseFile } from '../battle-window';
import { type PlayableScenario, readScenarioFile, unfinishedIn } from '../scenario-file';
import { canBeTried } from '../trial-figures';
import { optionsOf, partsOf } from '../window-table';
import { freshScenario, keepScenario, saveScenario } from './chosen-scenario';
import { type FaultyFile, fileFaults } from './file-faults';
import { ListView } from './list-view';
import { newBattleContext } from './new-battle-context';
import {
  type BattleDraft,
  changedScenario,
  chosenScenario,
  chosenSeats,
  FRESH_DRAFT,
  isEmptyField,
  offeredScenarios,
  withCommander,
  withEmptyFields,
  withFile,
  withOption,
  withWay,
} from './new-battle-draft';
import { notifyFaults } from './notify-faults';
import { ownScenarios } from './own-scenarios';

/** The dependencies of the dialog. */
export interface BattleOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly workshops: WorkshopPort;
  readonly trials: ScenarioTrials;
  /** Opens the window that prepares an evening, with a scenario taken. */
  openEvening(scenario: string): void;
}

/** The GM's dialog for a new battle: the scenario, the commanders and the options. */
export class NewBattleDialog extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<NewBattleDialog>(
    'new-battle',
    {
      load: onChooseFile,
      save: (window) => window.save(),
      keep: (window) => window.keep(),
      tryOut: (window) => window.tryOut(),
      learn: (window, { dataset }) => {
        if (dataset.lesson !== undefined) window.learn(dataset.lesson);
      },
      dropFaults: (window) => window.dropFaults(),
      newScenario: (window) => window.newScenario(),
      editScenario: (window) => window.editScenario(),
      editFile: (window) => window.editFile(),
      resume: (window, { dataset }) => window.resume(dataset.workshop ?? ''),
      evening: (window) => window.#offer.openEvening(window.#chosen?.key ?? ''),
    },
    (window) => window.begin(),
  );

  static override PARTS = partsOf('new-battle');

  readonly #offer: BattleOffer;
  #draft: BattleDraft = FRESH_DRAFT;
  #trialLevel: OfficerLevel = 'recruit';
  #isUnfolded = false;
  #newGame: string | undefined;
  readonly #list = new ListView((key) =>
    offeredScenarios(this.#games, this.#offered).find((each) => each.key === key),
  );
  /** The faults in the file read last, until dismissed or until another file is read. */
  #faults: FaultyFile | null = null;

  constructor(offer: BattleOffer) {
    super({});
    this.#offer = offer;
  }

  get #games() {
    return withEmptyFields(this.#offer.games, { localize });
  }

  get #chosen() {
    return chosenScenario(this.#games, this.#offered);
  }

  /** The choices so far, with the scenarios of this world beside those from files. */
  get #offered(): BattleDraft {
    const { games, workshops } = this.#offer;
    return { ...this.#draft, files: [...ownScenarios(games, workshops), ...this.#draft.files] };
  }

  get #isSeenFromNorth(): boolean {
    return this.#draft.isSeenFromNorth ?? isTurnedByDefault(usersAmong(chosenSeats(this.#draft, players())));
  }

  get #isProvable(): boolean {
    return this.#draft.isProvable ?? isProvableByDefault();
  }

  protected override context(): object {
    const chosen = this.#chosen;
    const tried = this.#tried;
    const data = {
      games: this.#games,
      draft: this.#offered,
      users: players(),
      tables: chosen ? houseTablesFor(chosen.rules, chosen.scenario) : [],
      isSeenFromNorth: this.#isSeenFromNorth,
      isProvable: this.#isProvable,
      tried: tried && { ...tried, trials: this.#offer.trials.of(tried) },
      newGame: this.#newGame,
      search: this.#list.search,
      isUnfolded: this.#isUnfolded,
      isBusy: this.isBusy,
    };
    const workshops = this.#offer.workshops.listed().map(({ id, draft: { title } }) => ({ id, title }));
    return { ...newBattleContext(data, GUIDE_TEXTS), workshops, ...this.#faultsContext };
  }

  /** The chosen scenario as officers are to play it. */
  get #tried(): TriedScenario | undefined {
    const chosen = this.#changed;
    return chosen && canBeTried(chosen.rules, chosen.scenario)
      ? { ...chosen, level: this.#trialLevel }
      : undefined;
  }

  /** Lets officers play the chosen scenario a hundred times. */
  tryOut(): void {
    const tried = this.#tried;
    if (tried) this.#offer.trials.play(tried);
  }

  /** The faults in the last file, if any. */
  get #faultsContext(): { readonly faults?: object; readonly faultsTitle?: string } {
    const faults = this.#faults;
    return faults
      ? { faults, faultsTitle: localize('PDC.windows.newBattle.faults', { file: faults.file }) }
      : {};
  }

  /** Shows a lesson and closes the dialog. */
  async learn(lesson: string): Promise<void> {
    await this.doOnce(async () => {
      await this.#offer.api.learn(lesson);
      await this.close();
    });
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    const onToggle = ({ target }: globalThis.Event): void => {
      if (!(target instanceof HTMLDetailsElement) || target.open === this.#isUnfolded) return;
      this.#isUnfolded = target.open;
      // The window has grown: keep it within the screen.
      this.setPosition();
    };
    // This event does not bubble up to the window.
    this.element.addEventListener('toggle', onToggle, { capture: true });
    this.#list.begin(this.element);
  }

  protected override async _onRender(): Promise<void> {
    await super._onRender();
    this.#list.renew(this.element);
  }

  protected override onSelect({ name, value, dataset: { option, nation } }: HTMLSelectElement): void {
    const chosen = this.#chosen;
    const side = SIDES.find((each) => each === name);
    const coloured = SIDES.find((each) => each === nation);
    const level = name === 'trialLevel' && OFFICER_LEVELS.find((each) => each === value);
    if (level) {
      this.#trialLevel = level;
      void this.render();
    } else if (coloured) this.#colour(coloured, value);
    else if (name === 'newGame') this.#newGame = value;
    else if (side) this.#change(withCommander(this.#draft, side, value, players()));
    else if (option && chosen) this.#change(withOption(chosen, this.#draft, option, value));
  }

  protected override onInput({ name, value, checked }: HTMLInputElement): void {
    const way = WAYS_TO_PLAY.find((each) => each === value);
    if (name === 'scenario') this.#change({ ...this.#draft, key: value });
    if (name === 'way' && way) this.#change(withWay(this.#draft, way));
    if (name === 'fromNorth') this.#change({ ...this.#draft, isSeenFromNorth: checked });
    if (name === 'provable') this.#change({ ...this.#draft, isProvable: checked });
  }

  #colour(side: Side, nation: string): void {
    const given = { nation, name: localize(`PDC.rules.nation.${nation}`) };
    this.#change({ ...this.#draft, nations: { ...this.#draft.nations, [side]: given } });
  }

  #change(draft: BattleDraft): void {
    this.#draft = draft;
    void this.render();
  }

  protected override async onFile(text: string, name: string): Promise<void> {
    try {
      const read = readScenarioFile(text, this.#offer.games);
      this.#faults = null;
      this.#change(withFile(this.#draft, read));
    } catch (error) {
      if (!(error instanceof UnusableData)) return notifyError(error);
      const unfinished = unfinishedIn(text, this.#offer.games);
      this.#faults = { file: name, lines: fileFaults(text, error.faults), unfinished };
      await this.render();
    }
  }

  /** Begins a scenario of a game, with open ground and no pieces. */
  async newScenario(): Promise<void> {
    const id = this.#newGame ?? this.#chosen?.rules.id;
    const rules = this.#offer.games.find((each) => each.rules.id === id)?.rules;
    if (rules) await this.#open(() => this.#offer.workshops.begin(rules, freshScenario(rules)));
  }

  /** Opens the chosen scenario in a workshop: its own, or a new one with a copy of it. */
  async editScenario(): Promise<void> {
    const chosen = this.#chosen;
    if (!chosen) return;
    if (chosen.workshop !== undefined) return this.resume(chosen.workshop);
    const draft = draftFrom(chosen.rules, changedScenario(chosen, this.#draft));
    await this.#open(() => this.#offer.workshops.begin(chosen.rules, draft));
  }

  /** Opens the file with faults in a workshop, where they can be mended. */
  async editFile(): Promise<void> {
    const unfinished = this.#faults?.unfinished;
    if (!unfinished) return;
    this.#faults = null;
    await this.#open(() => this.#offer.workshops.begin(unfinished.rules, unfinished.draft));
  }

  /** Goes on with a workshop. */
  async resume(workshop: string): Promise<void> {
    await this.#open(() => this.#offer.workshops.resume(workshop));
  }

  async #open(open: () => Promise<void>): Promise<void> {
    await this.doOnce(async () => {
      await open();
      await this.close();
    });
  }

  /** Dismisses the list of faults. */
  dropFaults(): void {
    this.#faults = null;
    void this.render();
  }

  /** The chosen scenario with the changed options. */
  get #changed(): PlayableScenario | undefined {
    const chosen = this.#chosen;
    return chosen && { rules: chosen.rules, scenario: changedScenario(chosen, this.#draft) };
  }

  /** Saves the chosen scenario to a file. */
  save(): void {
    if (this.#changed) saveScenario(this.#changed);
  }

  /** Writes the chosen scenario to the journal. */
  async keep(): Promise<void> {
    const kept = this.#changed;
    if (kept) await this.doOnce(() => keepScenario(kept));
  }

  /** Opens with a scenario chosen; commanders and options are still to choose. */
  async choose(scenario: PlayableScenario): Promise<void> {
    this.#draft = withFile(this.#draft, scenario);
    await this.render({ force: true });
  }

  /** Sets up the battle, only once even if the button is pressed repeatedly; faults are shown. */
  async begin(): Promise<void> {
    const chosen = this.#chosen;
    if (!chosen) return;
    const begin = async (): Promise<void> => {
      const scenario = scenarioData(chosen.rules, changedScenario(chosen, this.#draft));
      const seats = chosenSeats(this.#draft, players());
      await this.#offer.api.deployScenario(scenario, seats, {}, this.#isSeenFromNorth, this.#isProvable);
      if (isEmptyField(chosen.scenario)) ui.notifications.info(localize('PDC.windows.field.nowEmpty'));
      await this.close();
    };
    await this.doOnce(begin, (error) => notifyFaults(error, chosen.scenario.title));
  }
}
