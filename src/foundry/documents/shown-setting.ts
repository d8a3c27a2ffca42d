import { MODULE_ID } from './module-id';

type SettingName = foundry.helpers.ClientSettings.KeyFor<typeof MODULE_ID>;

/** A setting that a user chooses: for this client, or as a GM for the whole world. */
interface ShownSetting<Value> {
  readonly scope: 'client' | 'world';
  /** The group of its texts: its name, its hint, and the names of its choices. */
  readonly texts: string;
  readonly initial: Value;
  onChange?(): void;
}

/** A setting as a list shows it; its texts are still keys. */
interface ListedSetting {
  readonly key: SettingName;
  readonly scope: 'client' | 'world';
  readonly name: string;
  readonly hint: string;
  /** The values to choose from, with their names; absent for one that is on or off, or a number. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The greatest number, if it is one. */
  readonly most?: number;
}

const listed: ListedSetting[] = [];

/** The settings of the module in the order in which they were registered, with their values. */
export const shownSettings = () =>
  listed.map((setting) => ({ ...setting, value: game.settings.get(MODULE_ID, setting.key) as unknown }));

/** Stores what a user has chosen in a list of settings. */
export async function keepSetting(key: string, value: boolean | number | string): Promise<void> {
  const setting = listed.find((each) => each.key === key);
  if (setting) await game.settings.set(MODULE_ID, setting.key, value as never);
}

function register(
  key: SettingName,
  { scope, texts, onChange }: ShownSetting<unknown>,
  how: object,
  about: Pick<ListedSetting, 'choices' | 'most'> = {},
): void {
  const shown = { scope, name: `${texts}.name`, hint: `${texts}.hint`, ...about };
  listed.push({ key, ...shown });
  const { most: _, ...others } = shown;
  game.settings.register(MODULE_ID, key, { ...others, ...how, config: true, onChange } as never);
}

/** Registers a setting that is on or off; called in `init`. */
export function registerSwitch(key: SettingName, setting: ShownSetting<boolean>): void {
  register(key, setting, { type: new foundry.data.fields.BooleanField({ initial: setting.initial }) });
}

/** Registers a setting that is a whole number from 0; called in `init`. */
export function registerNumber(key: SettingName, most: number, setting: ShownSetting<number>): void {
  const { initial } = setting;
  const limits = { required: true, nullable: false, integer: true, min: 0, max: most } as const;
  register(key, setting, { type: new foundry.data.fields.NumberField({ ...limits, initial }) }, { most });
}

/** Registers a setting with several choices, whose names may stand elsewhere; called in `init`. */
export function registerChoice<Choice extends string>(
  key: SettingName,
  choices: readonly Choice[],
  setting: ShownSetting<Choice> & { readonly names?: string },
): void {
  const { names = `${setting.texts}.choice`, initial } = setting;
  const named = Object.fromEntries(choices.map((choice) => [choice, `${names}.${choice}`]));
  register(key, setting, { type: String, default: initial }, { choices: named });
}
