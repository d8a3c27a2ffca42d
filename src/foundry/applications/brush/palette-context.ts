import type { Ruleset } from '../../../core';
import { drawBorder, drawTerrain, imageSource } from '../../../drawing';
import { CLEAR, type Paint, paintsOf } from './stroke';

/** The text of a key with its blanks filled in. */
type Localize = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** What the palette of the brush shows: every terrain of the game and every border, what clears last of each. */
export function paletteContext(rules: Ruleset | undefined, chosen: Paint, localize: Localize) {
  const choices = (wanted: Paint['on']) =>
    (rules ? paintsOf(rules) : [])
      .filter(({ on }) => on === wanted)
      .map(({ on, word }) => ({
        word,
        name: word === CLEAR ? localize('PDC.field.clear') : localize(`PDC.terrain.${word}`),
        picture: rules ? imageSource(pictureOf(rules, { on, word })) : '',
        isChosen: on === chosen.on && word === chosen.word,
      }));
  const hint = chosen.on === 'borders' ? 'PDC.field.borderHint' : 'PDC.field.brushHint';
  return {
    terrains: choices('spaces'),
    borders: choices('borders'),
    hint: localize(rules ? hint : 'PDC.field.noBattle'),
  };
}

const pictureOf = ({ grid, terrain, borders }: Ruleset, { on, word }: Paint): string =>
  on === 'spaces'
    ? drawTerrain(grid.kind, terrain[word]?.drawn ?? word)
    : drawBorder(grid.kind, borders[word]?.drawn ?? word);
