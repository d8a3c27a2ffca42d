import {
  type Briefing,
  errorText,
  fields,
  oneOf,
  type Ruleset,
  readBriefing,
  SIDES,
  type Side,
  text,
  UnusableData,
  wholeBriefing,
} from '../../core';
import { readSave, recordFault, type Save, type SaveRead } from '../../match';
import type { Game } from '../battle';

const FORMAT = 'pas-de-charge/battle';
const REMEDY = 'remedy: choose a file that “Save as file” of the battle control has written, unchanged';

/** Far more than any battle needs; whatever is larger is not read at all. */
const LONGEST = 20_000_000;

/** A battle as a file knows it. */
export interface FiledBattle {
  readonly title: string;
  readonly briefing?: Briefing;
  readonly rules: Ruleset;
  readonly save: Save;
  /** Names of the users who command the sides; empty where the game master does. */
  readonly seats: Readonly<Record<Side, string>>;
}

/** The text of the file by which a battle is kept or passed on. */
export const battleFile = ({ title, briefing, save, seats }: Omit<FiledBattle, 'rules'>): string =>
  `${JSON.stringify({ format: FORMAT, title, ...(briefing && { briefing }), seats, save })}\n`;

/** A name for that file which every system takes. */
export const battleFileName = (title: string, { revision }: Save): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'battle'}-${revision}.json`;

/** Reads the file of a battle. Throws UnusableData with every fault, its place and what to do. */
export function readBattleFile(
  content: string,
  games: readonly Game[],
): FiledBattle & { readonly notice: SaveRead['notice'] } {
  const found: string[] = [];
  const faults = { add: (place: string, fault: string) => found.push(`${place}: ${fault}`) };
  const given = fields(parsed(content), 'file', faults);
  // Of something that is no mapping at all, nothing more needs to be said.
  if (found.length > 0) throw new UnusableData('battle file', [...found, REMEDY]);
  oneOf(given.format, 'format', faults, [FORMAT]);
  const title = text(given.title, 'title', faults);
  const briefing = wholeBriefing(readBriefing(given.briefing, 'briefing', faults));
  const names = fields(given.seats ?? {}, 'seats', faults);
  const { ruleset } = fields(given.save, 'save', faults);
  const known = games.map(({ rules }) => rules.id);
  oneOf(ruleset, 'save.ruleset', faults, known);
  const rules = games.find((game) => game.rules.id === ruleset)?.rules;
  if (found.length > 0 || !rules) throw new UnusableData('battle file', [...found, REMEDY]);
  const { rules: onItsBoard, save, notice } = readSave(rules, given.save);
  const fault = recordFault(onItsBoard, save);
  if (fault !== undefined) throw new UnusableData('battle file', [`save.${fault}`, REMEDY]);
  const [south = '', north = ''] = SIDES.map((side) => (typeof names[side] === 'string' ? names[side] : ''));
  // Who asked for what in the battle that was filed is of no use to the new one.
  return {
    title,
    // Files of older versions have none.
    ...(given.briefing !== undefined && { briefing }),
    rules: onItsBoard,
    notice,
    seats: { south, north },
    save: { ...save, receipts: [], proposal: null, told: 0 },
  };
}

function parsed(content: string): unknown {
  if (content.length > LONGEST)
    throw new UnusableData('battle file', ['file: too long for a battle', REMEDY]);
  try {
    return JSON.parse(content);
  } catch (error) {
    const fault = errorText(error);
    throw new UnusableData('battle file', [`file: is not JSON (${fault})`, REMEDY]);
  }
}
