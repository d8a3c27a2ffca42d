import { SIDES, type Side, type Topic } from '../../../core';
import { EDGES, formAt, GROUNDS, MIRRORS, type Path } from '../../../workshop';
import type { UserWorkshop, WorkshopPort } from '../../battle/workshop';
import type { ModuleApi } from '../../documents';
import { players } from '../../documents/document-types';
import { proposedSeats, proposedWay } from '../../documents/way-to-play';
import { LANGUAGE, localize, TEXTS, textsOf } from '../../texts';
import { ModuleWindow } from '../battle-window';
import { ordinalName } from '../ordinal-name';
import { optionsOf, partsOf } from '../window-table';
import { paintsOf } from './board-context';
import { addedEdit, pathOf, tickedEdit, writtenEdit } from './field-values';
import { focusOn } from './focus-on';
import { MapHand } from './map-hand';
import { type HandMap, type MapWork, type Paint, SHAPES, type Shape } from './map-work';
import { arrivingEdit, hasRoom, type PieceKind, placedEdit } from './new-piece';
import { saveFile, writePage } from './share-scenario';
import { TABS, topicOf, workshopContext } from './workshop-context';

/** The map as the panel needs it. */
export interface PanelMap extends HandMap {
  fitBeside(strip: Element): void;
}

/** The dependencies of the panel besides the workshops. */
export interface WorkshopOffer {
  readonly workshops: WorkshopPort;
  readonly map: PanelMap;
  readonly api: ModuleApi;
}

/** The panel of the workshop in view: every field of the scenario, and the tools for its map. */
export class WorkshopWindow extends ModuleWindow {
  static override DEFAULT_OPTIONS = optionsOf<WorkshopWindow>('workshop', {
    undo: (window) => window.port.undo(),
    redo: (window) => window.port.redo(),
    tab: (window, { dataset }) => window.turnTo(dataset.tab ?? ''),
    shape: (window, { dataset }) => window.takeShape(dataset.shape ?? ''),
    paint: (window, { dataset }) => window.takePaint(dataset.on ?? '', dataset.kind ?? ''),
    resize: (window, { dataset }) => window.resize(dataset.edge ?? '', Number(dataset.by)),
    mirror: (window, { dataset }) => window.mirror(dataset.how ?? ''),
    kind: (window, { dataset }) => window.takeKind(dataset.type ?? ''),
    open: (window, { dataset }) => window.open(dataset.path ?? ''),
    add: (window, button) => window.add(pathOf(button)),
    drop: (window, button) => window.drop(pathOf(button)),
    pick: (window, button) => window.pick(pathOf(button)),
    goTo: (window, button) => window.goTo(pathOf(button)),
    play: (window) => window.play(),
    save: (window) => window.save(),
    share: (window) => window.share(),
  });

  static override PARTS = partsOf('workshop');

  readonly hand: MapHand;
  readonly #offer: WorkshopOffer;
  #tab: Topic = 'story';
  #shape: Shape = 'paint';
  #paint: Paint = { on: 'terrain', kind: '' };
  #kind: Partial<PieceKind> = {};
  #open = '';
  /** The field whose spaces are chosen on the map. */
  #picking: Path | undefined;

  constructor(offer: WorkshopOffer) {
    super({});
    this.#offer = offer;
    this.hand = new MapHand(offer.workshops, offer.map, {
      work: () => this.#work,
      picked: (paint) => this.takePaint(paint.on, paint.kind),
      chose: (piece) => this.#chose(piece),
      place: (kind, at) => this.#place(kind, at),
    });
  }

  get port(): WorkshopPort {
    return this.#offer.workshops;
  }

  /** The piece whose fields are shown, if it is on the board. */
  get chosen(): string | undefined {
    const [first, id] = this.#open === '' ? [] : (JSON.parse(this.#open) as Path);
    return first === 'units' && typeof id === 'string' ? id : undefined;
  }

