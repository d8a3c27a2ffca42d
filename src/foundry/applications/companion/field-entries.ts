import type { DieGuide, Localizable } from '../../../core';
import { drawBorder, drawFace, drawTerrain, drawWorksSample, imageSource } from '../../../drawing';
import { textsOf } from '../../texts';
import { aboutGround, guideLine } from '../../texts/guide-line';
import { type Entry, type EntryMatter, entry } from './entry';

/** Every kind of terrain and border; those of the battle first. */
export function groundEntries({ rules, state, guide, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  const { kind: shape } = rules.grid;
  const here = new Set([...Object.values(state.terrain), ...(rules.roads(state).length > 0 ? ['road'] : [])]);
  const kinds = [
    ...(rules.terrain.road || !('roads' in rules.scenarioFields.battle)
      ? []
      : [{ id: 'road', house: undefined, picture: drawTerrain(shape, 'road') }]),
    ...Object.values(rules.terrain).map((each) => ({ ...each, picture: drawTerrain(shape, each.drawn) })),
    ...Object.values(rules.borders)
      // A river that fills a space and one between two spaces share an entry.
      .filter(({ id }) => !rules.terrain[id])
      .map((each) => ({ ...each, picture: drawBorder(shape, each.drawn) })),
    ...Object.values(rules.works).map((each) => ({ ...each, picture: drawWorksSample(shape, each.drawn) })),
  ];
  const all = kinds.map(({ id, house, picture }) =>
    entry({
      id: `terrain:${id}`,
      kind: 'terrain',
      title: localize(`PDC.rules.terrain.${id}`),
      lines: [aboutGround(guide, state, id, texts)],
      pictures: [imageSource(picture)],
      standing: house ? 'house' : null,
      isHere: here.size === 0 || here.has(id),
    }),
  );
  return [...all.filter(({ isHere }) => isHere), ...all.filter(({ isHere }) => !isHere)];
}

/** Every use of a die, and every die face with a symbol, with its effect in each use. */
export function dieEntries(matter: EntryMatter): readonly Entry[] {
  const { rules, state, guide, texts } = matter;
  const { localize } = textsOf(rules.id, texts);
  const uses = guide.dice(state);
  return [
    ...uses.map((use) => useEntry(use, matter)),
    ...Object.values(rules.dice)
      .filter(({ letter }) => letter !== null)
      .flatMap(({ id, faces }) =>
        // A number needs no explanation.
        [...new Set(faces.filter((face) => !/^\d+$/.test(face)))].map((face) =>
          entry({
            id: `face:${id}:${face}`,
            kind: 'die',
            title: localize(`PDC.rules.face.${face}`),
            lines: uses
              .filter(({ die }) => die === id)
              .flatMap((use) => meaningOf(face, use, matter))
              .map(({ name, text }) => `${name}: ${text}`),
            pictures: [imageSource(drawFace(id, face))],
          }),
        ),
      ),
  ];
}

const useName = (use: string, { rules, texts }: EntryMatter): string =>
  textsOf(rules.id, texts).localize(`PDC.windows.legend.use.${use}`);

const told = (lines: readonly Localizable[], { rules, texts }: EntryMatter): string =>
  lines.map((line) => guideLine(line, rules.id, texts)).join(' ');

function useEntry(use: DieGuide, matter: EntryMatter): Entry {
  const { localize } = textsOf(matter.rules.id, matter.texts);
  const rows = use.faces.map(({ faces, says }) => ({
    name: faces.map((face) => localize(`PDC.rules.face.${face}`)).join(', '),
    text: told(says, matter),
  }));
  return entry({
    id: `die:${use.use}`,
    kind: 'die',
    title: useName(use.use, matter),
    lines: [
      ...rows.map(({ name, text }) => `${name}: ${text}`),
      ...(use.notes ?? []).map((note) => told([note], matter)),
    ],
    pictures: [...new Set(use.faces.flatMap(({ faces }) => faces))].map((face) =>
      imageSource(drawFace(use.die, face)),
    ),
  });
}

const meaningOf = (face: string, { use, faces }: DieGuide, matter: EntryMatter) =>
  faces
    .filter((row) => row.faces.includes(face))
    .map((row) => ({ name: useName(use, matter), text: told(row.says, matter) }));
