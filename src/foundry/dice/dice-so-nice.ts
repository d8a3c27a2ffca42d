import type { Die } from '../../core';
import { MODULE_ID, say } from '../documents';
import { faceSource } from './face-image';

/** What we use of Dice So Nice, which may or may not be installed. */
interface Dice3d {
  addSystem(system: { readonly id: string; readonly name: string }, mode: string): void;
  addDicePreset(
    preset: { readonly type: string; readonly labels: readonly string[]; readonly system: string },
    shape: string,
  ): void;
  showForRoll(roll: Roll, user: User.Implementation, synchronize: boolean): Promise<boolean>;
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
  typeof value === 'object' && value !== null && 'showForRoll' in value && 'addDicePreset' in value;

let table: Dice3d | undefined;

/** Gives the dice their faces on the table of Dice So Nice, when it comes. */
export function registerDiceSoNice(dice: readonly { readonly die: Die; readonly letter: string }[]): void {
  Hooks.once('diceSoNiceReady', (dice3d: unknown) => {
    if (!isDice3d(dice3d)) return;
    table = dice3d;
    table.addSystem({ id: MODULE_ID, name: say('PDC.title') }, 'preferred');
    for (const { die, letter } of dice) {
      const shape = SHAPES[die.faces.length];
      if (!shape) continue;
      const labels = die.faces.map((face) => faceSource(die, face));
      table.addDicePreset({ type: `d${letter}`, labels, system: MODULE_ID }, shape);
    }
  });
}

/** Lets everyone see a roll on the table of Dice So Nice, if there is one. */
export async function showOnTable(roll: Roll): Promise<void> {
  await table?.showForRoll(roll, game.user, true);
}
