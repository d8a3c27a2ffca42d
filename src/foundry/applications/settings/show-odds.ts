import { MODULE_ID } from '../../documents';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.odds': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

/** Lets each user do without the exact odds beside the targets. */
export function registerShowOdds(): void {
  game.settings.register(MODULE_ID, 'odds', {
    name: 'PDC.odds.setting.name',
    hint: 'PDC.odds.setting.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
  });
}
