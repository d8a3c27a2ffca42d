import {
  type Briefing,
  type FileKind,
  fields,
  oneById,
  oneOf,
  type Ruleset,
  readBriefing,
  readJsonFile,
  SIDES,
  type Side,
  text,
  UnusableData,
  wholeBriefing,
} from '../../core';
import { readSave, recordFault, type Save, type SaveRead } from '../../match';
import type { Game } from '../battle';
import { lessonOf } from './lessons';

const FORMAT = 'pas-de-charge/battle';
const REMEDY = 'remedy: choose a file that “Save as file” of the battle control has written, unchanged';
const BATTLE_FILE: FileKind = {
  name: 'battle file',
  holds: 'a battle',
  longest: 20_000_000,
  remedy: REMEDY,
};

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
  const { title, briefing, names, rules, kept } = readJsonFile(BATTLE_FILE, content, (given, faults) => {
    oneOf(given.format, 'format', faults, [FORMAT]);
    const { ruleset } = fields(given.save, 'save', faults);
    return {
      title: text(given.title, 'title', faults),
      // Files of older versions have none.
      briefing:
        given.briefing !== undefined && wholeBriefing(readBriefing(given.briefing, 'briefing', faults)),
      names: fields(given.seats ?? {}, 'seats', faults),
      rules: oneById(ruleset, 'save.ruleset', faults, games, (game) => game.rules.id).rules,
      kept: given.save,
    };
  });
  const { rules: onItsBoard, save, notice } = readSave(rules, kept);
  lessonOf(games, onItsBoard, save);
  const fault = recordFault(onItsBoard, save);
  if (fault !== undefined) throw new UnusableData(BATTLE_FILE.name, [`save.${fault}`, REMEDY]);
  const [south = '', north = ''] = SIDES.map((side) => (typeof names[side] === 'string' ? names[side] : ''));
  // Who asked for what in the battle that was filed is of no use to the new one.
  return {
    title,
    ...(briefing && { briefing }),
    rules: onItsBoard,
    notice,
    seats: { south, north },
    save: { ...save, receipts: [], proposal: null, reported: 0 },
  };
}
