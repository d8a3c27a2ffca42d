import type { Beat } from '../../../core';
import type { SoundName } from './sounds';

/** When a beat is seen, in milliseconds from the beginning of its show. */
export interface Cue {
  readonly beat: Beat;
  readonly begins: number;
  readonly lasts: number;
  /** How many rolls lie in its space already, which it must not hide. */
  readonly row: number;
}

/** How long everything takes, in milliseconds. */
export interface Pace {
  readonly attack: number;
  /** From an attack to its dice. */
  readonly tillDice: number;
  readonly dice: number;
  /** From one roll to the next one of the same attack. */
  readonly tillMoreDice: number;
  /** From the last dice of an attack to what follows it: they lie by then. */
  readonly tillNext: number;
  readonly fall: number;
  /** A show is never longer: it goes faster instead. */
  readonly longest: number;
}

/** Where things move, and where they are to stand still: there it is over in half the time. */
export const MOVING: Pace = {
  attack: 1300,
  tillDice: 400,
  dice: 2000,
  tillMoreDice: 350,
  tillNext: 850,
  fall: 2200,
  longest: 5000,
};
export const STILL: Pace = {
  attack: 700,
  tillDice: 0,
  dice: 1000,
  tillMoreDice: 100,
  tillNext: 450,
  fall: 1100,
  longest: 2400,
};

/** More of one order is not shown: it would only be in a hurry. */
const MOST_BEATS = 24;

/** Lays out what an order has to show: an attack, its dice soon after it, then the blow that is struck back. */
export function programmeOf(beats: readonly Beat[], pace: Pace): readonly Cue[] {
  const cues: Cue[] = [];
  let rows = new Map<string, number>();
  /** When the next attack, and the next dice, may come. */
  let [attack, dice] = [0, 0];
  let isFought = false;
  for (const beat of beats.slice(0, MOST_BEATS)) {
    if (beat.type === 'dice') {
      const row = rows.get(beat.at) ?? 0;
      rows.set(beat.at, row + 1);
      cues.push({ beat, row, begins: dice, lasts: pace.dice });
      attack = dice + pace.tillNext;
      dice += pace.tillMoreDice;
      isFought = true;
    } else if (beat.type === 'fall') {
      cues.push({ beat, row: 0, begins: attack, lasts: pace.fall });
    } else {
      // Several who attack together do so at once.
      if (isFought) rows = new Map();
      isFought = false;
      cues.push({ beat, row: 0, begins: attack, lasts: pace.attack });
      dice = attack + pace.tillDice;
    }
  }
  return inTime(cues, pace.longest);
}

/** The same cues, faster where they would take too long. */
function inTime(cues: readonly Cue[], longest: number): readonly Cue[] {
  const whole = Math.max(0, ...cues.map(({ begins, lasts }) => begins + lasts));
  const haste = Math.min(1, longest / whole);
  return haste === 1
    ? cues
    : cues.map((cue) => ({ ...cue, begins: cue.begins * haste, lasts: cue.lasts * haste }));
}

/** What is heard of a beat; nothing of dice, which Foundry lets be heard itself. */
export function soundOf(beat: Beat): SoundName | undefined {
  switch (beat.type) {
    case 'shot':
      return beat.arm === 'artillery' ? 'cannonade' : 'volley';
    case 'onset':
      return beat.arm === 'cavalry' ? 'cavalry' : 'drum';
    case 'fall':
      return 'muffled-drum';
    case 'dice':
      return undefined;
  }
}
