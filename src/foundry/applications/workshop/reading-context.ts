import type { Ruleset } from '../../../core';
import { type Misfit, type Named, type Path, readDraftAs } from '../../../workshop';
import type { UserWorkshop } from '../../battle/workshop';
import { type Texts, textsOf } from '../../texts';
import { fieldName, sideNames, wordName } from './field-names';

/** A workshop that was read as a scenario of another game, with everything that did not fit. */
export interface DoneReading {
  readonly workshop: string;
  readonly from: Ruleset;
  readonly to: Ruleset;
  readonly misfits: readonly Misfit[];
}

/** The reading of a workshop as a scenario of a game; undefined if it can't be read so. */
export function readingOf({ id, game, relatives, draft }: UserWorkshop, as: string): DoneReading | undefined {
  const to = relatives.find((each) => each.id === as);
  const read = to && readDraftAs(game, to, draft);
  return to && read && { workshop: id, from: game, to, misfits: read.misfits };
}

/** The choice of another game, and what would not fit it. */
export function readingContext(workshop: UserWorkshop, chosen: string, language: Texts) {
  const { relatives } = workshop;
  if (relatives.length === 0) return null;
  const to = relatives.find(({ id }) => id === chosen);
  const read = readingOf(workshop, chosen);
  return {
    games: relatives.map(({ id }) => ({ id, name: nameOf(id, language), isChosen: id === chosen })),
    isChosen: to !== undefined,
    canRead: read !== undefined,
    status: to && statusOf('fits', to, read?.misfits, language),
    misfits: read ? read.misfits.map((each) => misfitText(each, read, language)) : [],
  };
}

/** The list of misfits, each with a way to its place; null once another workshop is in view, or the reading is undone. */
export function doneContext({ id, game }: UserWorkshop, done: DoneReading | undefined, language: Texts) {
  if (done?.workshop !== id || done.to.id !== game.id) return null;
  return {
    status: statusOf('fitted', game, done.misfits, language),
    misfits: done.misfits.map((each) => ({
      text: misfitText(each, done, language),
      path: each.path.length > 0 ? JSON.stringify(each.path) : null,
    })),
  };
}

const nameOf = (id: string, { localize }: Texts): string => localize(`PDC.${id}.name`);

function statusOf(
  when: 'fits' | 'fitted',
  { id }: Ruleset,
  misfits: readonly Misfit[] | undefined,
  language: Texts,
): string {
  const game = nameOf(id, language);
  if (!misfits) return language.localize('PDC.workshop.readAs.notYet', { game });
  const { length } = misfits;
  const many = length === 1 ? 'one' : 'many';
  const key = length === 0 ? `PDC.workshop.readAs.${when}.all` : `PDC.workshop.readAs.${when}.${many}`;
  return language.localize(key, { game, count: String(length) });
}

/** A misfit in a line, with the number of places if there are several. */
function misfitText(
  { reason, from, to, count }: Misfit,
  games: Pick<DoneReading, 'from' | 'to'>,
  language: Texts,
): string {
  const blanks = {
    from: namedText(from, games.from, language),
    to: to ? namedText(to, games.to, language) : '',
    game: nameOf(games.to.id, language),
  };
  const told = reason === 'becomes' && blanks.from === blanks.to ? 'differs' : reason;
  const text = language.localize(`PDC.workshop.misfit.${told}`, blanks);
  return count === 1 ? text : language.localize('PDC.workshop.misfit.times', { text, count: String(count) });
}

/** The name of a thing in the words of its game. */
function namedText(named: Named, { id }: Ruleset, language: Texts): string {
  const texts = textsOf(id, language);
  switch (named.is) {
    case 'text':
      return named.text;
    case 'type':
      return texts.localize(`PDC.rules.type.${named.id}`);
    case 'terrain':
      return texts.localize(`PDC.rules.terrain.${named.id}`);
    case 'field':
      return fieldText(named.path, texts);
    case 'word':
      return texts.localize('PDC.workshop.misfit.value', {
        field: fieldText(named.path, texts),
        value: wordName(named.path, named.word, texts, sideNames({}, texts)),
      });
  }
}

const fieldText = (path: Path, texts: Texts): string => fieldName(path, texts, sideNames({}, texts));
