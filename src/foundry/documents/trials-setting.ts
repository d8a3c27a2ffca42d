import { parseJson, type Ruleset, type State } from '../../core';
import { readTrials, type Trials, together } from '../../match';
import { digestOf } from './digest';
import { MODULE_ID } from './module-id';
import { OFFICERS_EDITION, type OfficerLevel } from './officers';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.trials': foundry.data.fields.StringField<{ required: true; initial: '' }>;
  }
}

/** The scenarios whose figures are kept: those of the oldest make room for new ones. */
const KEPT = 100;
/** The figures of so many scenarios have some 25,000 letters. */
const LONGEST_TEXT = 100_000;
/** The letters of a digest that tell scenarios apart. */
const LETTERS = 32;

/** Keeps the results of trial battles in this world; called once, in `init`. */
export function registerTrials(): void {
  game.settings.register(MODULE_ID, 'trials', {
    scope: 'world',
    config: false,
    type: new foundry.data.fields.StringField({ required: true, initial: '' }),
  });
}

/** Names a beginning and a level of officers: with any change of the scenario, the rules or the officers it is another. */
export const trialKey = ({ id, version }: Ruleset, start: State, level: OfficerLevel): string =>
  digestOf(JSON.stringify([id, version, OFFICERS_EDITION, level, start])).slice(0, LETTERS);

/** The results of a scenario so far; undefined if there are none that can be read. */
export function trialsKept(key: string): Trials | undefined {
  const all = kept();
  if (!Object.hasOwn(all, key)) return undefined;
  try {
    return readTrials(all[key]);
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Adds results to those of a scenario. */
export async function keepTrials(key: string, fresh: Trials): Promise<void> {
  const before = trialsKept(key);
  const { [key]: _, ...others } = kept();
  const all = [...Object.entries(others), [key, before ? together(before, fresh) : fresh] as const];
  const text = JSON.stringify(Object.fromEntries(all.slice(-KEPT)));
  await game.settings.set(MODULE_ID, 'trials', text);
}

/** All results as they are stored; nothing if they are unreadable. */
function kept(): Readonly<Record<string, unknown>> {
  const text = game.settings.get(MODULE_ID, 'trials');
  if (text === '') return {};
  try {
    const all = parseJson(text, LONGEST_TEXT);
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : {};
  } catch (error) {
    console.warn(error);
    return {};
  }
}
