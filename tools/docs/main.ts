import { readFileSync, writeFileSync } from 'node:fs';
import { caseFiles, runFile } from '../cases/files';
import { GAMES } from '../cases/games';
import { LISTED, listsOf, wordParts } from './cases-parts';
import { withPart } from './marked-parts';
import { Seen } from './questions-seen';
import { drawSwatches } from './swatches';

const PAGE = 'docs/cases.md';

let text = readFileSync(PAGE, 'utf8');
for (const [name, content] of Object.entries(wordParts())) text = withPart(text, name, content);
for (const id of LISTED) {
  const seen = new Seen();
  for (const file of caseFiles(`test/cases/${id}`)) runFile(GAMES, file, seen);
  text = withPart(text, `lists of ${id}`, listsOf(id, seen));
}
writeFileSync(PAGE, text);
writeFileSync('docs/images/style-of-the-table.svg', drawSwatches(readFileSync('styles/_theme.scss', 'utf8')));
