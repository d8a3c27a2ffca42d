import { client, worldCollection } from '../../client/client';
import { Combat } from '../../client/documents/combat';
import { make } from '../elements';

/** The actions of the footer's buttons, before and after the combat starts. */
const WAITING = [['startCombat', 'Begin combat']] as const;
const UNDER_WAY = [
  ['previousRound', 'Previous round'],
  ['previousTurn', 'Previous turn'],
  ['endCombat', 'End combat'],
  ['nextTurn', 'Next turn'],
  ['nextRound', 'Next round'],
] as const;

/** The tab of the viewed combat, with the buttons by which GMs advance its turns. */
export class CombatTracker {
  readonly element = make('div', { class: 'combat-sidebar directory' });

  constructor() {
    this.element.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      const act = this.viewed?.[pressed?.dataset.action as (typeof UNDER_WAY)[number][0]];
      if (act && this.viewed) void act.call(this.viewed);
    });
    client.observers.add(({ documentName }) => {
      if (documentName === 'Combat' && this.element.isConnected) this.build();
    });
  }

  /** The combat shown. */
  get viewed(): Combat | null {
    const viewed: unknown = Reflect.get(worldCollection('Combat'), 'viewed');
    return viewed instanceof Combat ? viewed : null;
  }

  /** Builds the tab's current content, and calls the hook. */
  build(): readonly HTMLElement[] {
    const { viewed } = this;
    const choices = viewed ? (viewed.round > 0 ? UNDER_WAY : WAITING) : [];
    const buttons = choices.map(([action, label]) => {
      const named = { 'data-action': action, 'data-tooltip': label, 'aria-label': label };
      return make('button', { type: 'button', class: 'combat-control', ...named }, label);
    });
    const round = make('h3', { class: 'encounter-title' }, viewed ? `Round ${viewed.round}` : 'No combat');
    this.element.replaceChildren(round, make('nav', { class: 'combat-controls' }, ...buttons));
    for (const name of ['CombatTracker', 'ApplicationV2']) {
      client.hooks.callAll(`render${name}`, this, this.element, {}, {});
    }
    return [this.element];
  }
}
