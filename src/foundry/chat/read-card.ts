import {
  type Beat,
  byName,
  FACINGS,
  type FaceClass,
  flag,
  type Kinds,
  LONGEST,
  type Localizable,
  listOf,
  MOST_STRENGTH,
  mapping,
  oneOfKinds,
  onlyTrue,
  optional,
  orNull,
  parseJson,
  readWhole,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { EVENTS } from '../../match';
import {
  type CardData,
  type CardPart,
  type CardPiece,
  type CardQuestion,
  type EnlistedLine,
  type Line,
  REWRITTEN,
  type SentenceEvent,
  type TakenBack,
} from './card-data';

const side = wordFrom(SIDES);
const texts = listOf(text);
const count = wholeFrom(0);
const walk = { unit: text, spaces: count };
const retreat = { ...walk, to: optional(text) };
const { side: _, target: __, ...ROLLED } = EVENTS.rolled;

/** The events that are shown unchanged: all except those that a card words differently. */
const AS_THEY_ARE = Object.fromEntries(
  Object.entries(EVENTS).filter(([type]) => !(REWRITTEN as readonly string[]).includes(type)),
) as Kinds<'type', SentenceEvent>;

const readLine = oneOfKinds<'type', Line>('type', {
  ...AS_THEY_ARE,
  rolled: {
    ...ROLLED,
    worth: texts,
    meaning: optional(listOf(mapping<FaceClass>({ name: text, faces: texts, most: optional(count) }))),
    side: optional(side),
    isRerolled: optional(onlyTrue),
  },
  retreated: retreat,
  evaded: retreat,
  'cards-drawn': { side, count },
  'card-played': {
    side,
    card: text,
    as: text,
    mirrored: flag,
    sections: optional(listOf(wordFrom(['left', 'centre', 'right']))),
  },
  detached: walk,
  spread: { ...EVENTS.spread, as: optional(text) },
  'objective-held': { ...EVENTS['objective-held'], side: optional(side) },
  'turn-began': { ...EVENTS['turn-began'], shown: optional(count) },
  enlisted: { piece: mapping<EnlistedLine['piece']>({ name: text }), others: optional(count) },
  'objectives-adjusted': { winner: optional(orNull(side)) },
  'arrivals-adjusted': {},
  'told-adjusted': { briefing: flag },
});

const strength = optional(wholeFrom(0, MOST_STRENGTH));

const readPiece = mapping<CardPiece>({
  name: text,
  side,
  type: text,
  nation: text,
  strength,
  full: strength,
  formation: optional(text),
  facing: optional(wordFrom(FACINGS)),
  grade: optional(text),
  screen: optional(onlyTrue),
});

const readQuestion = mapping<CardQuestion>({
  side,
  reason: text,
  unit: text,
  of: wordFrom(['choice', 'space', 'unit']),
  options: texts,
});

const readTakenBack = mapping<TakenBack>({
  count,
  order: text,
  unit: optional(text),
  together: optional(texts),
  target: optional(text),
  to: optional(text),
  card: optional(text),
});

const readPart = mapping<CardPart>({
  number: count,
  order: text,
  unit: optional(text),
  together: optional(texts),
  target: optional(text),
  lines: listOf(readLine),
});

const arm = wordFrom(['infantry', 'cavalry', 'artillery', 'leader']);

const readBeat = oneOfKinds<'type', Beat>('type', {
  shot: { arm, from: text, at: text },
  onset: { arm, from: text, at: text },
  dice: { die: text, faces: texts, at: text },
  fall: { leader: text, at: text },
});

const readSide = mapping<CardData['sides']['south']>({ name: text, nation: text });

const readData = mapping<CardData>({
  kind: wordFrom(['order', 'adjusted', 'undone', 'redone']),
  ruleset: optional(text),
  hitTrack: optional(wordFrom(['disruption'])),
  statusLines: optional(listOf(mapping<Localizable>({ key: text, blanks: byName(text) }))),
  order: optional(text),
  unit: optional(text),
  together: optional(texts),
  target: optional(text),
  turn: count,
  side,
  sides: mapping({ south: readSide, north: readSide }),
  lines: listOf(readLine),
  matter: optional(texts),
  earlier: optional(listOf(readPart)),
  isManoeuvre: optional(onlyTrue),
  isUntold: optional(onlyTrue),
  rollsBefore: optional(count),
  isPrescribed: optional(onlyTrue),
  isReopened: optional(onlyTrue),
  beats: optional(listOf(readBeat)),
  question: orNull(readQuestion),
  participants: byName(readPiece),
  takenBack: optional(readTakenBack),
});

/**
 * The card data in a message: data from outside, which may be of another version or forged. Null if it is not a card;
 * the faults are logged to the console.
 */
export function readCard(written: string): CardData | null {
  try {
    const data: unknown = parseJson(written, LONGEST.card);
    return readWhole('the card', (faults) => readData(data, 'card', faults));
  } catch (error) {
    console.warn(error);
    return null;
  }
}
