import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The steps that change a position. */
const STEP =
  /\.(?:set(?:Strength|Marks|Formation|Facing|Data|StoodAt|Turn|Step|Activations|Winner|Points|Rating|Held|Terrain|Borders|Works|SideData|HasCards|LastCard|Parked|Laid|Preparation)|place|spread|remove|addMark|clearMarks|takeCardAway|data\.set|data\.change)\(/g;

/** Where events are: they alone change a position. */
const EVENTS = /(?:^|[/-])events\.ts$/;

/** Making a battle ready, and looking at what might be, is no event. */
const BEFORE_OR_BESIDE = [
  'commands-and-colors/turn.ts: .setHasCards(',
  'commands-and-colors/game.ts: .takeCardAway(',
  'commands-and-colors/game.ts: .setStep(',
  'commands-and-colors/game.ts: .setActivations(',
  'code-napoleon/as-if-begun.ts: .setStep(',
  'code-napoleon/as-if-begun.ts: .data.change(',
  'squares/as-if-active.ts: .setStep(',
  'squares/as-if-active.ts: .data.change(',
];

test('rules change a position by events alone', () => {
  const folder = 'src/rulesets';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !EVENTS.test(name),
  );
  const found = files.flatMap((name) =>
    (readFileSync(join(folder, name), 'utf8').match(STEP) ?? []).map((step) => `${name}: ${step}`),
  );
  expect(found.sort()).toEqual([...BEFORE_OR_BESIDE].sort());
  expect(files.length).toBeGreaterThan(80);
});
