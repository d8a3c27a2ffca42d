import type { PieceType, State } from '../../../core';
import { drawBlock, imageSource } from '../../../drawing';
import { textsOf } from '../../texts';
import { aboutType } from '../../texts/guide-line';
import { figureLines, figuresOf, sampleBlock, typePicture } from '../type-picture';
import { type Entry, type EntryMatter, entry } from './entry';

/** Every type of unit and leader with its chart figures; those of the battle first. */
export function pieceEntries({ rules, state, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  const here = new Map<string, ReadonlySet<string>>();
  for (const { type, nation } of piecesOf(state))
    here.set(type, new Set([...(here.get(type) ?? []), nation]));
  const all = Object.values(rules.pieces).map((type) => {
    const figures = figureLines(rules, type.id, texts);
    const nations = [...(here.get(type.id) ?? [nationOf(type, state)])];
    return entry({
      id: `${type.kind}:${type.id}`,
      kind: type.kind,
      title: localize(`PDC.rules.type.${type.id}`),
      lines: [aboutType(rules, type.id, texts)],
      pictures: nations.map((nation) => typePicture(rules, type.id, nation)),
      nations,
      figures,
      cites: [...new Set(figuresOf(type).map(({ rule }) => rule))],
      isHere: here.size === 0 || here.has(type.id),
    });
  });
  return [...all.filter(({ isHere }) => isHere), ...all.filter(({ isHere }) => !isHere)];
}

const piecesOf = ({ units, leaders, reserve, fallenUnits, sides }: State) => [
  ...Object.values(units),
  ...Object.values(leaders).map(({ type, side }) => ({ type, nation: sides[side].nation })),
  ...Object.values(reserve).map(({ type, side, nation }) => ({ type, nation: nation ?? sides[side].nation })),
  ...Object.values(fallenUnits),
];

const nationOf = ({ nation }: PieceType, { sides }: State): string => nation ?? sides.south.nation;

/** The formations other than the usual one, and the states that a unit can be in. */
export function signEntries({ rules, state, texts }: EntryMatter): readonly Entry[] {
  const { localize } = textsOf(rules.id, texts);
  const block = sampleBlock(rules, state);
  const about = (id: string): string => localize(`PDC.windows.legend.block.${id}`);
  return [
    ...rules.formations.slice(1).map((formation) =>
      entry({
        id: `sign:${formation}`,
        kind: 'sign',
        title: localize(`PDC.rules.formation.${formation}`),
        lines: [about(formation)],
        pictures: [imageSource(drawBlock({ ...block, formation }))],
      }),
    ),
    ...rules.conditions.map((condition) =>
      entry({
        id: `sign:${condition}`,
        kind: 'sign',
        title: localize(`PDC.rules.about.condition.${condition}`),
        lines: [about(condition)],
        pictures: [imageSource(drawBlock({ ...block, conditions: [condition] }))],
      }),
    ),
  ];
}
