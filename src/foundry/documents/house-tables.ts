import { type Ruleset, readTables, type TableCells } from '../../core';
import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.tables': foundry.data.fields.StringField<{ required: true; initial: '' }>;
  }
}

/** Keeps the house tables that new battles of this world begin with; to be called once, in `init`. */
export function registerHouseTables(): void {
  game.settings.register(MODULE_ID, 'tables', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.StringField({ required: true, initial: '' }),
  });
}

/** The house tables that new battles of a game begin with; none that its rules can't read any more. */
export function houseTablesOf(rules: Ruleset): Tables {
  const given = kept()[rules.id];
  if (given === undefined) return {};
  const faults: string[] = [];
  const tables = readTables(rules, given, 'tables', {
    add: (place, fault) => faults.push(`${place}: ${fault}`),
  });
  if (faults.length === 0) return tables;
  console.warn(...faults);
  return {};
}

/** Lets new battles of a game begin with other house tables. */
export async function keepHouseTables({ id }: Ruleset, tables: Tables): Promise<void> {
  await game.settings.set(MODULE_ID, 'tables', JSON.stringify({ ...kept(), [id]: tables }));
}

/** What is kept, game by game; nothing where it can't be read. */
function kept(): Readonly<Record<string, unknown>> {
  const text = game.settings.get(MODULE_ID, 'tables');
  if (text === '') return {};
  try {
    const all: unknown = JSON.parse(text);
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch (error) {
    console.warn(error);
    return {};
  }
}

/** House tables by their ids. */
export type Tables = Readonly<Record<string, TableCells>>;
