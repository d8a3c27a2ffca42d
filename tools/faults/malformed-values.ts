import type { seededStream } from '../../src/core';

type Stream = ReturnType<typeof seededStream>;

/** Words that every object has, and other unsafe ones. */
const ODD_WORDS = [
  'valueOf',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'nobody',
  'A1',
  '0:0',
];

/** Values that are almost never valid. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  1.5,
  1e300,
  {},
  [],
  [[]],
  { length: 3 },
  ['valueOf', 'valueOf'],
  'x'.repeat(500_000),
  Array(20_000).fill(null),
];

type Key = string | number;

/** Every place in the data, as a path of keys. */
function placesIn(data: unknown, way: readonly Key[] = []): readonly (readonly Key[])[] {
  if (typeof data !== 'object' || data === null) return [way];
  const keys: readonly Key[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return [way, ...keys.flatMap((key) => placesIn(Reflect.get(data, key), [...way, key]))];
}

const valueAt = (data: unknown, way: readonly Key[]): unknown =>
  way.reduce<unknown>((at, key) => Reflect.get(Object(at), key), data);

/** Sets a key even if it is `__proto__`, which parsed JSON can have as a key. */
const put = (target: object, key: Key, value: unknown): void => {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
};

/** Data with one to three faults; always JSON, so that it can be sent or saved. */
export function malformed(data: unknown, stream: Stream): unknown {
  const pick = <T>(list: readonly T[]): T | undefined => list[stream.below(list.length)];
  // A wrapper, so that a fault can be anywhere, even at the root.
  const box = { whole: structuredClone(data) };
  for (let count = 1 + stream.below(1 + stream.below(3)); count > 0; count -= 1) {
    const places = placesIn(box.whole, ['whole']);
    const way = pick(places) ?? ['whole'];
    const key = way.at(-1) ?? 'whole';
    const holder = valueAt(box, way.slice(0, -1));
    if (typeof holder !== 'object' || holder === null) continue;
    const other = valueAt(box, pick(places) ?? ['whole']);
    const word = pick(ODD_WORDS) ?? '';
    const changes: readonly (() => void)[] = [
      () => put(holder, key, structuredClone(pick(ODD_VALUES))),
      () => put(holder, key, word),
      // A value that is valid elsewhere.
      () => put(holder, key, structuredClone(other)),
      () => put(holder, Array.isArray(holder) ? holder.length : word, structuredClone(other)),
      () => {
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else Reflect.deleteProperty(holder, key);
      },
      () => {
        if (Array.isArray(holder)) return;
        put(holder, word, Reflect.get(holder, key));
        Reflect.deleteProperty(holder, key);
      },
    ];
    pick(changes)?.();
  }
  // A server passes on only JSON.
  return JSON.parse(JSON.stringify(box.whole) ?? 'null');
}
