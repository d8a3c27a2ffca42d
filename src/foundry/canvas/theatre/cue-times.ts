import type { Beat } from '../../../core';
import type { SoundName } from '../../voice/sounds';

/** The time of a beat, in milliseconds from the start of its show. */
export interface Cue {
  readonly beat: Beat;
  readonly begins: number;
  readonly lasts: number;
  /** The number of rolls already in its space, which it must not cover. */
  readonly row: number;
}

/** The duration of everything, in milliseconds. */
export interface Pace {
  readonly attack: number;
  /** Between an attack and its dice. */
  readonly tillDice: number;
  readonly dice: number;
  /** Between one roll and the next of the same attack. */
  readonly tillMoreDice: number;
  /** Between the last dice of an attack and the next beat: the dice have stopped by then. */
  readonly tillNext: number;
  readonly fall: number;
  /** The maximum of a show, which runs faster if necessary. */
  readonly longest: number;
}

/** The pace with animations, and without them: then everything takes about half the time. */
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

/** The most beats shown for one order: more would be too hurried. */
const MOST_BEATS = 24;

/** Schedules the beats of an order: an attack, its dice soon after it, then the attack in return. */
export function programmeOf(beats: readonly Beat[], pace: Pace): readonly Cue[] {
  const cues: Cue[] = [];
  let rows = new Map<string, number>();
  /** The earliest times of the next attack and the next dice. */
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
      // Units that attack together do so at the same time.
      if (isFought) rows = new Map();
      isFought = false;
      cues.push({ beat, row: 0, begins: attack, lasts: pace.attack });
      dice = attack + pace.tillDice;
    }
  }
  return inTime(cues, pace.longest);
}

/** The same cues, sped up if they would take too long. */
function inTime(cues: readonly Cue[], longest: number): readonly Cue[] {
  const whole = Math.max(0, ...cues.map(({ begins, lasts }) => begins + lasts));
  const haste = Math.min(1, longest / whole);
  return haste === 1
    ? cues
    : cues.map((cue) => ({ ...cue, begins: cue.begins * haste, lasts: cue.lasts * haste }));
}

/** The sound of a beat; undefined for dice, since Foundry plays its own. */
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
