import type { CampaignEvent, Chapter } from '../../campaign';
import {
  byName,
  type Faults,
  LONGEST,
  listOf,
  mapping,
  oneOfKinds,
  parseJson,
  readWhole,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import type { ChapterTitles } from '../battle/campaign-port';

/** A line of a chapter's card. */
export type ChapterLine =
  | {
      readonly type: 'rolled';
      readonly reason: string;
      readonly about: string;
      readonly die: string;
      readonly faces: readonly string[];
    }
  | { readonly type: 'told'; readonly key: string; readonly blanks: Readonly<Record<string, string>> }
  | { readonly type: 'glory'; readonly party: string; readonly by: number; readonly reason: string };

/** The data of a chapter's card. */
export interface ChapterData {
  readonly order: Chapter['order'];
  readonly battle: string;
  readonly lines: readonly ChapterLine[];
}

/** Makes the card data of a chapter. */
export function chapterData({ order, events }: Chapter, { battle, parties }: ChapterTitles): ChapterData {
  return { order, battle, lines: events.flatMap((event) => lineOf(event, parties)) };
}

function lineOf(event: CampaignEvent, parties: ChapterTitles['parties']): readonly ChapterLine[] {
  switch (event.type) {
    case 'rolled': {
      const { reason, about, die, faces } = event;
      return [{ type: 'rolled', reason, about, die, faces }];
    }
    case 'told':
      // For the chronicle only: the card shows it with its reason.
      if (event.key === 'glory') return [];
      return [{ type: 'told', key: event.key, blanks: event.blanks }];
    case 'glory-changed': {
      const { party, by, reason } = event;
      return [{ type: 'glory', party: parties[party] ?? party, by, reason }];
    }
    default:
      // The other events change the campaign's sheet, and the chronicle reports them.
      return [];
  }
}

const word = (data: unknown, place: string, faults: Faults): string => text(data, place, faults);
const change = wholeFrom(-1000);

const line = oneOfKinds<'type', ChapterLine>('type', {
  rolled: { reason: word, about: word, die: word, faces: listOf(word) },
  told: { key: word, blanks: byName(word) },
  glory: { party: word, by: change, reason: word },
});

const chapter = mapping<ChapterData>({
  order: wordFrom(['make-ready', 'settle'] as const),
  battle: word,
  lines: listOf(line),
});

/** Reads the data of a card; null if it is unreadable. */
export function readChapter(json: string): ChapterData | null {
  try {
    return readWhole('the card', (faults) => chapter(parseJson(json, LONGEST.card), 'card', faults));
  } catch {
    return null;
  }
}
