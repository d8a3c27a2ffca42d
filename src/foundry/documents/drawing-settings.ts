import {
  choosePalette,
  choosePieceLook,
  mixed,
  NATIONS,
  nationColours,
  PALETTES,
  PIECE_LOOKS,
} from '../../drawing';
import { Listeners } from './listeners';
import { MODULE_ID } from './module-id';
import { registerChoice } from './shown-setting';

declare module '@league-of-foundry-developers/foundry-vtt-types/configuration' {
  interface SettingConfig {
    'pas-de-charge.palette': string;
    'pas-de-charge.pieceLook': string;
  }
}

const changed = new Listeners();

/** Calls back when this client's user has chosen other colours or another look of pieces, once drawings use them. */
export const onDrawingChange = (listener: () => void): void => changed.add(listener);

/** Lets users choose the look of pieces, and colours that they can tell apart. */
export function registerDrawing(): void {
  registerPieceLook();
  registerPalette();
}

function registerPieceLook(): void {
  const takeLook = (): void => choosePieceLook(game.settings.get(MODULE_ID, 'pieceLook'));
  registerChoice('pieceLook', PIECE_LOOKS, {
    scope: 'client',
    texts: 'PDC.board.pieceLook',
    initial: 'symbols',
    onChange: () => {
      takeLook();
      changed.tell();
    },
  });
  takeLook();
}

function registerPalette(): void {
  registerChoice('palette', PALETTES, {
    scope: 'client',
    texts: 'PDC.board.palette',
    initial: 'uniforms',
    onChange: () => {
      take();
      changed.tell();
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
