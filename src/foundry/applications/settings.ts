import { isStill, MODULE_ID, MOTION_CHOICES, systemMotion } from '../documents';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.odds': foundry.data.fields.BooleanField<{ initial: true }>;
  }
}

/** Sets up what users may choose for themselves; to be called once, in `init`. */
export function registerSettings(): void {
  registerShowOdds();
  registerMotion();
}

/** Lets each user choose how much moves, whatever the system says. */
function registerMotion(): void {
  game.settings.register(MODULE_ID, 'motion', {
    name: 'PDC.motion.name',
    hint: 'PDC.motion.hint',
    scope: 'client',
    config: true,
    type: String,
    choices: Object.fromEntries(MOTION_CHOICES.map((choice) => [choice, `PDC.motion.choice.${choice}`])),
    default: 'system',
    onChange: show,
  });
  systemMotion().addEventListener('change', show);
  show();
}

/** The styles go by a class, since they can't ask for the setting. */
function show(): void {
  document.body.classList.toggle('pdc-still', isStill());
}

/** Lets each user do without the exact odds beside the targets. */
function registerShowOdds(): void {
  game.settings.register(MODULE_ID, 'odds', {
    name: 'PDC.odds.setting.name',
    hint: 'PDC.odds.setting.hint',
    scope: 'client',
    config: true,
    type: new foundry.data.fields.BooleanField({ initial: true }),
  });
}
