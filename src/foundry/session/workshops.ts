import { errorText, type Ruleset } from '../../core';
import {
  begun,
  type Draft,
  draftOf,
  type Edit,
  gameOf,
  isOfFamily,
  redone,
  rulesOf,
  sketchOf,
  undone,
  type Workshop,
  withEdit,
} from '../../workshop';
import type { Game } from '../battle';
import type { ListedWorkshop, UserWorkshop, WorkshopPort } from '../battle/workshop';
import { MODULE_ID, ownWrite } from '../documents';
import { localize } from '../texts';
import { makeWorkshopScene, sceneSize } from './make-scenes';
import {
  createWorkshopJournal,
  isOutOfReach,
  workshopIn,
  workshopJournals,
  writeWorkshop,
} from './workshop-journal';

/** The workshops of this world: shown as edited here, and kept in the journal one write after the other. */
export class Workshops implements WorkshopPort {
  readonly #games: readonly Ruleset[];
  readonly #listeners: (() => void)[] = [];
  /** Workshops by the ids of their journal entries; an entry changed elsewhere is read again. */
  readonly #known = new Map<string, Workshop | null>();
  /** The workshops that are still to be written. */
  readonly #unwritten = new Set<string>();
  #shown: { readonly of: Workshop; readonly user: UserWorkshop } | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(games: readonly Game[]) {
    this.#games = games.map(({ rules }) => rules);
  }

  /** Watches for changes of journal entries and scenes. */
  watch(): void {
    const reread = ({ id }: { readonly id: string | null }): void => {
      // The edits made here are newer.
      if (id === null || this.#unwritten.has(id)) return;
      this.#known.delete(id);
      this.#changed();
    };
    Hooks.on('createJournalEntry', reread);
    Hooks.on('updateJournalEntry', reread);
    Hooks.on('deleteJournalEntry', reread);
    Hooks.on('canvasReady', () => this.#changed());
  }

  /** Reads everything again that is written: this browser may have received the key. */
  reread(): void {
    for (const id of this.#known.keys()) if (!this.#unwritten.has(id)) this.#known.delete(id);
    this.#changed();
  }

  get current(): UserWorkshop | undefined {
    const id = canvas?.scene?.flags[MODULE_ID]?.workshop;
    const workshop = id === undefined ? undefined : this.#find(id);
    if (id === undefined || !workshop) return undefined;
    if (this.#shown?.of !== workshop || this.#shown.user.id !== id) {
      const { game, draft } = this.#drawn(workshop);
      const { done, edits } = workshop;
      const user = {
        ...{ id, game, draft, sketch: sketchOf(game, draft) },
        relatives: this.#games.filter((each) => isOfFamily(game, each)),
        canUndo: done > 0,
        canRedo: done < edits.length,
      };
      this.#shown = { of: workshop, user };
    }
    return this.#shown.user;
  }

  listed(): readonly ListedWorkshop[] {
    return workshopJournals().flatMap(({ id }) => {
      const workshop = id === null ? undefined : this.#find(id);
      return id !== null && workshop ? [{ id, ...this.#drawn(workshop) }] : [];
    });
  }

  async begin(rules: Ruleset, draft: Draft): Promise<void> {
    const journal = await createWorkshopJournal(titleOf(draft), begun(rules, draft));
    await this.resume(journal.id ?? '');
  }

  async resume(id: string): Promise<void> {
    const workshop = this.#find(id);
    if (!workshop) throw new Error(localize('PDC.workshop.notKept'));
    const scene = sceneOf(id) ?? (await this.#makeScene(id, workshop));
    await scene.view();
    this.#changed();
  }

  #makeScene(id: string, workshop: Workshop): Promise<Scene.Implementation> {
    const { game: rules, draft } = this.#drawn(workshop);
    return makeWorkshopScene(
      localize('PDC.workshop.scene', { title: titleOf(draft) }),
      rulesOf(rules, draft),
      id,
    );
  }

  edit(edit: Edit): void {
    this.#change((workshop) => withEdit(this.#games, workshop, edit));
  }

  undo(): void {
    this.#change(undone);
  }

  redo(): void {
    this.#change(redone);
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** The draft of a workshop, with its game: it may have been read as one of another. */
  #drawn(workshop: Workshop): { readonly game: Ruleset; readonly draft: Draft } {
    const draft = draftOf(this.#games, workshop);
    const game = gameOf(this.#games, draft);
    if (!game) throw new Error(localize('PDC.workshop.notKept'));
    return { game, draft };
  }

  #find(id: string): Workshop | undefined {
    if (!game.user.isGM) return undefined;
    const known = this.#known.get(id);
    if (known !== undefined) return known ?? undefined;
    const read = this.#read(id);
    this.#known.set(id, read ?? null);
    return read;
  }

  #read(id: string): Workshop | undefined {
    const journal = game.journal.get(id);
    if (!journal) return undefined;
    try {
      if (isOutOfReach(journal)) return undefined;
      const workshop = workshopIn(journal);
      return workshop && gameOf(this.#games, draftOf(this.#games, workshop)) ? workshop : undefined;
    } catch (error) {
      ui.notifications.error(localize('PDC.workshop.unreadable', { fault: errorText(error) }));
      return undefined;
    }
  }

  #change(change: (workshop: Workshop) => Workshop): void {
    const { current } = this;
    const known = current && this.#find(current.id);
    if (!current || !known) return;
    const workshop = change(known);
    if (workshop === known) return;
    this.#known.set(current.id, workshop);
    this.#unwritten.add(current.id);
    this.#changed();
    this.#writing = this.#writing.then(() => this.#write(current.id));
  }

  /** Writes the latest of a workshop; if that fails, what is kept is shown again. */
  async #write(id: string): Promise<void> {
    const workshop = this.#known.get(id);
    // A later edit has been written with an earlier one.
    if (!workshop || !this.#unwritten.has(id)) return;
    try {
      const { game: rules, draft } = this.#drawn(workshop);
      await writeWorkshop(id, titleOf(draft), workshop);
      if (this.#known.get(id) === workshop) this.#unwritten.delete(id);
      await fitScene(id, rulesOf(rules, draft));
    } catch (error) {
      this.#unwritten.delete(id);
      this.#known.delete(id);
      console.error(error);
      ui.notifications.error(localize('PDC.workshop.notWritten'));
      this.#changed();
    }
  }
}

const titleOf = ({ title }: Draft): string => (typeof title === 'string' ? title : '');

const sceneOf = (id: string): Scene.Implementation | undefined =>
  game.scenes.contents.find(({ flags }) => flags[MODULE_ID]?.workshop === id);

/** Gives the scene of a workshop the size of its board. */
async function fitScene(id: string, rules: Ruleset): Promise<void> {
  const scene = sceneOf(id);
  const size = sceneSize(rules);
  if (scene && (scene._source.width !== size.width || scene._source.height !== size.height))
    await scene.update(size, ownWrite());
}