  get #work(): MapWork {
    const { current } = this.port;
    if (!current || !this.rendered) return { is: 'nothing' };
    if (this.#picking) return { is: 'spaces', path: this.#picking };
    if (this.#tab === 'board') return { is: 'brush', shape: this.#shape, paint: this.#paintOf(current) };
    if (this.#tab !== 'forces') return { is: 'nothing' };
    const { side = 'south', type } = this.#kind;
    return { is: 'pieces', kind: type === undefined ? undefined : { side, type } };
  }

  /** The chosen paint; the first of the game until one is chosen. */
  #paintOf(workshop: UserWorkshop): Paint {
    const known = GROUNDS.flatMap((on) => paintsOf(workshop, on));
    const own = known.find(({ on, kind }) => on === this.#paint.on && kind === this.#paint.kind);
    return own ?? known[0] ?? this.#paint;
  }

  protected override context(): object {
    const { current } = this.port;
    if (!current) return {};
    const choice = { tab: this.#tab, kind: this.#kind, open: this.#open, isBusy: this.isBusy };
    return workshopContext(current, { ...choice, work: this.#work }, TEXTS);
  }

  /** Shows the workshop of the scene in view, and closes if there is none. */
  async follow(): Promise<void> {
    const isNew = !this.rendered;
    await this.showWhile(this.port.current !== undefined);
    if (isNew && this.rendered) this.#offer.map.fitBeside(this.element);
    this.hand.renew();
  }

  turnTo(tab: string): void {
    this.#tab = TABS.find((each) => each === tab) ?? this.#tab;
    this.#picking = undefined;
    this.#renew();
  }

  takeShape(shape: string): void {
    this.#shape = SHAPES.find((each) => each === shape) ?? this.#shape;
    this.#renew();
  }

  takePaint(on: string, kind: string): void {
    const ground = GROUNDS.find((each) => each === on);
    if (ground) this.#paint = { on: ground, kind };
    if (this.#shape === 'pick') this.#shape = 'paint';
    this.#renew();
  }

  takeKind(type: string): void {
    const { side = 'south' } = this.#kind;
    // Pressed again, it is put back.
    this.#kind = this.#kind.type === type ? { side } : { side, type };
    this.#renew();
  }

  open(path: string): void {
    this.#open = this.#open === path ? '' : path;
    this.#renew();
  }

  #chose(piece: string | undefined): void {
    this.#open = piece === undefined ? '' : JSON.stringify(['units', piece]);
    // The piece may be dragged already.
    void this.render();
  }

  #renew(): void {
    this.hand.stop();
    void this.render();
  }

  resize(edge: string, by: number): void {
    const known = EDGES.find((each) => each === edge);
    if (known) this.port.edit({ type: 'resize', edge: known, by });
  }

  mirror(how: string): void {
    const known = MIRRORS.find((each) => each === how);
    if (known) this.port.edit({ type: 'mirror', how: known });
  }

  #place(kind: PieceKind, at: string): void {
    const { current } = this.port;
    if (!current) return;
    if (!hasRoom(current.sketch.rules, current.draft, kind, at)) {
      ui.notifications.warn(localize('PDC.workshop.noRoom'));
      return;
    }
    const { id, edit } = placedEdit(current.draft, kind, at, this.#nameOf(current, kind.type));
    this.#open = JSON.stringify(['units', id]);
    this.port.edit(edit);
  }

  #nameOf = ({ game: { id } }: UserWorkshop, type: string) =>
    ordinalName(type, LANGUAGE.lang, textsOf(id, TEXTS).localize);

  add(path: Path | undefined): void {
    const { current } = this.port;
    const edit = path && current && addedEdit(current.sketch.rules, current.draft, path);
    if (edit) this.port.edit(edit);
  }

  drop(path: Path | undefined): void {
    if (path) this.port.edit({ type: 'drop', path });
  }

  /** Lets the user choose the spaces of a field on the map, or ends that. */
  pick(path: Path | undefined): void {
    const isSame = JSON.stringify(path) === JSON.stringify(this.#picking);
    this.#picking = isSame ? undefined : path;
    this.#renew();
  }

  /** Ends what is under way on the map; false if nothing is. */
  cancel(): boolean {
    if (this.hand.stop()) return true;
    if (!this.#picking && this.#kind.type === undefined) return false;
    this.#picking = undefined;
    this.#kind = this.#kind.side ? { side: this.#kind.side } : {};
    void this.render();
    return true;
  }

  /** Shows the field that a finding is about. */
  async goTo(path: Path | undefined): Promise<void> {
    const { current } = this.port;
    if (!path || !current) return;
    this.#picking = undefined;
    this.#tab = topicOf(current, path);
    const pieceAt = path.indexOf('units') + 1;
    if (pieceAt > 0 && path.length > pieceAt) this.#open = JSON.stringify(path.slice(0, pieceAt + 1));
    await this.render();
    focusOn(this.element, path);
  }

  protected override async _onFirstRender(): Promise<void> {
    await super._onFirstRender();
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) this.#write(target, target.value);
    });
  }

  protected override onSelect(select: HTMLSelectElement): void {
    const { value, dataset } = select;
    const side = SIDES.find((each) => each === value);
    if (select.name === 'side' && side) this.#takeSide(side);
    else if (dataset.addPiece !== undefined) this.#addPiece(pathOf(select), value);
    else this.#write(select, value);
  }

  #takeSide(side: Side): void {
    this.#kind = { ...this.#kind, side };
    this.#renew();
  }

  #addPiece(path: Path | undefined, type: string): void {
    const { current } = this.port;
    const index = path?.[1];
    if (!current || typeof index !== 'number' || type === '') return;
    const edit = arrivingEdit(current.draft, index, { type }, this.#nameOf(current, type));
    if (edit.type === 'set') this.#open = JSON.stringify(edit.path);
    this.port.edit(edit);
  }

  protected override onInput(input: HTMLInputElement): void {
    const { current } = this.port;
    const path = pathOf(input);
    if (!current || !path) return;
    if (input.dataset.word !== undefined)
      this.port.edit(tickedEdit(current.draft, path, input.dataset.word, input.checked));
    else if (input.dataset.addAt !== undefined) this.#addAt(current, path, input.value.trim());
    else this.#write(input, input.value);
  }

  #addAt({ sketch }: UserWorkshop, path: Path, space: string): void {
    if (sketch.rules.grid.has(space)) this.add([...path, space]);
    else ui.notifications.warn(localize('PDC.rules.reason.off-the-board'));
  }

  #write(field: HTMLElement, written: string): void {
    const { current } = this.port;
    const path = pathOf(field);
    if (!current || !path) return;
    const edit = writtenEdit(current.sketch.rules, current.draft, path, written);
    if (edit) this.port.edit(edit);
    // A needed field that was emptied shows its value again.
    else if (formAt(current.sketch.rules, current.draft, path)) void this.render();
  }

  /** Sets up a battle of the scenario; it is made on a scene of its own, and the workshop stays as it is. */
  async play(): Promise<void> {
    const { current } = this.port;
    if (!current) return;
    await this.doOnce(async () => {
      const users = players();
      await this.#offer.api.deployScenario(current.draft, proposedSeats(users, proposedWay(users)));
    });
  }

  save(): void {
    const { current } = this.port;
    if (current) saveFile(current);
  }

  /** Writes the scenario to a page of the journal. */
  async share(): Promise<void> {
    const { current } = this.port;
    if (!current) return;
    await this.doOnce(async () => {
      await writePage(current);
    });
  }
}
