import { choosePalette, mixed, NATIONS, nationColours, PALETTES } from '../../drawing';
import { MODULE_ID } from './module-id';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.palette': string;
  }
}

const listeners: (() => void)[] = [];

/** Calls back when this client's user has chosen other colours, once drawings use them. */
export function onPaletteChange(listener: () => void): void {
  listeners.push(listener);
}

/** Lets users choose colours that they can tell apart. */
export function registerPalette(): void {
  game.settings.register(MODULE_ID, 'palette', {
    name: 'PDC.board.palette.name',
    hint: 'PDC.board.palette.hint',
    scope: 'client',
    config: true,
    type: String,
    choices: Object.fromEntries(PALETTES.map((choice) => [choice, `PDC.board.palette.choice.${choice}`])),
    default: 'uniforms',
    onChange: () => {
      take();
      for (const listener of listeners) listener();
    },
  });
  take();
}

function take(): void {
  const palette = game.settings.get(MODULE_ID, 'palette');
  choosePalette(palette);
  const { style } = document.body;
  for (const nation of Object.keys(NATIONS)) {
    // Text and lines in a nation's colour: darker on paper, lighter in dark mode.
    for (const [time, towards, part] of [
      ['day', '#000000', 0.4],
      ['night', '#ffffff', 0.45],
    ] as const) {
      const ink = mixed(nationColours(nation).face, towards, part);
      if (palette === 'uniforms') style.removeProperty(`--pdc-${time}-${nation}`);
      else style.setProperty(`--pdc-${time}-${nation}`, ink);
    }
  }
}
