import { MIRRORS, type Path } from '../../../workshop';
import type { ScenarioTrials } from '../../battle/scenario-trials';
import type { DraftPort } from '../../battle/workshop';
import type { ModuleApi } from '../../documents';
import { TEXTS } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import { resizeBoard } from './cut-list';
import { inputEdit, writtenIn } from './field-edits';
import { addedEdit, pathOf, spacesFieldOf } from './field-values';
import { focusOn, leaveField, writeOver } from './focus-on';
import { HeldPress } from './held-press';
import { MapHand } from './map-hand';
import type { MapWork, WorkHand } from './map-work';
import { arriving, type PieceKind, placed } from './new-piece';
import { PanelChoices } from './panel-choices';
import { watchKeys } from './panel-keys';
import { choosePicture, watchSlider } from './panel-picture';
import { PictureHand, type PictureMap } from './picture-hand';
import { playDraft, saveFile, triedIn, writePage } from './share-scenario';
import { topicOf, workshopContext } from './workshop-context';

/** The map as the panel needs it. */
export interface PanelMap extends PictureMap {
  fitBeside(strip: Element): void;
}

/** The dependencies of the panel besides the workshops. */
export interface WorkshopOffer {
  readonly workshops: DraftPort;
  readonly map: PanelMap;
  readonly api: ModuleApi;
  readonly trials: ScenarioTrials;
}

