// What the module must not do to the Foundry that it is a guest in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = 'src/foundry';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const filesWith = (pattern: RegExp): readonly string[] =>
  files
    .filter(({ text }) => pattern.test(text))
    .map(({ name }) => name)
    .sort();

test('queries of other clients come through one door, which knows how long they are before it looks at them', () => {
  expect(filesWith(/CONFIG\.queries\[.*\] = /)).toEqual(['documents/incoming-query.ts']);
});

test('frames are asked for in one place, which looks whether Foundry draws them itself', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(filesWith(/\bapp\??\.render\(/)).toEqual(['geometry/show-frame.ts']);
});

test('who goes before others for a key is decided in one place, by what Foundry uses itself', () => {
  expect(filesWith(/KEYBINDING_PRECEDENCE/)).toEqual(['input/bindings.ts']);
  expect(filesWith(/keybindings\.register\(/)).toEqual(['input/bindings.ts']);
});
