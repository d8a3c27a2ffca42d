import { type Faults, text } from '../../core';

/** The time of day a number of minutes after another one: `07:30`. */
export function timeAfter(start: string, minutes: number): string {
  const [hours = 0, rest = 0] = start.split(':').map(Number);
  const all = hours * 60 + rest + minutes;
  const two = (number: number): string => `${number}`.padStart(2, '0');
  return `${two(Math.floor(all / 60) % 24)}:${two(all % 60)}`;
}

/** Reads a time of day; `08:00` if missing. */
export function readTime(data: unknown, place: string, faults: Faults): string {
  const time = text(data, place, faults, '08:00');
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) faults.add(place, 'expected a time like "07:30"');
  return time;
}
