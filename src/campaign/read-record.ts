import {
  byName,
  type Faults,
  type Fields,
  fields,
  flag,
  items,
  listOf,
  mapping,
  noOthers,
  oneOf,
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
import { LOSSES } from './fates';
import type { CampaignEntry, CampaignOrder, OpenCampaignOrder } from './orders';
import type { BattleReport, UnitReport } from './report';

const word: Reader<string> = (data, place, faults) => text(data, place, faults);
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
    : { kind, option: text(given.option, `${place}.option`, faults) };
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

const readOrder: Reader<CampaignOrder> = (data, place, faults) => {
  const given = fields(data, place, faults);
  const type = oneOf(given.type, `${place}.type`, faults, ['make-ready', 'settle'] as const);
  return type === 'make-ready'
    ? { type }
    : { type, report: battleReport(given.report, `${place}.report`, faults) };
};

const officer = mapping<Officer>({
  id: word,
  name: word,
  condition: wordFrom(CONDITIONS),
  standing: wordFrom(STANDINGS),
  leads: orNull(wordFrom(CLASSES)),
});
const hero = mapping<Hero>({ unit: word, name: word, type: word, since: word });
const takenFlag = mapping<TakenFlag>({ unit: word, by: word, battle: word });

/** Reads what a game master sets right: nothing but what he may. */
export function readPartyCorrection(data: unknown, place: string, faults: Faults): PartyCorrection {
  const given: Fields = fields(data, place, faults);
  noOthers(given, ['glory', 'points', 'officers', 'heroes', 'flags'], place, faults);
  const has = (key: keyof PartyCorrection) => given[key] !== undefined;
  return {
    ...(has('glory') && { glory: whole(given.glory, `${place}.glory`, faults, 0) }),
    ...(has('points') && { points: whole(given.points, `${place}.points`, faults, 0) }),
    ...(has('officers') && { officers: byName(officer)(given.officers, `${place}.officers`, faults) }),
    ...(has('heroes') && { heroes: listOf(hero)(given.heroes, `${place}.heroes`, faults) }),
    ...(has('flags') && { flags: listOf(takenFlag)(given.flags, `${place}.flags`, faults) }),
  };
}

/** Reads an order with the replies that it has had. */
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
    return { undoneTo: whole(given.undoneTo, `${place}.undoneTo`, faults, 0) };
  }
  if (given.corrected !== undefined) {
    return {
      corrected: readPartyCorrection(given.corrected, `${place}.corrected`, faults),
      party: text(given.party, `${place}.party`, faults),
    };
  }
  return {
    order: readOrder(given.order, `${place}.order`, faults),
    replies: items(given.replies, `${place}.replies`, faults).map((reply, index) =>
      readReply(reply, `${place}.replies[${index}]`, faults),
    ),
  };
};
