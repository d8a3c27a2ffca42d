import { SIDES, type Side } from '../../../core';
import {
  type BattleCombat,
  type Commanders,
  MODULE_ID,
  ownWrite,
  type PieceActor,
  turnedScenesOf,
} from '../../documents';
import { parsedOrNull } from '../../documents/parsed-or-null';
import { localize } from '../../texts';
import { commandersIn, type SeatIds } from '../seats';
import { passHand } from './battle-hands';
import { archivedJournals, isInPlay, journalOf } from './battle-journal';

/** The data of a piece that is only on its sheet. */
interface SheetKept {
  readonly notes: string;
  readonly portrait: string | null;
}

/** The data of an archived battle, apart from its record. */
export interface Archive {
  /** Id of the Combat document; empty if it was not saved. */
  readonly battle: string;
  readonly title: string;
  readonly scene: string;
  readonly seats: Commanders;
  readonly sheets: Readonly<Record<string, SheetKept>>;
  /** True if the north saw it from its own side. */
  readonly isTurned: boolean;
  /** Its briefing and the picture under its map, each as JSON text. */
  readonly briefing: string;
  readonly picture: string;
}

/** An archived battle, as battle control lists it. */
export interface ArchivedBattle {
  /** Id of its journal. */
  readonly journal: string;
  readonly title: string;
}

/**
 * Archives a battle that has been deleted: its journal stays, for GMs only, with the data needed to restore it. Call
 * before any document made for the battle is deleted. True if there is an archive.
 */
export async function archiveBattle(combat: BattleCombat, actors: Iterable<PieceActor>): Promise<boolean> {
  const { id, system, scene } = combat;
  const journal = journalOf(system.journal);
  // If the battle has a copy, the journal now belongs to that.
  if (!id || !journal || isInPlay(system.journal)) return false;
  const title = journal.flags[MODULE_ID]?.title ?? scene?.name ?? journal.name;
  const seats = { south: system.seats.south, north: system.seats.north };
  const archive: Archive = {
    battle: id,
    title,
    scene: String(combat._source.scene ?? ''),
    seats: commandersIn(system),
    sheets: sheetsOf([...actors]),
    isTurned: turnedScenesOf(id).length > 0,
    briefing: system.briefing,
    picture: system.picture,
  };
  const flags = { [MODULE_ID]: { title, archive: JSON.stringify(archive) } };
  await journal.update({ name: localize('PDC.windows.battleJournal.putAway', { title }), flags }, ownWrite());
  await passHands(system.journal, seats, { south: '', north: '' });
  return true;
}

function sheetsOf(actors: readonly PieceActor[]): Archive['sheets'] {
  const sheets = actors.flatMap(({ system }): [string, SheetKept][] => {
    const { piece, notes, portrait } = system;
    return notes || portrait ? [[piece, { notes, portrait }]] : [];
  });
  return Object.fromEntries(sheets);
}

/** Changes the users who may see the hands; missing pages will be made again. */
export async function passHands(journal: string, before: SeatIds, now: SeatIds): Promise<void> {
  for (const side of SIDES) {
    if (before[side] !== now[side]) await passHand(journal, side, before[side], now[side]);
  }
}

/** The archive of the battle that a journal belongs to. */
export function archiveIn(id: string): Archive {
  const journal = game.journal.get(id);
  const { title = journal?.name ?? '', archive = '{}' } = journal?.flags[MODULE_ID] ?? {};
  const { battle, scene, seats, sheets, isTurned, briefing, picture }: Partial<Archive> = Object(
    parsedOrNull(archive),
  );
  const seat = (side: Side): string => String(Object(seats)[side] ?? '');
  return {
    battle: typeof battle === 'string' ? battle : '',
    title,
    scene: typeof scene === 'string' ? scene : '',
    seats: { south: seat('south'), north: seat('north') },
    sheets: Object(sheets) as Archive['sheets'],
    isTurned: isTurned === true,
    briefing: typeof briefing === 'string' ? briefing : 'null',
    picture: typeof picture === 'string' ? picture : 'null',
  };
}

/** The sheet data of a piece when the battle was archived, as data of its actor. */
export function sheetKept(journal: string, piece: string): Partial<SheetKept> {
  const { sheets } = archiveIn(journal);
  return Object.hasOwn(sheets, piece) ? { ...sheets[piece] } : {};
}

/** The archived battles that can be restored. */
export const archivedBattles = (): readonly ArchivedBattle[] =>
  archivedJournals().map(({ id }) => ({ journal: id ?? '', title: archiveIn(id ?? '').title }));
