// Facts about Foundry that modules rely on, tried on the table: those that need no page, and those that only the table can try.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import texts from '../../lang/en/self-check.json';
import { documentFamily } from '../../src/foundry/facts/documents';
import { type Grade, titleOf } from '../../src/foundry/facts/fact';
import { gridFamily } from '../../src/foundry/facts/grid';
import { bareScene, type Stage, stageOf } from '../../src/foundry/facts/stage';
import { tokenFamily } from '../../src/foundry/facts/tokens';
import { client, worldCollection } from '../client/client';
import { documentClasses } from '../client/world-collections';
import { constNamespace } from '../page/namespaces/const';
import { localization } from '../page/texts';
import { randomID } from '../shared/data/id';
import { CANVAS_FACTS } from './canvas-facts';
import { CLIENT_FACTS } from './client-facts';
import { DICE_FACTS } from './dice-facts';
import { DOCUMENT_FACTS } from './document-facts';
import { FIELD_FACTS } from './field-facts';
import { FORM_FACTS } from './form-facts';
import { FRAME_FACTS } from './frame-facts';
import { GRID_FACTS } from './grid-facts';
import { GUEST_FACTS } from './guest-facts';
import { HOOK_FACTS } from './hook-facts';
import { sitDown, userCalled } from './one-client';
import { PACK_FACTS } from './pack-facts';
import { PERMISSION_FACTS } from './permission-facts';
import { TOKEN_FACTS } from './token-facts';

const WORDS: Readonly<Record<string, string>> = texts.PDC['self-check'].check;
const LISTED = [gridFamily, documentFamily, tokenFamily].flatMap(({ facts }) =>
  Object.entries(facts).map(([id, fact]) => ({ ...fact, title: titleOf(fact, WORDS[id] ?? id) })),
);
const ON_TABLE = [
  ...[FIELD_FACTS, HOOK_FACTS, DICE_FACTS, GRID_FACTS, DOCUMENT_FACTS, PERMISSION_FACTS, TOKEN_FACTS],
  ...[CANVAS_FACTS, GUEST_FACTS, CLIENT_FACTS, FORM_FACTS, FRAME_FACTS, PACK_FACTS],
]
  .flatMap((facts) => Object.entries(facts))
  .map(([words, fact]) => ({
    ...fact,
    title: 'grade' in fact ? titleOf(fact, words) : `[the table's own] ${words}`,
  }));
const GRADES = [...LISTED, ...ON_TABLE].flatMap((fact) => ('grade' in fact ? fact.grade : []));

/** Foundry's globals, as far as the list needs them without a page, and the objects that it is tried on. */
async function listStage(): Promise<Stage> {
  sitDown('gm');
  const { Token: TokenDocument, Actor, Scene } = documentClasses;
  const documents = { users: worldCollection('User'), actors: worldCollection('Actor') };
  const given = {
    ...{ Hooks: client.hooks, CONST: constNamespace(), TokenDocument, Actor, Scene },
    game: { ...documents, user: userCalled('gm'), i18n: localization },
    foundry: { utils: { randomID } },
  };
  for (const [name, value] of Object.entries(given)) vi.stubGlobal(name, value);
  const grid = { type: CONST.GRID_TYPES.HEXODDR, size: 120 };
  const field = await Scene.create({ name: 'Hexes', width: 1200, height: 973, padding: 0, grid });
  const bare = await Scene.create(bareScene('Squares'));
  const actors = await Actor.createDocuments([{ name: 'one' }, { name: 'other' }]);
  return stageOf({ field, bare, actors, hexWidth: 120 } as never);
}

describe('the list by which Foundry is tested', () => {
  let stage: Stage;
  beforeAll(async () => {
    localization.add(texts);
    stage = await listStage();
  });
  afterAll(() => void vi.unstubAllGlobals());

  test.each(LISTED)('$title', ({ check }) => check(stage) as Promise<void>);
});

test.each(ON_TABLE)('$title', ({ check }) => check(sitDown('gm')) as Promise<void>);

test('less than a tenth of the facts is guessed', () => {
  const count = (grade: Grade) => GRADES.filter((each) => each === grade).length;
  console.info(
    `Facts about Foundry: ${count('L')} seen live, ${count('O')} official, ${count('C')} by third parties, ${count('E')} expected; limits of the table: ${ON_TABLE.length + LISTED.length - GRADES.length}`,
  );
  expect(count('E') / GRADES.length).toBeLessThan(0.1);
});
