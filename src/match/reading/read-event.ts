import {
  type Event,
  FACINGS,
  type Kinds,
  listOf,
  MOST_STRENGTH,
  type Modifier,
  mapping,
  oneOfKinds,
  optional,
  type Reader,
  SIDES,
  text,
  wholeFrom,
  wordFrom,
} from '../../core';
import { readCardInPlay } from './read-cards';
import { CORRECTIONS } from './read-correction';
import { readUnit } from './read-piece';
import { readRulesetData } from './read-ruleset-data';

/** The largest bonus, penalty or score. */
const LARGEST = 1000;

const side = wordFrom(SIDES);
const texts = listOf(text);
const count = wholeFrom(0);
const moreOrLess = wholeFrom(-LARGEST, LARGEST);
const steps = wholeFrom(0, MOST_STRENGTH);

const readModifiers = listOf(
  mapping<Modifier>({
    value: moreOrLess,
    reason: text,
    rule: text,
  }),
);

const ofUnit = { unit: text };
const ofSide = { side };
const fromTo = { unit: text, from: text, to: text };
const strengthOf = { unit: text, steps, cause: text };
const works = { works: text, at: text, against: text, unit: optional(text) };

/** The fields of every kind of event. */
export const EVENTS: Kinds<'type', Event> = {
  ...CORRECTIONS,
  attacked: { kind: text, unit: text, target: text },
  responded: { unit: text, response: text },
  rolled: {
    reason: text,
    side,
    die: text,
    faces: texts,
    modifiers: readModifiers,
    hits: count,
    flags: count,
    unit: optional(text),
    target: optional(text),
  },
  lost: strengthOf,
  gained: strengthOf,
  eliminated: { unit: text, cause: text, by: optional(text) },
  'leader-eliminated': { leader: text, cause: text, by: optional(text) },
  'flags-ignored': { unit: text, modifiers: readModifiers },
  moved: { unit: text, path: texts },
  retreated: fromTo,
  evaded: fromTo,
  advanced: fromTo,
  turned: { unit: text, facing: wordFrom(FACINGS) },
  spread: { unit: text, over: texts },
  formed: { unit: text, formation: text },
  marked: { unit: text, mark: text },
  activated: ofUnit,
  'step-began': { step: text },
  'turn-began': { number: count, side, step: text, activations: count },
  'turn-passed': ofSide,
  detached: { unit: text, group: readUnit, path: texts },
  joined: { unit: text, into: text, steps },
  noted: { unit: text, extra: readRulesetData },
  'side-noted': { side, extra: readRulesetData },
  'battle-noted': { extra: readRulesetData },
  'time-passed': { minutes: count },
  supported: { unit: text, by: texts },
  lapsed: { unit: text, kind: text },
  left: { unit: text, from: text, cause: text },
  entered: { unit: text, at: text },
  'terrain-placed': { side, terrain: text, at: text },
  'rating-set': { side, rating: count },
  'preparation-went-on': { side, step: text, count },
  'deployment-began': ofSide,
  'chits-drawn': { side, chits: texts, reason: text },
  'cards-drawn': { side, cards: texts },
  'card-played': { side, inPlay: readCardInPlay, activations: count },
  'card-discarded': { side, card: text },
  'card-moved': { side, card: text, outOf: text, place: text },
  'deck-reshuffled': {},
  scored: { side, points: moreOrLess, reason: text },
  'rating-lost': { side, by: count },
  'objective-held': { objective: count, spaces: texts },
  won: { side, by: optional(text) },
  drawn: { by: text },
  'border-changed': { border: text, now: text },
  'works-built': works,
  'works-razed': works,
};

/** Reads an event, in the form that everyone is shown. */
export const readEvent: Reader<Event> = oneOfKinds<'type', Event>('type', EVENTS);
