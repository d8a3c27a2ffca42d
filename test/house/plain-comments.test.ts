import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['src', 'packs', 'table', 'tools', 'bench'];

/** The first words of a comment, be it a docstring or a line of its own. */
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/|\? \/\/)\s+(.*)$/;

const FRAGMENT = /^(?:Who|Whoever|Whose|Whom|What|Whether)\b(?!.*\?)/;

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs|js|cjs)$/.test(name))
    .map((name) => join(folder, name)),
);

test('a comment begins with a noun or a verb', () => {
  const comments = sources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const text = COMMENT.exec(line)?.[1];
        return text === undefined ? [] : [{ place: `${file}:${index + 1}`, text }];
      }),
  );
  expect(comments.length).toBeGreaterThan(5000);
  expect(comments.filter(({ text }) => FRAGMENT.test(text))).toEqual([]);
});
