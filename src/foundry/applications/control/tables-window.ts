import type { Ruleset } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { houseTablesOf, keepHouseTables, modulePath } from '../../documents';
import { localize } from '../../texts';
import { tablesContext } from './tables-context';
import { changedTables, draftOf, ownTables, type TablesDraft, withCell, withRulesOwn } from './tables-draft';
import { readTablesFile, tablesFile } from './tables-file';
import { notifyError } from './tell-error';

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** The editor of the house tables of one game: for the battle of the scene, and for new ones. */
export class TablesWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: 'pdc-tables',
    classes: ['pas-de-charge', 'pdc-dialog', 'pdc-tables-window'],
    window: { title: 'PDC.tables.title', icon: 'fa-solid fa-table' },
    position: { width: 620, height: 'auto' as const },
    actions: { own: onOwn, apply: onApply, keepForNew: onKeep, save: onSave, load: onLoad },
  };

  static override PARTS = {
    tables: { template: modulePath('templates/house-tables.hbs'), scrollable: ['.pdc-tables-body'] },
  };

  readonly #port: BattlePort;
  readonly #games: readonly Ruleset[];
  /** What is edited, and for which game; undefined until something is changed. */
  #draft: { readonly ruleset: string; readonly tables: TablesDraft } | undefined;
  #isBusy = false;

  constructor(port: BattlePort, games: readonly Ruleset[]) {
    super({});
    this.#port = port;
    this.#games = games.filter(({ tables }) => Object.keys(tables).length > 0);
  }

  /** Shows the tables as they are now, if the window is open. */
  refresh(): void {
    if (this.rendered) void this.render();
  }

  protected override async _prepareContext() {
    const rules = this.#rules;
    if (!rules) return { tables: [] } as never;
    const battle = this.#battle;
    const scene = {
      rules,
      draft: this.#tables(rules),
      inBattle: battle ? draftOf(rules, battle.state.tables) : null,
      forNew: draftOf(rules, houseTablesOf(rules)),
      isBlocked: this.#isBusy || (battle !== undefined && battle.question !== null),
    };
    return tablesContext(scene, { localize, has: (key) => game.i18n.has(key) }) as never;
  }

  // Once for the whole window: what is in it is made anew again and again.
  protected override async _onFirstRender(): Promise<void> {
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') void this.#read(target);
      else if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement) this.#set(target);
    });
  }

  /** The battle of the scene, if it has tables. */
  get #battle(): UserBattle | undefined {
    const battle = this.#port.current;
    return battle && this.#games.some(({ id }) => id === battle.rules.id) ? battle : undefined;
  }

  get #rules(): Ruleset | undefined {
    return this.#battle?.rules ?? this.#games[0];
  }

  #tables(rules: Ruleset): TablesDraft {
    if (this.#draft?.ruleset === rules.id) return this.#draft.tables;
    return draftOf(rules, this.#battle?.state.tables ?? houseTablesOf(rules));
  }

  #change(tables: TablesDraft): void {
    const ruleset = this.#rules?.id;
    if (ruleset !== undefined) this.#draft = { ruleset, tables };
    void this.render();
  }

  #set({ dataset: { table = '', row, column }, value }: HTMLSelectElement | HTMLInputElement): void {
    const rules = this.#rules;
    const known = rules?.tables[table];
    if (rules && known)
      this.#change(withCell(known, this.#tables(rules), Number(row), Number(column), value));
  }

  async #read(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text();
    // So that the same file can be chosen again once it is put right.
    input.value = '';
    const rules = this.#rules;
    if (text === undefined || !rules) return;
    try {
      this.#change(draftOf(rules, readTablesFile(text, rules)));
    } catch (error) {
      notifyError(error);
    }
  }

  /** Puts one table back as the rules have it. */
  own(table: string): void {
    const rules = this.#rules;
    const known = rules?.tables[table];
    if (rules && known) this.#change(withRulesOwn(known, this.#tables(rules)));
  }

  /** Lets the battle of the scene go on by these tables. */
  async apply(): Promise<void> {
    const battle = this.#battle;
    if (!battle) return;
    const { id, rules, state } = battle;
    const changed = changedTables(this.#tables(rules), draftOf(rules, state.tables));
    await this.#carryOut(async () => {
      for (const [table, cells] of Object.entries(changed)) {
        if (await this.#port.correct(id, { type: 'table-adjusted', table, cells })) return;
      }
    });
  }

  /** Lets new battles begin with these tables. */
  async keepForNew(): Promise<void> {
    const rules = this.#rules;
    if (rules) await this.#carryOut(() => keepHouseTables(rules, ownTables(rules, this.#tables(rules))));
  }

  async #carryOut(action: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await action();
    } catch (error) {
      notifyError(error);
    } finally {
      this.#isBusy = false;
      this.refresh();
    }
  }

  /** Hands the tables out as a file. */
  save(): void {
    const rules = this.#rules;
    if (!rules) return;
    const text = tablesFile(rules, this.#tables(rules));
    foundry.utils.saveDataToFile(text, 'application/json', `${rules.id}-tables.json`);
  }
}

function onOwn(this: TablesWindow, _event: Event, { dataset }: HTMLElement): void {
  this.own(dataset.table ?? '');
}

function onApply(this: TablesWindow): void {
  void this.apply();
}

function onKeep(this: TablesWindow): void {
  void this.keepForNew();
}

function onSave(this: TablesWindow): void {
  this.save();
}

function onLoad(this: TablesWindow): void {
  this.element.querySelector<HTMLInputElement>('[name=file]')?.click();
}
