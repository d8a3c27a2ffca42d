import { type Draft, withCount } from './draft';

/** What the buttons of the army builder need of it. */
interface Builder {
  readonly draft: Draft;
  readonly element: HTMLElement;
  change(draft: Draft): void;
  clear(): void;
  save(): Promise<void>;
  load(name: string): void;
  loadListedPage(id: string): void;
  remove(name: string): Promise<void>;
  toFile(): void;
  toJournal(): Promise<void>;
}

/** What the buttons of the army builder do. */
export const BUILDER_ACTIONS = {
  less: onLess,
  more: onMore,
  clear: onClear,
  save: onSave,
  load: onLoad,
  loadPage: onLoadPage,
  remove: onRemove,
  toFile: onToFile,
  fromFile: onFromFile,
  toJournal: onToJournal,
};

function onLess(this: Builder, _event: Event, { dataset: { type = '' } }: HTMLElement): void {
  this.change(withCount(this.draft, type, (this.draft.army.counts[type] ?? 0) - 1));
}

function onMore(this: Builder, _event: Event, { dataset: { type = '' } }: HTMLElement): void {
  this.change(withCount(this.draft, type, (this.draft.army.counts[type] ?? 0) + 1));
}

function onClear(this: Builder): void {
  this.clear();
}

function onSave(this: Builder): void {
  void this.save();
}

function onLoad(this: Builder, _event: Event, { dataset }: HTMLElement): void {
  this.load(dataset.army ?? '');
}

function onLoadPage(this: Builder, _event: Event, { dataset }: HTMLElement): void {
  this.loadListedPage(dataset.page ?? '');
}

function onRemove(this: Builder, _event: Event, { dataset }: HTMLElement): void {
  void this.remove(dataset.army ?? '');
}

function onToFile(this: Builder): void {
  this.toFile();
}

function onFromFile(this: Builder): void {
  this.element.querySelector<HTMLInputElement>('[name=file]')?.click();
}

function onToJournal(this: Builder): void {
  void this.toJournal();
}
