import type { Texts } from '../../texts';
import { ENTRY_KINDS, type Entry, NATION } from './entry';
import type { Book } from './rule-books';
import { found, searchWords } from './search';

const linkTo = ({ id, kind, title, pictures }: Entry) => ({
  id,
  title,
  number: kind === 'rule' ? id : '',
  picture: pictures[0] ?? '',
});

/** The list beside an entry: all entries by kind, or the search results, the best first. */
export function listContext(book: Book, typed: string, shown: string | null, { localize }: Texts) {
  const isSearch = typed.trim() !== '';
  const all = isSearch ? found(book.entries, typed, searchWords(localize)) : book.entries;
  const item = (entry: Entry) => ({ ...linkTo(entry), isShown: entry.id === shown, isHere: entry.isHere });
  const open = shown === null ? 'phase' : book.byId.get(shown)?.kind;
  const kinds = ENTRY_KINDS.map((kind) => ({ kind, entries: all.filter((each) => each.kind === kind) }));
  const several = all.length === 0 ? 'none' : all.length === 1 ? 'one' : 'many';
  return {
    isSearch,
    results: isSearch ? all.map(item) : [],
    count: localize(`PDC.companion.found.${several}`, { count: `${all.length}` }),
    groups: isSearch
      ? []
      : kinds
          .filter(({ entries }) => entries.length > 0)
          .map(({ kind, entries }) => ({
            kind,
            name: localize(`PDC.companion.kind.${kind}`),
            count: entries.length,
            isOpen: kind === open,
            entries: entries.map(item),
          })),
  };
}

/** The picture in the colours of the nation that was asked about; all pictures if none was. */
function picturesFor({ pictures, nations }: Entry, about: readonly string[]): readonly string[] {
  const asked = pictures.filter((_, index) => about.includes(`${NATION}${nations[index]}`));
  return asked.length > 0 ? asked : pictures;
}

/** The template data of an entry; `about` is everything else that was asked about with it. */
export function entryContext(book: Book, id: string, about: readonly string[], { localize }: Texts) {
  const links = (ids: readonly string[]) => ids.flatMap((each) => book.byId.get(each) ?? []).map(linkTo);
  const also = links(about.filter((each) => each !== id));
  const entry = book.byId.get(id);
  if (!entry) return { title: id, missing: localize('PDC.companion.unknown', { rule: id }), also };
  const { kind, title, lines, figures, values, table, cites, source, standing, refusals } = entry;
  const pictures = picturesFor(entry, about);
  return {
    ...{ kind, title, lines, pictures, figures, values, table, refusals, also },
    isSmall: pictures.length > 1,
    number: kind === 'rule' ? id : '',
    kindName: localize(`PDC.companion.kind.${kind}`),
    source: source === '' ? '' : localize('PDC.companion.source', { source }),
    standing: standing === null ? '' : localize(`PDC.companion.standing.${standing}`),
    standingHint: standing === null ? '' : localize(`PDC.companion.standingHint.${standing}`),
    cites: links(cites),
    citedBy: book.entries.filter((each) => each.cites.includes(id)).map(linkTo),
  };
}
