import { Listeners } from './listeners';
import { MODULE_ID } from './module-id';
import { registerChoice } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.typeface': string;
    'pas-de-charge.surface': string;
  }
}

/** The typefaces of titles, names and cards. */
const TYPEFACES = ['period', 'plain'] as const;

/** The surfaces that the map can lie on. */
const SURFACES = ['desk', 'wood', 'baize', 'plain'] as const;

/** A surface that the map can lie on. */
type Surface = (typeof SURFACES)[number];

const changed = new Listeners();

/** Lets each user choose the typeface of titles, and the surface below the map. */
export function registerLooks(): void {
  registerChoice('typeface', TYPEFACES, {
    scope: 'client',
    texts: 'PDC.board.typeface',
    initial: 'period',
    onChange: () => {
      showTypeface();
      changed.tell();
    },
  });
  registerChoice('surface', SURFACES, {
    scope: 'client',
    texts: 'PDC.board.surface',
    initial: 'desk',
    onChange: () => changed.tell(),
  });
  showTypeface();
}

/** The styles use a class, since they can't read the setting. */
function showTypeface(): void {
  document.body.classList.toggle('pdc-plain-type', game.settings.get(MODULE_ID, 'typeface') === 'plain');
}

/** The typeface of titles on the map, as this client's user has chosen; styles have it as a token. */
export const titleType = (): string =>
  document.body.classList.contains('pdc-plain-type')
    ? 'Signika, sans-serif'
    : '"Pas de Charge", Georgia, "Times New Roman", serif';

/** The surface below the map that this client's user has chosen. */
export function surfaceShown(): Surface {
  const chosen = game.settings.get(MODULE_ID, 'surface');
  return SURFACES.find((surface) => surface === chosen) ?? 'desk';
}

/** Calls the listener after this client's user has chosen another typeface or surface. */
export const onLooksChange = (listener: () => void): void => changed.add(listener);
