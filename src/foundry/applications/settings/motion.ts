import { isStill, MODULE_ID, MOTION_CHOICES, systemMotion } from '../../documents';

/** Lets each user choose how much moves, whatever the system says. */
export function registerMotion(): void {
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
