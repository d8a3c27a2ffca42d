import { type Scenario, SIDES } from '../../core';
import { type Game, MODULE_ID, type ModuleApi, modulePath, type Seats, say } from '../documents';

import ApplicationV2 = foundry.applications.api.ApplicationV2;
import HandlebarsApplicationMixin = foundry.applications.api.HandlebarsApplicationMixin;

/** What the dialog needs to set a battle up. */
export interface BattleOffer {
  readonly games: readonly Game[];
  readonly api: ModuleApi;
}

/** Asks the game master which scenario is to be played and who commands the sides. */
class NewBattleDialog extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-new-battle',
    classes: ['pas-de-charge', 'pdc-dialog'],
    tag: 'form',
    window: { title: 'PDC.newBattle.title', icon: 'fa-solid fa-flag' },
    position: { width: 460, height: 'auto' as const },
    form: { handler: onSubmit, closeOnSubmit: true },
  };

  static override PARTS = { form: { template: modulePath('templates/new-battle.hbs') } };

  readonly #offer: BattleOffer;
  #scenario: string;

  constructor(offer: BattleOffer) {
    super({});
    this.#offer = offer;
    this.#scenario = this.#scenarios[0]?.id ?? '';
  }

  get #scenarios(): readonly Scenario[] {
    return this.#offer.games.flatMap(({ scenarios }) => scenarios);
  }

  protected override async _prepareContext() {
    const chosen = this.#scenarios.find(({ id }) => id === this.#scenario);
    const users = game.users.contents.filter(({ isGM }) => !isGM).map(({ id, name }) => ({ id, name }));
    return {
      scenarios: this.#scenarios.map(({ id, title }) => ({ id, title, isChosen: id === this.#scenario })),
      briefing: chosen?.briefing ?? '',
      source: chosen?.source ?? '',
      // Players in the order in which they joined: whoever comes first is proposed for the first side.
      sides: SIDES.map((side, index) => ({
        side,
        label: say('PDC.newBattle.commander', { side: chosen?.sides[side].name ?? side }),
        users: users.map((user, place) => ({ ...user, isChosen: place === index })),
      })),
    } as never;
  }

  protected override async _onRender(): Promise<void> {
    const select = this.element.querySelector<HTMLSelectElement>('[name=scenario]');
    select?.addEventListener('change', () => {
      this.#scenario = select.value;
      void this.render();
    });
  }

  /** Sets the battle up; what is wrong is told. */
  async setUp(scenario: string, seats: Seats): Promise<void> {
    try {
      await this.#offer.api.deployScenario(scenario, seats);
    } catch (error) {
      console.error(error);
      ui.notifications.error(error instanceof Error ? error.message : String(error));
    }
  }
}

async function onSubmit(this: NewBattleDialog, _event: Event, form: HTMLFormElement): Promise<void> {
  const given = new FormData(form);
  const word = (name: string): string => String(given.get(name) ?? '');
  await this.setUp(word('scenario'), { south: word('south'), north: word('north') });
}

/** Adds the button that opens the dialog to the token tools, for game masters. */
export function offerNewBattle(offer: BattleOffer): void {
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
      onChange: () => void new NewBattleDialog(offer).render({ force: true }),
    };
  });
}
