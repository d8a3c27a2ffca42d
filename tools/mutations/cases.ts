import { met, record } from './switch';

// The games ask the switch when they are read.
const { runFile } = await import('../cases/files');
const { GAMES } = await import('../cases/games');

/** The faults met in reading the games may matter to every case. */
const inReading = [...met];

for (const file of process.argv.slice(2)) {
  met.clear();
  if (runFile(GAMES, file).some(({ faults }) => faults.length > 0)) process.exit(1);
  record(file, new Set([...inReading, ...met]));
}
