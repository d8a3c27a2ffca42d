import { MODULE_ID } from './module-id';

/** A setting that a user chooses in Foundry's own window: for this client, or as a GM for the whole world. */
interface ShownSetting<Value> {
  readonly scope: 'client' | 'world';
  /** The group of its texts: its name, its hint, and the names of its choices. */
  readonly texts: string;
  readonly initial: Value;
  onChange?(): void;
}

const shown = ({ texts, initial: _, ...others }: ShownSetting<unknown>) => ({
  name: `${texts}.name`,
  hint: `${texts}.hint`,
  config: true,
  ...others,
});

type SettingName = foundry.helpers.ClientSettings.KeyFor<typeof MODULE_ID>;

/** Registers a setting that is on or off; called in `init`. */
export function registerSwitch(name: SettingName, setting: ShownSetting<boolean>): void {
  const type = new foundry.data.fields.BooleanField({ initial: setting.initial });
  game.settings.register(MODULE_ID, name, { ...shown(setting), type } as never);
}

/** Registers a setting with several choices; called in `init`. */
export function registerChoice<Choice extends string>(
  name: SettingName,
  choices: readonly Choice[],
  setting: ShownSetting<Choice>,
): void {
  game.settings.register(MODULE_ID, name, {
    ...shown(setting),
    type: String,
    choices: Object.fromEntries(choices.map((choice) => [choice, `${setting.texts}.choice.${choice}`])),
    default: setting.initial,
  } as never);
}
