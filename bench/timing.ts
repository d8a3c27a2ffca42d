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

/** One figure, next to its value before positions were flat and to its limit. */
export interface Measured {
  readonly what: string;
  readonly now: number;
  readonly unit: 'ms' | 'µs';
  /** Measured on 22 November 2026, also in processor time. */
  readonly before?: number;
  readonly aim?: number;
}

const shown = (value: number): string =>
  value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(1);

/** Prints figures as a table. */
export function printTable(title: string, figures: readonly Measured[]): void {
  console.log(`\n${title}\n`);
  console.log('| what | before | now | at most | |');
  console.log('| --- | --- | --- | --- | --- |');
  for (const { what, now, unit, before, aim } of figures) {
    const was = before === undefined ? '' : `${shown(before)} ${unit}`;
    const most = aim === undefined ? '' : `${shown(aim)} ${unit}`;
    const verdict = aim === undefined ? '' : now <= aim ? 'met' : 'missed';
    console.log(`| ${what} | ${was} | ${shown(now)} ${unit} | ${most} | ${verdict} |`);
  }
}
