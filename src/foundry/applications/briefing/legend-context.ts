import type { Guide, PieceType, Stat, State } from '../../../core';
import { drawBlock, drawBorder, drawFace, drawTerrain, imageSource } from '../../../drawing';
import type { UserBattle } from '../../battle/battle-port';
import { blockSigns, mapSigns, type Sign } from './legend-pictures';
import { guideLine, type Texts } from './lines';
import { placeLines } from './places';

/** Figures that only the sheet of a unit tells. */
const LEFT_TO_SHEETS: readonly string[] = ['card-class'];

/** What the legend shows of the rules and the battle in view. */
export function legendContext(
  { rules, state }: Pick<UserBattle, 'rules' | 'state'>,
  guide: Guide | undefined,
  texts: Texts,
) {
  const { localize } = texts;
  const line = (notice: Parameters<typeof guideLine>[0]) => guideLine(notice, rules.id, texts);
  const lines = (statusLines: readonly Parameters<typeof guideLine>[0][] = []) => statusLines.map(line);
  const ground = guide?.ground(state) ?? {};
  const borders = guide?.borders(state) ?? {};
  const named = ({ name, ...pictures }: Sign) => ({ ...pictures, name: localize(name) });
  return {
    shape: rules.grid.kind,
    dice: (guide?.dice(state) ?? []).map(({ die, use, faces, notes }) => ({
      use: localize(`PDC.legend.use.${use}`),
      rows: faces.map((row) => ({
        faces: row.faces.map((face) => ({
          picture: imageSource(drawFace(die, face)),
          name: localize(`PDC.face.${face}`),
        })),
        text: lines(row.says).join(' '),
      })),
      notes: lines(notes),
    })),
    points: [...lines(guide?.victory(state)), ...placeLines(state, texts)],
    units: unitTable(rules.pieces, state, texts),
    block: blockSigns(rules, state).map(named),
    map: mapSigns(rules, state).map(named),
    ground: inOrder(rules.terrain, new Set(Object.values(state.terrain))).map(({ id, drawn, house }) => ({
      name: localize(`PDC.terrain.${id}`),
      picture: imageSource(drawTerrain(rules.grid.kind, drawn)),
      isHouse: house === true,
      text: lines(ground[id]).join(' '),
    })),
    borders: Object.values(rules.borders).map(({ id, drawn }) => ({
      name: localize(`PDC.terrain.${id}`),
      picture: imageSource(drawBorder(rules.grid.kind, drawn)),
      text: lines(borders[id]).join(' '),
    })),
  };
}

/** The kinds of ground of this battle first. */
const inOrder = <T extends { readonly id: string }>(
  kinds: Readonly<Record<string, T>>,
  here: ReadonlySet<string>,
): readonly T[] => {
  const all = Object.values(kinds);
  return [...all.filter(({ id }) => here.has(id)), ...all.filter(({ id }) => !here.has(id))];
};

/** The kinds of units with the figures of their chart: those that are in the battle, or all where there is none yet. */
function unitTable(pieces: Readonly<Record<string, PieceType>>, state: State, { localize, has }: Texts) {
  const all = [
    ...Object.values(state.units),
    ...Object.values(state.reserve),
    ...Object.values(state.fallenUnits),
  ];
  const here = new Set(all.map(({ type }) => type));
  const kinds = Object.values(pieces).filter(
    ({ kind, id }) => kind === 'unit' && (here.size === 0 || here.has(id)),
  );
  const statsOf = ({ stats }: PieceType) => stats.filter(({ key }) => !LEFT_TO_SHEETS.includes(key));
  const keys = [...new Set(kinds.flatMap((kind) => statsOf(kind).map(({ key }) => key)))];
  const textOf = (stat: Stat | undefined): string => {
    if (!stat) return '–';
    const key = `PDC.figureValue.${stat.value}`;
    return has(key) ? localize(key) : stat.value;
  };
  const { nation } = state.sides.south;
  return {
    columns: keys.map((key) => localize(`PDC.figure.${key}`)),
    rows: kinds.map((kind) => ({
      name: localize(`PDC.type.${kind.id}`),
      picture: imageSource(
        drawBlock({
          ...{ arm: kind.arm, sign: kind.sign, nation },
          ...{ strength: kind.strength, full: kind.strength, formation: 'line' },
        }),
      ),
      cells: keys.map((key) => textOf(statsOf(kind).find((stat) => stat.key === key))),
    })),
  };
}
