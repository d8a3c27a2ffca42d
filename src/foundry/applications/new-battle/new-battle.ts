import { SIDES, type Side, UnusableData } from '../../../core';
import type { Game } from '../../battle';
import type { ScenarioTrials, TriedScenario } from '../../battle/scenario-trials';
import { houseTablesOf, isProvableByDefault, isTurnedByDefault, type ModuleApi } from '../../documents';
import { players } from '../../documents/document-types';
import { OFFICER_LEVELS, type OfficerLevel, usersAmong } from '../../documents/officers';
import { WAYS_TO_PLAY } from '../../documents/way-to-play';
import { localize, TEXTS } from '../../texts';
import { ModuleWindow, notifyError, onChooseFile } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type FileFault, fileFaults } from './file-faults';
import { newBattleContext } from './new-battle-context';
import {
  type BattleDraft,
  changedScenario,
  chosenScenario,
  chosenSeats,
  FRESH_DRAFT,
  isEmptyField,
  withCommander,
  withEmptyFields,
  withFile,
  withOption,
  withWay,
} from './new-battle-draft';
import {
  type PlayableScenario,
  readScenarioFile,
  scenarioData,
  scenarioFile,
  scenarioFileName,
} from './scenario-file';
import { writeScenarioPage } from './scenario-pages';

/** The dependencies of the dialog. */
export interface BattleOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
  readonly trials: ScenarioTrials;
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
    },
    (window) => window.begin(),
  );

  static override PARTS = partsOf('new-battle');

  readonly #offer: BattleOffer;
  #draft: BattleDraft = FRESH_DRAFT;
  #trialLevel: OfficerLevel = 'recruit';
  #isUnfolded = false;
  /** The faults in the file read last, until dismissed or until another file is read. */
  #faults: { readonly file: string; readonly lines: readonly FileFault[] } | null = null;

  constructor(offer: BattleOffer) {
    super({});
    this.#offer = offer;
  }

  get #games() {
    return withEmptyFields(this.#offer.games, { localize });
  }

  get #chosen() {
    return chosenScenario(this.#games, this.#draft);
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
      draft: this.#draft,
      users: players(),
      tables: chosen ? houseTablesFor(chosen) : [],
      isSeenFromNorth: this.#isSeenFromNorth,
      isProvable: this.#isProvable,
      trialLevel: this.#trialLevel,
      trials: tried && this.#offer.trials.of(tried),
      isUnfolded: this.#isUnfolded,
      isBusy: this.isBusy,
    };
    return { ...newBattleContext(data, TEXTS), lessons: this.#lessons, ...this.#faultsContext };
  }

  /** The chosen scenario as officers are to play it. */
  get #tried(): TriedScenario | undefined {
    const chosen = this.#chosen;
    if (!chosen || isEmptyField(chosen.scenario)) return undefined;
    return {
      rules: chosen.rules,
      scenario: changedScenario(chosen, this.#draft),
      level: this.#trialLevel,
    };
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

  /** The battles that teach a game, with their titles. */
  get #lessons(): readonly { readonly id: string; readonly title: string }[] {
    return this.#offer.games.flatMap(({ lessons = [] }) =>
      lessons.map(({ id, scenario }) => ({ id, title: scenario.title })),
    );
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
    else if (name === 'scenario') this.#change({ ...this.#draft, key: value });
    else if (side) this.#change(withCommander(this.#draft, side, value, players()));
    else if (option && chosen) this.#change(withOption(chosen, this.#draft, option, value));
  }

  protected override onInput({ name, value, checked }: HTMLInputElement): void {
    const way = WAYS_TO_PLAY.find((each) => each === value);
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
      this.#faults = { file: name, lines: fileFaults(text, error.faults) };
      await this.render();
    }
  }

  /** Dismisses the list of faults. */
  dropFaults(): void {
    this.#faults = null;
    void this.render();
  }

  /** Saves the chosen scenario to a file, with the changed options. */
  save(): void {
    const chosen = this.#chosen;
    if (!chosen) return;
    const scenario = changedScenario(chosen, this.#draft);
    foundry.utils.saveDataToFile(
      scenarioFile(chosen.rules, scenario),
      'application/json',
      scenarioFileName(scenario),
    );
  }

  /** Writes the chosen scenario to the journal, with the changed options. */
  async keep(): Promise<void> {
    const chosen = this.#chosen;
    if (!chosen) return;
    const { rules } = chosen;
    await this.doOnce(async () => {
      const scenario = changedScenario(chosen, this.#draft);
      const journal = await writeScenarioPage({ rules, scenario });
      ui.notifications.info(localize('PDC.windows.scenarioPage.kept', { title: scenario.title, journal }));
    });
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
      const { api } = this.#offer;
      await api.deployScenario(scenario, seats, {}, this.#isSeenFromNorth, this.#isProvable);
      if (isEmptyField(chosen.scenario)) ui.notifications.info(localize('PDC.windows.field.nowEmpty'));
      await this.close();
    };
    await this.doOnce(begin, (error) => notifyFaults(error, chosen.scenario.title));
  }
}

/** The world's house tables that a battle is set up with: those that its scenario does not bring itself. */
const houseTablesFor = ({ rules, scenario: { tables = {} } }: PlayableScenario): readonly string[] =>
  Object.keys(houseTablesOf(rules)).filter((id) => !(id in tables));

/** Shows an error: every fault in a scenario, until dismissed. */
export function notifyFaults(error: unknown, file: string): void {
  if (error instanceof UnusableData) {
    const faults = error.faults.join(' · ');
    ui.notifications.error(localize('PDC.windows.newBattle.unusable', { file, faults }), { permanent: true });
  } else notifyError(error);
}
