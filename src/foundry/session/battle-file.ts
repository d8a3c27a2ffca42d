import {
  type Briefing,
  errorText,
  type Faults,
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
import { BATTLE_FORMAT, hasSecrets, readSave, recordFault, type Save, type SaveRead } from '../../match';
import type { BattleFile, Game } from '../battle';
import { hideForMasters, isHidden, readByMasters } from './keys/script';
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
  `${JSON.stringify({ format: FORMAT, title, ...(briefing && { briefing }), seats, save: { formatVersion: BATTLE_FORMAT, ...save } })}\n`;

/** The same for game masters of this world alone: what not everyone may know is locked by its key. */
const lockedBattleFile = ({ title, briefing, save, seats }: Omit<FiledBattle, 'rules'>): string =>
  `${JSON.stringify({
    ...{ format: FORMAT, title, ...(briefing && { briefing }), seats },
    locked: hideForMasters(JSON.stringify({ formatVersion: BATTLE_FORMAT, ...save }), LOCKED),
  })}\n`;

/** Whether there are hands in a battle that not everyone may know yet. */
export const hidesStill = (save: Pick<Save, 'start' | 'state' | 'lesson'>): boolean =>
  hasSecrets(save) && !save.state.winner;

/** A battle as a file, by which it goes on anywhere or, locked, in this world alone: as long as it hides hands, if it is not said. */
export function fileFor(
  filed: Omit<FiledBattle, 'rules'>,
  how: 'whole' | 'locked' = hidesStill(filed.save) ? 'locked' : 'whole',
): BattleFile {
  const name = battleFileName(filed.title, filed.save);
  return how === 'locked'
    ? { name: name.replace(/\.json$/, '-locked.json'), text: lockedBattleFile(filed) }
    : { name, text: battleFile(filed) };
}

const LOCKED = 'battle file';

/** What a file holds of its battle: unlocked, if it is locked. */
function saveIn({ save, locked }: Readonly<Record<string, unknown>>, faults: Faults): unknown {
  if (locked === undefined) return save;
  try {
    if (!isHidden(locked)) throw new Error(REMEDY);
    return JSON.parse(readByMasters(locked, LOCKED));
  } catch (error) {
    faults.add('locked', errorText(error));
    return {};
  }
}

/** A name for that file which every system takes. */
export const battleFileName = (title: string, { revision }: Save): string =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'battle'}-${revision}.json`;

type BattleRead = FiledBattle & { readonly notice: SaveRead['notice'] };

/**
 * Reads the file of a battle, every order of which has to be legal. Throws UnusableData with every fault, its place and
 * what to do.
 */
export function readBattleFile(content: string, games: readonly Game[]): BattleRead {
  const read = readUnplayed(content, games);
  const fault = recordFault(read.rules, read.save);
  if (fault !== undefined) throw new UnusableData(BATTLE_FILE.name, [`save.${fault}`, REMEDY]);
  return read;
}

/** Reads the file of a battle whose orders are still to be played again, by whoever wants to know what is in it. */
export function readUnplayed(content: string, games: readonly Game[]): BattleRead {
  const { title, briefing, names, rules, kept } = readJsonFile(BATTLE_FILE, content, (given, faults) => {
    oneOf(given.format, 'format', faults, [FORMAT]);
    const save = saveIn(given, faults);
    const { ruleset } = fields(save, 'save', faults);
    return {
      title: text(given.title, 'title', faults),
      // Files of older versions have none.
      briefing:
        given.briefing !== undefined && wholeBriefing(readBriefing(given.briefing, 'briefing', faults)),
      names: fields(given.seats ?? {}, 'seats', faults),
      rules: oneById(ruleset, 'save.ruleset', faults, games, (game) => game.rules.id).rules,
      kept: save,
    };
  });
  const { rules: onItsBoard, save, notice } = readSave(rules, kept);
  lessonOf(games, onItsBoard, save);
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
