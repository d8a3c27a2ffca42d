import {
  byName,
  type Faults,
  type Fields,
  fields,
  flag,
  isEveryObjects,
  listOf,
  mapping,
  noOthers,
  oneOf,
  optional,
  orNull,
  type Reader,
  type Reply,
  SIDES,
  type Side,
  text,
  whole,
  wholeFrom,
  wordFrom,
} from '../core';
import { CLASSES, CONDITIONS, type Hero, type Officer, STANDINGS, type TakenFlag } from './campaign';
import type { PartyCorrection } from './event';
import { LOSSES } from './officer-fates';
import type { CampaignEntry, CampaignOrder, OpenCampaignOrder } from './orders';
import type { BattleReport, UnitReport } from './report';

/** Reads a name used as a key: no name of a property that every object has. */
const word: Reader<string> = (data, place, faults) => {
  const read = text(data, place, faults);
  if (isEveryObjects(read)) faults.add(place, 'is a reserved name: choose another one');
  return read;
};
const count = wholeFrom(0);

const ofSides =
  <T>(read: Reader<T>): Reader<Readonly<Record<Side, T>>> =>
  (data, place, faults) => {
    const { south, north } = fields(data, place, faults);
    return { south: read(south, `${place}.south`, faults), north: read(north, `${place}.north`, faults) };
  };

const readReply: Reader<Reply> = (data, place, faults) => {
  const given = fields(data, place, faults);
  const kind = oneOf(given.kind, `${place}.kind`, faults, ['rolled', 'chose'] as const);
  return kind === 'rolled'
    ? { kind, faces: listOf(word)(given.faces, `${place}.faces`, faults) }
    : { kind, option: word(given.option, `${place}.option`, faults) };
};

const unitReport = mapping<UnitReport>({
  id: word,
  name: word,
  type: word,
  side: wordFrom(SIDES),
  arm: wordFrom(CLASSES),
  carriesFlag: flag,
  losses: count,
  kills: count,
});

const battleReport = mapping<BattleReport>({
  winner: orNull(wordFrom(SIDES)),
  banners: ofSides(count),
  targets: ofSides(count),
  glory: ofSides(count),
  leaders: listOf(
    mapping<BattleReport['leaders'][number]>({
      id: word,
      name: word,
      side: wordFrom(SIDES),
      cause: wordFrom(LOSSES),
    }),
  ),
  flags: listOf(mapping<BattleReport['flags'][number]>({ unit: unitReport, by: unitReport })),
  present: ofSides(listOf(word)),
  survivors: listOf(unitReport),
});

/** R001-03: no leader has two fates in one battle. */
const soundReport: Reader<BattleReport> = (data, place, faults) => {
  const report = battleReport(data, place, faults);
  const ids = report.leaders.map(({ id, side }) => `${side} ${id}`);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index)
      faults.add(`${place}.leaders[${index}]`, 'has already been lost: leave this leader out');
  }
  return report;
};

const readOrder: Reader<CampaignOrder> = (data, place, faults) => {
  const given = fields(data, place, faults);
  const type = oneOf(given.type, `${place}.type`, faults, ['make-ready', 'settle'] as const);
  return type === 'make-ready'
    ? { type }
    : { type, report: soundReport(given.report, `${place}.report`, faults) };
};

const officer = mapping<Officer>({
  id: word,
  name: word,
  condition: wordFrom(CONDITIONS),
  standing: wordFrom(STANDINGS),
  leads: orNull(wordFrom(CLASSES)),
  returns: optional(wordFrom(['carriage'])),
});
const hero = mapping<Hero>({ unit: word, name: word, type: word, since: word });
const takenFlag = mapping<TakenFlag>({ unit: word, by: word, battle: word });

/** Reads a GM's correction, with allowed fields only. */
export function readPartyCorrection(data: unknown, place: string, faults: Faults): PartyCorrection {
  const given: Fields = fields(data, place, faults);
  noOthers(given, ['glory', 'points', 'officers', 'heroes', 'flags', 'prisoners'], place, faults);
  const has = (key: keyof PartyCorrection) => given[key] !== undefined;
  return {
    ...(has('glory') && { glory: whole(given.glory, `${place}.glory`, faults, 0) }),
    ...(has('points') && { points: whole(given.points, `${place}.points`, faults, 0) }),
    ...(has('officers') && { officers: byName(officer)(given.officers, `${place}.officers`, faults) }),
    ...(has('heroes') && { heroes: listOf(hero)(given.heroes, `${place}.heroes`, faults) }),
    ...(has('prisoners') && {
      prisoners: listOf(word)(given.prisoners, `${place}.prisoners`, faults),
    }),
    ...(has('flags') && { flags: listOf(takenFlag)(given.flags, `${place}.flags`, faults) }),
  };
}

/** Reads an order with its replies so far. */
export const readOpenOrder: Reader<OpenCampaignOrder> = (data, place, faults) => {
  const given = fields(data, place, faults);
  return {
    order: readOrder(given.order, `${place}.order`, faults),
    replies: listOf(readReply)(given.replies, `${place}.replies`, faults),
  };
};

/** Reads one line of a record. */
export const readEntry: Reader<CampaignEntry> = (data, place, faults) => {
  const given = fields(data, place, faults);
  if (given.undoneTo !== undefined) {
    noOthers(given, ['undoneTo'], place, faults);
    return { undoneTo: whole(given.undoneTo, `${place}.undoneTo`, faults, 0) };
  }
  if (given.corrected !== undefined) {
    noOthers(given, ['corrected', 'party'], place, faults);
    return {
      corrected: readPartyCorrection(given.corrected, `${place}.corrected`, faults),
      party: word(given.party, `${place}.party`, faults),
    };
  }
  noOthers(given, ['order', 'replies'], place, faults);
  return readOpenOrder(given, place, faults);
};
