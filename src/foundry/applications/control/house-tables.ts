import type { Ruleset } from '../../../core';
import type { BattlePort, UserBattle } from '../../battle';
import { houseTablesOf, keepHouseTables } from '../../documents';
import { TEXTS } from '../../texts';
import { BattleWindow, onChooseFile } from '../battle-window';
import { optionsOf, partsOf } from '../window-table';
import {
  changedTables,
  draftOf,
  ownTables,
  readTablesFile,
  type TablesDraft,
  tablesContext,
  tablesFile,
  withCell,
  withRulesOwn,
} from './house-tables-draft';

/** The editor for the house tables of one game: for the battle of the scene, and for new ones. */
export class HouseTablesWindow extends BattleWindow {
  static override DEFAULT_OPTIONS = optionsOf<HouseTablesWindow>('tables', {
    own: (window, { dataset }) => window.own(dataset.table ?? ''),
    apply: (window) => window.apply(),
    keepForNew: (window) => window.keepForNew(),
    save: (window) => window.save(),
    load: onChooseFile,
  });

  static override PARTS = partsOf('tables');

  readonly #games: readonly Ruleset[];
  /** The edited tables and their game; undefined until something is changed. */
  #draft: { readonly ruleset: string; readonly tables: TablesDraft } | undefined;

  constructor(port: BattlePort, games: readonly Ruleset[]) {
    super(port);
    this.#games = games.filter(({ tables }) => Object.keys(tables).length > 0);
  }

  protected override context(): object {
    const rules = this.#rules;
    if (!rules) return { tables: [] };
    const battle = this.#battleWithTables;
    const data = {
      rules,
      draft: this.#tables(rules),
      inBattle: battle ? draftOf(rules, battle.state.tables) : null,
      forNew: draftOf(rules, houseTablesOf(rules)),
      isBlocked: this.isBusy || (battle !== undefined && battle.question !== null),
    };
    return tablesContext(data, TEXTS);
  }

  /** The battle of the scene, if it has tables. */
  get #battleWithTables(): UserBattle | undefined {
    const { battle } = this;
    return battle && this.#games.some(({ id }) => id === battle.rules.id) ? battle : undefined;
  }

  get #rules(): Ruleset | undefined {
    return this.#battleWithTables?.rules ?? this.#games[0];
  }

  #tables(rules: Ruleset): TablesDraft {
    if (this.#draft?.ruleset === rules.id) return this.#draft.tables;
    return draftOf(rules, this.#battleWithTables?.state.tables ?? houseTablesOf(rules));
  }

  #change(tables: TablesDraft): void {
    const ruleset = this.#rules?.id;
    if (ruleset !== undefined) this.#draft = { ruleset, tables };
    void this.render();
  }

  protected override onInput({
    dataset: { table = '', row, column },
    value,
  }: HTMLSelectElement | HTMLInputElement): void {
    const rules = this.#rules;
    const known = rules?.tables[table];
    if (rules && known)
      this.#change(withCell(known, this.#tables(rules), Number(row), Number(column), value));
  }

  protected override onSelect(select: HTMLSelectElement): void {
    this.onInput(select);
  }

  protected override async onFile(text: string): Promise<void> {
    const rules = this.#rules;
    if (rules) this.#change(draftOf(rules, readTablesFile(text, rules)));
  }

  /** Resets one table to the rules. */
  own(table: string): void {
    const rules = this.#rules;
    const known = rules?.tables[table];
    if (rules && known) this.#change(withRulesOwn(known, this.#tables(rules)));
  }

  /** Applies these tables to the battle of the scene. */
  async apply(): Promise<void> {
    const battle = this.#battleWithTables;
    if (!battle) return;
    const { id, rules, state } = battle;
    const changed = changedTables(this.#tables(rules), draftOf(rules, state.tables));
    await this.doOnce(async () => {
      for (const [table, cells] of Object.entries(changed)) {
        if (await this.port.correct(id, { type: 'table-adjusted', table, cells })) return;
      }
    });
  }

  /** Keeps these tables for new battles. */
  async keepForNew(): Promise<void> {
    const rules = this.#rules;
    if (rules) await this.doOnce(() => keepHouseTables(rules, ownTables(rules, this.#tables(rules))));
  }

  /** Saves the tables to a file. */
  save(): void {
    const rules = this.#rules;
    if (!rules) return;
    const text = tablesFile(rules, this.#tables(rules));
    foundry.utils.saveDataToFile(text, 'application/json', `${rules.id}-tables.json`);
  }
}
