import { type Army, fields, oneOf, UnusableData } from '../../../core';
import { type ArmyGame, keptArmy } from './army-game';

const FORMAT = 'pas-de-charge/army';
const REMEDY = 'remedy: choose a file that “Save as file” of the army builder has written, unchanged';

/** Far more than any army needs; whatever is larger is not read at all. */
const LONGEST = 50_000;

/** The text of the file by which an army is shared. */
export const armyFile = (game: ArmyGame, army: Army): string =>
  `${JSON.stringify({ format: FORMAT, ...keptArmy(game, army) }, null, 2)}\n`;

/** A name for that file which every system takes. */
export const armyFileName = ({ name }: Army): string =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'army'}.json`;

/** Reads the file of an army. Throws UnusableData with every fault, its place and what to do. */
export function readArmyFile(
  text: string,
  games: readonly ArmyGame[],
): { readonly game: ArmyGame; readonly army: Army } {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const { format, ruleset, ...rest } = fields(parsed(text), 'file', faults);
  // Of something that is no mapping at all, nothing more needs to be said.
  if (found.length === 0) {
    oneOf(format, 'format', faults, [FORMAT]);
    const known = games.map(({ rules }) => rules.id);
    oneOf(ruleset, 'ruleset', faults, known);
  }
  const game = games.find(({ rules }) => rules.id === ruleset);
  if (found.length > 0 || !game) throw new UnusableData('army file', [...found, REMEDY]);
  return { game, army: game.armies.read(rest) };
}

function parsed(text: string): unknown {
  if (text.length > LONGEST) throw new UnusableData('army file', ['file: too long for an army', REMEDY]);
  try {
    return JSON.parse(text);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new UnusableData('army file', [`file: is not JSON (${fault})`, REMEDY]);
  }
}
