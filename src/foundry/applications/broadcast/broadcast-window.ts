import type { OddsSummary } from '../../../match';
import type { BattlePort } from '../../battle';
import { modulePath, sceneShown } from '../../documents';
import { broadcastSettings } from '../../documents/broadcast-settings';
import { localize, TEXTS } from '../../texts';
import { BattleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { type BroadcastContext, broadcastContext } from './broadcast-context';
import type { BroadcastDependencies } from './dependencies';
import { Feed } from './feed';
import { FieldView } from './field-view';
import { Film, SPEEDS } from './film';
import { attackTold, type OnAir } from './on-air';

/** The time without a movement of the pointer after which the controls of the film are hidden, in milliseconds. */
const AWAKE = 2500;

/** The whole window for those who watch: the battle as everybody sees it, without tools. */
export class BroadcastWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<BroadcastWindow>('broadcast', {
    play: (window) => window.playOrPause(),
    now: (window) => window.toNow(),
    close: (window) => window.#dependencies.leave(),
  });

  static override PARTS = partsOf('broadcast');

  readonly #dependencies: BroadcastDependencies;
  readonly #feed: Feed;
  readonly #film: Film;
  readonly #odds: ReturnType<BroadcastDependencies['oddsWith']>;
  #field: FieldView | undefined;
  #words = '';
  /** Counts the renderings of the words: one that is finished too late is not shown. */
  #wanted = 0;
  #asleep: ReturnType<typeof setTimeout> | undefined;

  constructor(port: BattlePort, dependencies: BroadcastDependencies) {
    super(port);
    this.#dependencies = dependencies;
    this.#film = new Film(port.history, () => this.#showFilm());
    this.#feed = new Feed(port, dependencies.tellAction, {
      onDue: () => void this.#show(),
      beatOfFilm: () => this.#film.beat,
    });
    this.#odds = dependencies.oddsWith(() => void this.#show());
  }

  /** Opens or closes it. */
  async turn(isWanted: boolean): Promise<void> {
    if (isWanted === this.rendered) return;
    if (isWanted) await this.render({ force: true });
    else await this.close();
  }

  /** Takes up a change of the battle, or of a setting. */
  override async refresh(): Promise<void> {
    if (!this.rendered) return;
    this.#feed.follow();
    await this.#show();
  }

  /** Plays the battle from the moment shown, or from its beginning; or pauses there. */
  playOrPause(): void {
    if (this.#film.isPlaying) this.#film.pause();
    else if (this.#feed.live) this.#film.play(this.port.current?.asItWas?.at ?? 0, this.#feed.live.actions);
    this.#showFilm();
  }

  /** Leaves the film. */
  toNow(): void {
    this.#film.pause();
    this.port.history.leave();
    this.#showFilm();
  }

  protected override context(): object {
    return { speeds: SPEEDS.map((speed) => ({ speed, isChosen: speed === this.#film.speed })) };
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    const stage = this.element.querySelector<HTMLElement>('.pdc-broadcast-stage');
    if (stage) this.#field = new FieldView(stage);
    this.#words = '';
    for (const type of ['pointermove', 'focusin'] as const)
      this.element.addEventListener(type, () => this.#wake());
    this.#feed.follow();
    await this.#show();
  }

  protected override onSelect({ value }: HTMLSelectElement): void {
    this.#film.speed = Number(value);
  }

  protected override onInput({ valueAsNumber }: HTMLInputElement): void {
    this.#film.pause();
    void this.port.history.show(valueAsNumber);
  }

  protected override _onClose(): void {
    clearTimeout(this.#asleep);
    this.#film.pause();
    this.#feed.stop();
    this.#field = undefined;
  }

  /** Shows the moment that is on air, and the words about it. */
  async #show(): Promise<void> {
    if (!this.rendered) return;
    const { shown } = this.#feed;
    const { doesFollow, background } = broadcastSettings();
    this.element.dataset.background = background;
    this.element.classList.toggle('is-empty', shown === undefined);
    // The card has its own place beside the map, which does not jump when one is played.
    const isOver = shown !== undefined && shown.state.winner !== null;
    this.element.classList.toggle('has-cards', !isOver && (shown?.state.cards ?? null) !== null);
    if (shown) this.#field?.show(shown, doesFollow && !isOver);
    this.#showFilm();
    await this.#showWords(shown);
  }

  async #showWords(shown: OnAir | undefined): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const context = shown ? this.#contextOf(shown) : this.#waiting();
    const path = modulePath('templates/broadcast-words.hbs');
    const html = await foundry.applications.handlebars.renderTemplate(path, { ...context });
    if (wanted !== this.#wanted || !this.rendered || html === this.#words) return;
    this.#words = html;
    const words = this.element.querySelector('.pdc-broadcast-words');
    if (words) words.innerHTML = html;
  }

  #contextOf(shown: OnAir): BroadcastContext & { readonly story: object | undefined } {
    const isOver = shown.state.winner !== null && !shown.isPast;
    const story = isOver ? this.#dependencies.tellStory(shown.id) : undefined;
    return { ...broadcastContext(shown, this.#oddsOf(shown), TEXTS), story };
  }

  /** The title while nothing may be shown yet. */
  #waiting(): { readonly title: string; readonly waiting: string } {
    const key = this.battle ? 'soon' : 'none';
    return { title: sceneShown()?.name ?? '', waiting: localize(`PDC.windows.broadcast.${key}`) };
  }

  #oddsOf(shown: OnAir): OddsSummary | undefined {
    const attack = attackTold(shown);
    if (!attack || !shown.before) return undefined;
    this.#odds.watch(shown.rules, shown.before, [attack]);
    const odds = this.#odds.find(shown.before, attack);
    return odds === 'waiting' ? undefined : odds;
  }

  /** Brings the controls of the film up to date. */
  #showFilm(): void {
    if (!this.rendered) return;
    const last = this.#feed.live?.actions ?? 0;
    const at = this.port.current?.asItWas?.at ?? last;
    const slider = this.element.querySelector<HTMLInputElement>('input[name=moment]');
    if (slider) [slider.max, slider.value] = [String(last), String(at)];
    const button = this.element.querySelector<HTMLButtonElement>('[data-action=play]');
    if (!button) return;
    const label = localize(`PDC.windows.broadcast.film.${this.#film.isPlaying ? 'pause' : 'play'}`);
    button.textContent = this.#film.isPlaying ? '❚❚' : '▶';
    button.setAttribute('aria-label', label);
    button.disabled = last === 0;
  }

  #wake(): void {
    this.element.classList.add('is-awake');
    clearTimeout(this.#asleep);
    this.#asleep = setTimeout(() => this.element.classList.remove('is-awake'), AWAKE);
  }
}
