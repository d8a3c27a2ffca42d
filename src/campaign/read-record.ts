import {
  byField,
  byName,
  exactly,
  flag,
  isEveryObjects,
  listOf,
  mapping,
  oneOfKinds,
  optional,
  orNull,
  type Reader,
  readReply,
  SIDES,
  type Side,
  text,
  wholeFrom,
  wordFrom,
} from '../core';
import {
  CLASSES,
  CONDITIONS,
  type FoughtBattle,
  type Hero,
  type Officer,
  STAGES,
  STANDINGS,
  type TakenFlag,
} from './campaign';
import type { LastingEvent, PartyCorrection } from './event';
import { LOSSES } from './officer-fates';
import type { CampaignEntry, CampaignOrder, FinishedOrder, OpenCampaignOrder } from './orders';
import type { BattleReport, UnitReport } from './report';

/** Reads a name used as a key: no name of a property that every object has. */
const word: Reader<string> = (data, place, faults) => {
  const read = text(data, place, faults);
  if (isEveryObjects(read)) faults.add(place, 'is a reserved name: choose another one');
  return read;
};
const count = wholeFrom(0);

/** More counters than a party ever spends at once. */
const MOST_COUNTERS = 1000;

const ofSides = <T>(read: Reader<T>) => mapping<Readonly<Record<Side, T>>>({ south: read, north: read });

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

const readOrder = oneOfKinds<'type', CampaignOrder>('type', {
  'make-ready': {},
  settle: { report: soundReport },
});

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
export const readPartyCorrection = exactly<PartyCorrection>({
  glory: optional(count),
  points: optional(count),
  officers: optional(byName(officer)),
  heroes: optional(listOf(hero)),
  flags: optional(listOf(takenFlag)),
  prisoners: optional(listOf(word)),
});

/** Reads what came of an order. */
const readEvent = oneOfKinds<'type', LastingEvent>(
  'type',
  {
    told: { key: word, blanks: byName(text) },
    'glory-changed': { party: word, by: wholeFrom(-MOST_COUNTERS), reason: word },
    'officer-changed': { party: word, post: word, officer },
    'officer-came': { party: word, post: word, officer },
    'officer-went': { party: word, post: word },
    'prisoner-taken': { party: word, name: text },
    'flag-taken': { party: word, flag: takenFlag },
    'hero-made': { party: word, hero },
    'hero-lost': { party: word, unit: word, name: text },
    straggled: { unit: word, blocks: count },
    'set-back': { unit: word, to: text },
    'ordenanza-came': { party: word, at: text },
    'eve-began': {},
    'battle-began': {},
    'battle-ended': {
      fought: exactly<FoughtBattle>({ battle: word, winner: orNull(word), banners: byName(count) }),
      points: count,
    },
    'went-on': { stage: wordFrom(STAGES), at: word },
  },
  exactly,
);

const readRules = optional(wholeFrom(1));

/** Reads an order with its replies so far. */
export const readOpenOrder = exactly<OpenCampaignOrder>({
  order: readOrder,
  replies: listOf(readReply),
  rules: readRules,
});

/** Reads one line of a record. */
export const readEntry = byField<CampaignEntry>({
  undoneTo: exactly({ undoneTo: count }),
  corrected: exactly({ corrected: readPartyCorrection, party: word }),
  order: exactly<FinishedOrder>({
    order: readOrder,
    replies: listOf(readReply),
    rules: readRules,
    events: optional(listOf(readEvent)),
  }),
});
