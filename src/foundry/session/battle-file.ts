import {
  type Briefing,
  errorText,
  type Faults,
  type FileKind,
  fields,
  LONGEST,
  type MapPicture,
  oneById,
  oneOf,
  parseJson,
  plainName,
  type Ruleset,
  readBriefing,
  readJsonFile,
  readMapPicture,
  SIDES,
  type Side,
  text,
  UnusableData,
  wholeBriefing,
} from '../../core';
import { BATTLE_FORMAT, hasSecrets, readSave, recordFault, type Save, type SaveRead } from '../../match';
import type { BattleFile, Game } from '../battle';
import { lessonOf } from './find-lesson';
import { hideForMasters, isHidden, readByMasters } from './keys/record-script';

const FORMAT = 'pas-de-charge/battle';
const REMEDY = 'remedy: choose a file that “Save as file” of the battle control has written, unchanged';
const BATTLE_FILE: FileKind = {
  name: 'battle file',
  holds: 'a battle',
  longest: LONGEST.battleFile,
  remedy: REMEDY,
};

/** A battle as stored in a file. */
export interface FiledBattle {
  readonly title: string;
  readonly briefing?: Briefing;
  readonly picture?: MapPicture | undefined;
  readonly rules: Ruleset;
  readonly save: Save;
  /** Names of the users who command the sides; empty for the GM. */
  readonly seats: Readonly<Record<Side, string>>;
}

/** The text of a file to save or share a battle. */
export const battleFile = ({ save, ...told }: Omit<FiledBattle, 'rules'>): string =>
  `${JSON.stringify({ ...headOf(told), save: { formatVersion: BATTLE_FORMAT, ...save } })}\n`;

/** Everything in a file but the save. */
const headOf = ({ title, briefing, picture, seats }: Omit<FiledBattle, 'rules' | 'save'>) => ({
  ...{ format: FORMAT, title, ...(briefing && { briefing }), ...(picture && { picture }), seats },
});

/** The same for the GMs of this world only: hidden information is locked with the world's key. */
const lockedBattleFile = ({ save, ...told }: Omit<FiledBattle, 'rules'>): string =>
  `${JSON.stringify({
    ...headOf(told),
    locked: hideForMasters(JSON.stringify({ formatVersion: BATTLE_FORMAT, ...save }), LOCKED),
  })}\n`;

/** True if a battle still has hands that not every user may see. */
export const hidesStill = (save: Pick<Save, 'start' | 'state' | 'lesson'>): boolean =>
  hasSecrets(save) && !save.state.winner;

/**
 * A battle as a file that can be loaded anywhere or, if locked, only in this world; by default it is locked while hands
 * are hidden.
 */
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

/** The save in a file, unlocked if necessary. */
function saveIn({ save, locked }: Readonly<Record<string, unknown>>, faults: Faults): unknown {
  if (locked === undefined) return save;
  try {
    if (!isHidden(locked)) throw new Error(REMEDY);
    return parseJson(readByMasters(locked, LOCKED), LONGEST.battleFile);
  } catch (error) {
    faults.add('locked', errorText(error));
    return {};
  }
}

/** A file name for a battle that is valid on every operating system. */
export const battleFileName = (title: string, { revision }: Save): string =>
  `${plainName(title) || 'battle'}-${revision}.json`;

type BattleRead = FiledBattle & { readonly notice: SaveRead['notice'] };

/**
 * Reads the file of a battle, every order of which must be legal. Throws UnusableData with every fault, its location
 * and the remedy.
 */
export function readBattleFile(content: string, games: readonly Game[]): BattleRead {
  const read = readUnplayed(content, games);
  const fault = recordFault(read.rules, read.save);
  if (fault !== undefined) throw new UnusableData(BATTLE_FILE.name, [`save.${fault}`, REMEDY]);
  return read;
}

/** Reads the file of a battle without replaying its orders, for callers that only need its content. */
export function readUnplayed(content: string, games: readonly Game[]): BattleRead {
  const { title, briefing, picture, names, rules, kept } = readJsonFile(
    BATTLE_FILE,
    content,
    (given, faults) => {
      oneOf(given.format, 'format', faults, [FORMAT]);
      const save = saveIn(given, faults);
      const { ruleset } = fields(save, 'save', faults);
      return {
        title: text(given.title, 'title', faults),
        // Files of older versions have no briefing.
        briefing:
          given.briefing !== undefined && wholeBriefing(readBriefing(given.briefing, 'briefing', faults)),
        picture: given.picture !== undefined && readMapPicture(given.picture, 'picture', faults),
        names: fields(given.seats ?? {}, 'seats', faults),
        rules: oneById(ruleset, 'save.ruleset', faults, games, (game) => game.rules.id).rules,
        kept: save,
      };
    },
  );
  const { rules: onItsBoard, save, notice } = readSave(rules, kept);
  lessonOf(games, onItsBoard, save);
  const [south = '', north = ''] = SIDES.map((side) => (typeof names[side] === 'string' ? names[side] : ''));
  // Requests by users of the saved battle mean nothing in the new one.
  return {
    title,
    ...(briefing && { briefing }),
    ...(picture && { picture }),
    rules: onItsBoard,
    notice,
    seats: { south, north },
    save: { ...save, receipts: [], proposal: null, reported: 0 },
  };
}
