import { MODULE_ID } from './module-id';
import { OFFICER_LEVELS, type OfficerLevel } from './officers';
import { registerChoice } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.standIn': string;
    'pas-de-charge.standInLevel': string;
  }
}

/** When an officer stands in for a player who is away: never, if a GM says so, or by itself after a while. */
const WAYS = ['off', 'offered', 'automatic'] as const;

const listeners: (() => void)[] = [];

/** Lets the GM choose for this world whether officers stand in for players, and of which level; called once, in `init`. */
export function registerStandIns(): void {
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  registerChoice('standIn', WAYS, {
    ...{ scope: 'world', texts: 'PDC.windows.standIn.setting', initial: 'off', onChange },
  });
  registerChoice('standInLevel', OFFICER_LEVELS, {
    ...{ scope: 'world', texts: 'PDC.windows.standIn.level', initial: 'captain', onChange },
    names: 'PDC.windows.officers.level',
  });
}

/** When officers of this world stand in for players who are away. */
export const standInWay = (): (typeof WAYS)[number] => {
  const choice = game.settings.get(MODULE_ID, 'standIn');
  return WAYS.find((way) => way === choice) ?? 'off';
};

/** The level of the officers who stand in for players of this world. */
export const standInLevel = (): OfficerLevel => {
  const choice = game.settings.get(MODULE_ID, 'standInLevel');
  return OFFICER_LEVELS.find((level) => level === choice) ?? 'captain';
};

/** Calls the listener after every change of these settings. */
export function onStandInSetting(listener: () => void): void {
  listeners.push(listener);
}
