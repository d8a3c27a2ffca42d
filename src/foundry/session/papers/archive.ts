import { SIDES, type Side } from '../../../core';
import { type BattleCombat, MODULE_ID, ownWrite, type PieceActor, turnedScenesOf } from '../../documents';
import { localize } from '../../texts';
import type { SeatIds } from '../seats';
import { parsedOrNull, passHand } from './battle-hands';
import { isInPlay, journalOf, journalsPutAway } from './battle-journal';

/** What only the sheet of a piece knew. */
interface SheetKept {
  readonly notes: string;
  readonly portrait: string | null;
}

/** What a battle was that has been put away, beside its record. */
export interface Archive {
  /** Id of the Combat document; empty where nobody has written it down. */
  readonly battle: string;
  readonly title: string;
  readonly scene: string;
  readonly seats: SeatIds;
  readonly sheets: Readonly<Record<string, SheetKept>>;
  /** The north saw it from its own side. */
  readonly isTurned: boolean;
}

/** A battle that has been put away, as the battle control lists it. */
export interface PutAway {
  /** Id of its journal. */
  readonly journal: string;
  readonly title: string;
}

/**
 * Makes the archive of a battle that has been deleted: its journal stays, for the game masters alone, with what is
 * needed to bring it back. Nothing of what was made for the battle may be deleted before. Says whether there is one.
 */
export async function putAway(combat: BattleCombat, actors: Iterable<PieceActor>): Promise<boolean> {
  const { id, system, scene } = combat;
  const journal = journalOf(system.journal);
  // A battle that somebody has copied is gone, but its journal is that of the copy.
  if (!id || !journal || isInPlay(system.journal)) return false;
  const title = journal.flags[MODULE_ID]?.title ?? scene?.name ?? journal.name;
  const seats = { south: system.seats.south, north: system.seats.north };
  const archive: Archive = {
    battle: id,
    title,
    scene: String(combat._source.scene ?? ''),
    seats,
    sheets: sheetsOf([...actors]),
    isTurned: turnedScenesOf(id).length > 0,
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

/** Hands that somebody else may see from now on; what is missing will be made again. */
export async function passHands(journal: string, before: SeatIds, now: SeatIds): Promise<void> {
  for (const side of SIDES) {
    if (before[side] !== now[side]) await passHand(journal, side, before[side], now[side]);
  }
}

/** What is known of the battle that a journal belongs to. */
export function archiveIn(id: string): Archive {
  const journal = game.journal.get(id);
  const { title = journal?.name ?? '', archive = '{}' } = journal?.flags[MODULE_ID] ?? {};
  const { battle, scene, seats, sheets, isTurned }: Partial<Archive> = Object(parsedOrNull(archive));
  const seat = (side: Side): string => String(Object(seats)[side] ?? '');
  return {
    battle: typeof battle === 'string' ? battle : '',
    title,
    scene: typeof scene === 'string' ? scene : '',
    seats: { south: seat('south'), north: seat('north') },
    sheets: Object(sheets) as Archive['sheets'],
    isTurned: isTurned === true,
  };
}

/** What the sheet of a piece knew when the battle was put away, as data of its actor. */
export function sheetKept(journal: string, piece: string): Partial<SheetKept> {
  const { sheets } = archiveIn(journal);
  return Object.hasOwn(sheets, piece) ? { ...sheets[piece] } : {};
}

/** The battles that can be brought back. */
export const battlesPutAway = (): readonly PutAway[] =>
  journalsPutAway().map(({ id }) => ({ journal: id ?? '', title: archiveIn(id ?? '').title }));