/** The panel of the workshop in view: every field of the scenario, and the tools for its map. */
export class WorkshopWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<WorkshopWindow>('workshop', {
    undo: (window) => window.port.undo(),
    redo: (window) => window.port.redo(),
    tab: (window, { dataset }) => window.take((choices) => choices.turnTo(dataset.tab ?? '')),
    shape: (window, { dataset }) => window.take((choices) => choices.takeShape(dataset.shape ?? '')),
    paint: (window, { dataset: { on = '', kind = '' } }) =>
      window.take((choices) => choices.takePaint(on, kind)),
    resize: (window, { dataset }) => resizeBoard(window.port, dataset.edge ?? '', Number(dataset.by), TEXTS),
    mirror: (window, { dataset }) => window.mirror(dataset.how ?? ''),
    even: (window) => window.port.edit({ type: 'even' }),
    kind: (window, { dataset }) => window.take((choices) => choices.takeKind(dataset.type ?? '')),
    copy: (window, button) => window.copy(pathOf(button)),
    open: (window, { dataset }) => window.open(dataset.path ?? ''),
    add: (window, button) => window.add(pathOf(button)),
    drop: (window, button) => window.drop(pathOf(button)),
    pick: (window, button) => window.take((choices) => choices.pick(pathOf(button))),
    browse: (window, button) => window.browse(pathOf(button)),
    movePicture: (window) => window.take((choices) => choices.movePicture()),
    goTo: (window, button) => window.goTo(pathOf(button)),
    readAs: (window) => window.readAs(),
    dismiss: (window) => window.take((choices) => choices.dismiss()),
    play: (window) => window.play(),
    tryOut: (window) => window.tryOut(),
    save: (window) => window.save(),
    share: (window) => window.share(),
  });

  static override PARTS = partsOf('workshop');

  readonly #mapHand: MapHand;
  readonly #pictureHand: PictureHand;
  readonly #offer: WorkshopOffer;
  readonly #choices = new PanelChoices();
  readonly press = new HeldPress();
  /** The name of a piece that the pointer is placing or has placed, to be written next. */
  #toName: { readonly path: Path; isReleased: boolean } | undefined;

  constructor(offer: WorkshopOffer) {
    super({});
    this.#offer = offer;
    this.#pictureHand = new PictureHand(offer.workshops, offer.map, () => this.#work);
    this.#mapHand = new MapHand(offer.workshops, offer.map, {
      work: () => this.#work,
      picked: ({ on, kind }) => this.take((choices) => choices.takePaint(on, kind)),
      chose: (piece) => this.#chose(piece),
      place: (kind, at, isByPointer) => this.#place(kind, at, isByPointer),
    });
  }

  /** Does the work on the map that is chosen. */
  get hand(): WorkHand {
    return this.#work.is === 'picture' ? this.#pictureHand : this.#mapHand;
  }

  get port(): DraftPort {
    return this.#offer.workshops;
  }

  /** The piece whose fields are shown, if it is on the board. */
  get chosen(): string | undefined {
    return this.#choices.chosen;
  }

  get #work(): MapWork {
    const { current } = this.port;
    return current && this.rendered ? this.#choices.work(current) : { is: 'nothing' };
  }

  protected override context(): object {
    const { current } = this.port;
    if (!current) return {};
    const { tab, kind, open, atOnce, trialLevel, readAs, read } = this.#choices;
    const tried = current.isRunning ? undefined : triedIn(current, trialLevel);
    const trials = tried && this.#offer.trials.of(tried);
    const choice = { tab, kind, open, atOnce, readAs, read, work: this.#work, isBusy: this.isBusy };
    return workshopContext(current, { ...choice, ...(tried && { tried: { ...tried, trials } }) }, TEXTS);
  }

  /** Shows the workshop of the scene in view, and closes if there is none. */
  async follow(): Promise<void> {
    const isNew = !this.rendered;
    await this.showWhile(this.port.current !== undefined);
    if (isNew && this.rendered) this.#offer.map.fitBeside(this.element);
    this.hand.renew();
  }

  /** Changes what the user has chosen in the panel. */
  take(change: (choices: PanelChoices) => void): void {
    this.hand.stop();
    change(this.#choices);
    this.hand.renew();
    this.press.after(() => void this.follow());
  }

  open(path: string): void {
    this.take((choices) => {
      choices.open = choices.open === path ? '' : path;
    });
  }

  #chose(piece: string | undefined): void {
    this.#choices.open = piece === undefined ? '' : JSON.stringify(['units', piece]);
    // The piece may be dragged already.
    void this.render();
  }

  copy(path: Path | undefined): void {
    const { current } = this.port;
    if (current) this.take((choices) => choices.takeCopies(current, String(path?.at(-1))));
  }

  mirror(how: string): void {
    const known = MIRRORS.find((each) => each === how);
    if (known) this.port.edit({ type: 'mirror', how: known });
  }

  #place(kind: PieceKind, at: string, isByPointer: boolean): void {
    leaveField(this.element);
    const { current } = this.port;
    const made = current && placed(current, kind, at);
    if (!made) return;
    this.#choices.open = JSON.stringify(made.path);
    this.#toName = isByPointer ? { path: [...made.path, 'name'], isReleased: false } : undefined;
    this.port.edit(made.edit);
  }
  protected override async _onRender(): Promise<void> {
    await super._onRender();
    this.#name();
  }

  /** Called when the pointer has been released on the map: only now a field keeps the focus. */
  released(): void {
    if (this.#toName) this.#toName.isReleased = true;
    this.#name();
  }

  #name(): void {
    if (this.#toName?.isReleased && writeOver(this.element, this.#toName.path)) this.#toName = undefined;
  }

  /** Adds what a path may hold; if it has spaces, they are chosen on the map next. */
  add(path: Path | undefined): void {
    const { current } = this.port;
    const edit = path && current && addedEdit(current.sketch.rules, current.draft, path);
    if (!edit) return;
    if (path[0] === 'picture') {
      this.browse([...path, 'file']);
      return;
    }
    this.#choices.picking = spacesFieldOf(current.sketch.rules, current.draft, path);
    this.port.edit(edit);
  }

  /** Lets the user choose the file of a picture. */
  browse(path: Path | undefined): void {
    if (path) choosePicture(this.port, path);
  }

  drop(path: Path | undefined): void {
    if (path) this.port.edit({ type: 'drop', path });
  }

  /** Ends what is under way on the map; false if nothing is. */
  cancel(): boolean {
    if (this.hand.stop()) return true;
    if (!this.#choices.putBack()) return false;
    void this.render();
    return true;
  }

  /** Shows the field that a finding is about. */
  async goTo(path: Path | undefined): Promise<void> {
    const { current } = this.port;
    if (!path || !current) return;
    this.#choices.turnTo(topicOf(current, path));
    const pieceAt = path.indexOf('units') + 1;
    if (pieceAt > 0 && path.length > pieceAt) this.#choices.open = JSON.stringify(path.slice(0, pieceAt + 1));
    await this.render();
    focusOn(this.element, path);
    this.#mapHand.pointAt(path);
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.press.watch(this.element);
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) this.#write(target, target.value);
    });
    watchSlider(this.element, this.port, this.#offer.map);
    watchKeys(this.element, this.port, () => this.cancel());
  }

  protected override onSelect(select: HTMLSelectElement): void {
    const { name, value, dataset } = select;
    if (this.#choices.takeListed(name, value)) this.take(() => undefined);
    else if (dataset.addPiece !== undefined) this.#addPiece(pathOf(select), value);
    else this.#write(select, value);
  }

  #addPiece(path: Path | undefined, type: string): void {
    const { current } = this.port;
    const index = path?.[1];
    if (!current || typeof index !== 'number' || type === '') return;
    const { path: open, edit } = arriving(current, index, type);
    this.#choices.open = JSON.stringify(open);
    this.port.edit(edit);
  }

  protected override onInput(input: HTMLInputElement): void {
    const { current } = this.port;
    if (input.name === 'withPieces') this.#choices.withPieces = input.checked;
    if (input.name === 'atOnce') this.#choices.takeAtOnce(input.valueAsNumber);
    const edit = current && inputEdit(current, input);
    if (edit) this.port.edit(edit);
    else if (current) this.#write(input, input.value);
  }

  #write(field: HTMLElement, written: string): void {
    const { current } = this.port;
    const edit = current && writtenIn(current, field, written);
    if (edit) this.port.edit(edit);
    // A needed field that was emptied shows its value again.
    else void this.render();
  }

  /** Reads the scenario as one of the chosen game; the list of what did not fit stays until it is dismissed. */
  readAs(): void {
    const { current } = this.port;
    const edit = current && this.#choices.takeReading(current);
    if (edit) this.port.edit(edit);
  }

  /** Lets officers play the scenario a hundred times. */
  tryOut(): void {
    const { current } = this.port;
    const tried = current && triedIn(current, this.#choices.trialLevel);
    if (tried) this.#offer.trials.play(tried);
  }

  /** Sets up a battle of the scenario; it is made on a scene of its own, and the workshop stays as it is. */
  async play(): Promise<void> {
    const { current } = this.port;
    if (!current) return;
    await this.doOnce(() => playDraft(current, this.#offer.api));
  }

  save(): void {
    const { current } = this.port;
    if (current) saveFile(current);
  }

  /** Writes the scenario to a page of the journal. */
  async share(): Promise<void> {
    const { current } = this.port;
    if (!current) return;
    await this.doOnce(() => writePage(current));
  }
}
