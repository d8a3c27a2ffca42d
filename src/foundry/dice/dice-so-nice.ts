import type { Die } from '../../core';
import { MODULE_ID } from '../documents';
import { localize } from '../texts';
import { faceLabels } from './battle-die';

/** The part of Dice So Nice's interface that we use, if the module is installed. */
interface Dice3d {
  addSystem(system: { readonly id: string; readonly name: string }, mode: string): void;
  addDicePreset(
    preset: { readonly type: string; readonly labels: readonly string[]; readonly system: string },
    shape: string,
  ): void;
}

/** Shapes by number of faces. */
const SHAPES: Readonly<Record<number, string>> = {
  4: 'd4',
  6: 'd6',
  8: 'd8',
  10: 'd10',
  12: 'd12',
  20: 'd20',
};

const isDice3d = (value: unknown): value is Dice3d =>
  typeof value === 'object' && value !== null && 'addSystem' in value && 'addDicePreset' in value;

/**
 * Gives the dice their faces in Dice So Nice once it is ready. It throws them by itself: it looks for the rolls in
 * every message.
 */
export function registerDiceSoNice(dice: readonly { readonly die: Die; readonly letter: string }[]): void {
  Hooks.once('diceSoNiceReady', (dice3d: unknown) => {
    if (!isDice3d(dice3d)) return;
    dice3d.addSystem({ id: MODULE_ID, name: localize('PDC.windows.title') }, 'preferred');
    for (const { die, letter } of dice) {
      const shape = SHAPES[die.faces.length];
      if (!shape) continue;
      dice3d.addDicePreset({ type: `d${letter}`, labels: faceLabels(die), system: MODULE_ID }, shape);
    }
  });
}
