/** The processor time of a call, in milliseconds. */
export function timed(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The shortest time of many batches, which is closest to the time without disturbances; in milliseconds per run. */
export function least(batches: number, runs: number, run: (number: number) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let batch = 0; batch < batches; batch += 1) {
    const spent = timed(() => {
      for (let index = 0; index < runs; index += 1) run(batch * runs + index);
    });
    best = Math.min(best, spent / runs);
  }
  return best;
}

/** One figure, next to its former value, the value that is wanted, and the time of arrays alone for as many orders. */
export interface Measured {
  readonly what: string;
  readonly now: number;
  readonly unit: 'ms' | 'µs';
  /** Measured on 24 November 2026, also in processor time. */
  readonly before?: number | undefined;
  readonly wanted?: number | undefined;
  readonly arrays?: number | undefined;
}

/** Figures that belong together, measured when they are asked for. */
export interface Bench {
  readonly title: string;
  readonly measure: () => readonly Measured[];
}

const shown = (value: number): string =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(1);

/** The length of the longest bar of a figure. */
const LONGEST = 40;

const bar = (value: number, most: number): string => '█'.repeat(Math.round((LONGEST * value) / most)) || '▏';

/** Prints figures, each with bars of one scale; `against`: the same figures of another commit. */
export function printFigures(
  title: string,
  figures: readonly Measured[],
  against: readonly Measured[] = [],
): void {
  console.log(`\n${title}`);
  for (const [index, figure] of figures.entries()) {
    const { what, now, wanted } = figure;
    const verdict = wanted === undefined ? '' : now <= wanted ? ', met' : ', missed';
    console.log(`\n${what}${verdict}`);
    printBars(figure, against[index]?.now);
  }
}

function printBars({ now, unit, before, wanted, arrays }: Measured, against: number | undefined): void {
  const bars = { before, against, now, wanted, 'arrays alone': arrays };
  const most = Math.max(now, against ?? 0, before ?? 0, wanted ?? 0);
  for (const [name, value] of Object.entries(bars)) {
    if (value !== undefined) console.log(`  ${name.padEnd(12)} ${bar(value, most)} ${shown(value)} ${unit}`);
  }
}
