import { SIDES, type Side, UnusableData } from '../../../core';
import type { Game } from '../../battle';
import { houseTablesOf, MODULE_ID, type ModuleApi, modulePath } from '../../documents';
import { localize } from '../../texts';
import { isEmptyField, withEmptyFields } from './empty-field';
import {
  type BattleDraft,
  changedScenario,
  chosenScenario,
  chosenSeats,
  FRESH_DRAFT,
  newBattleContext,
  withFile,
  withOption,
} from './new-battle-context';
import {
  type PlayableScenario,
  readScenarioFile,
  scenarioData,
  scenarioFile,
  scenarioFileName,
} from './scenario-file';

import ApplicationV2 = foundry.applications.api.ApplicationV2;
import HandlebarsApplicationMixin = foundry.applications.api.HandlebarsApplicationMixin;

/** What the dialog needs to set a battle up. */
export interface BattleOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
}

const players = () => game.users.contents.filter(({ isGM }) => !isGM).map(({ id, name }) => ({ id, name }));

/** Asks the game master which scenario is to be played, who commands the sides and by which options. */
class NewBattleDialog extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-new-battle',
    classes: ['pas-de-charge', 'pdc-dialog'],
    tag: 'form',
    window: { title: 'PDC.newBattle.title', icon: 'fa-solid fa-flag' },
    position: { width: 600, height: 'auto' as const },
    form: { handler: onSubmit, closeOnSubmit: false },
    actions: { load: onLoad, save: onSave },
  };

  static override PARTS = {
    form: { template: modulePath('templates/new-battle.hbs'), scrollable: ['.pdc-new-battle-body'] },
  };

  readonly #offer: BattleOffer;
  #draft: BattleDraft = FRESH_DRAFT;
  #isUnfolded = false;
  #isBusy = false;

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

  protected override async _prepareContext() {
    const chosen = this.#chosen;
    const scene = {
      games: this.#games,
      draft: this.#draft,
      users: players(),
      tables: chosen ? houseTablesFor(chosen) : [],
      isUnfolded: this.#isUnfolded,
      isBusy: this.#isBusy,
    };
    return newBattleContext(scene, { localize, has: (key) => game.i18n.has(key) }) as never;
  }

  // Once for the whole window: what is in it is made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#choose(target);
      else if (target instanceof HTMLInputElement && target.type === 'file') void this.#read(target);
    });
    const onToggle = ({ target }: globalThis.Event): void => {
      if (!(target instanceof HTMLDetailsElement) || target.open === this.#isUnfolded) return;
      this.#isUnfolded = target.open;
      // The window has grown: it must not reach beyond the edge of the screen.
      this.setPosition();
    };
    // This event does not rise to the window by itself.
    this.element.addEventListener('toggle', onToggle, { capture: true });
  }

  #choose({ name, value, dataset: { option, nation } }: HTMLSelectElement): void {
    const chosen = this.#chosen;
    const side = SIDES.find((each) => each === name);
    const coloured = SIDES.find((each) => each === nation);
    if (coloured) this.#colour(coloured, value);
    else if (name === 'scenario') this.#change({ ...this.#draft, key: value });
    else if (side) this.#change({ ...this.#draft, seats: { ...this.#draft.seats, [side]: value } });
    else if (option && chosen) this.#change(withOption(chosen, this.#draft, option, value));
  }

  #colour(side: Side, nation: string): void {
    const given = { nation, name: localize(`PDC.nation.${nation}`) };
    this.#change({ ...this.#draft, nations: { ...this.#draft.nations, [side]: given } });
  }

  #change(draft: BattleDraft): void {
    this.#draft = draft;
    void this.render();
  }

  async #read(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    try {
      this.#change(withFile(this.#draft, readScenarioFile(await file.text(), this.#offer.games)));
    } catch (error) {
      tell(error, file.name);
    } finally {
      // So that the same file can be chosen again once it is put right.
      input.value = '';
    }
  }

  /** Hands the chosen scenario out as a file, with the options that were changed. */
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

  /** Sets the battle up, once however often the button is pressed; what is wrong is told. */
  async begin(): Promise<void> {
    const chosen = this.#chosen;
    if (this.#isBusy || !chosen) return;
    this.#isBusy = true;
    void this.render();
    try {
      const scenario = scenarioData(chosen.rules, changedScenario(chosen, this.#draft));
      await this.#offer.api.deployScenario(scenario, chosenSeats(this.#draft, players()));
      if (isEmptyField(chosen.scenario)) ui.notifications.info(localize('PDC.field.nowEmpty'));
      await this.close();
    } catch (error) {
      tell(error, chosen.scenario.title);
    } finally {
      this.#isBusy = false;
      void this.render();
    }
  }
}

/** House tables of this world that a battle is set up with: those that its scenario does not bring itself. */
const houseTablesFor = ({ rules, scenario: { tables = {} } }: PlayableScenario): readonly string[] =>
  Object.keys(houseTablesOf(rules)).filter((id) => !(id in tables));

/** Tells what went wrong: every fault of a scenario, until it is clicked away. */
function tell(error: unknown, file: string): void {
  if (error instanceof UnusableData) {
    const faults = error.faults.join(' · ');
    ui.notifications.error(localize('PDC.newBattle.unusable', { file, faults }), { permanent: true });
    return;
  }
  console.error(error);
  ui.notifications.error(error instanceof Error ? error.message : String(error));
}

async function onSubmit(this: NewBattleDialog): Promise<void> {
  await this.begin();
}

function onLoad(this: NewBattleDialog): void {
  this.element.querySelector<HTMLInputElement>('[name=file]')?.click();
}

function onSave(this: NewBattleDialog): void {
  this.save();
}

/** Adds the button that opens the dialog to the token tools, for game masters. */
export function offerNewBattle(offer: BattleOffer): void {
  // One window, made when it is first wanted, so that closing it loses nothing.
  let dialog: NewBattleDialog | undefined;
  const open = (): void => {
    dialog ??= new NewBattleDialog(offer);
    void dialog.render({ force: true });
  };
  Hooks.on('getSceneControlButtons', (controls) => {
    const tools = controls.tokens?.tools;
    if (!tools) return;
    tools[`${MODULE_ID}-new-battle`] = {
      name: `${MODULE_ID}-new-battle`,
      order: 90,
      title: 'PDC.newBattle.title',
      icon: 'fa-solid fa-flag',
      button: true,
      visible: game.user.isGM,
      onChange: open,
    };
  });
}
