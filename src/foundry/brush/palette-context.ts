import type { Ruleset } from '../../core';
import { drawTerrain, imageSource } from '../../drawing';
import { CLEAR } from './stroke';

/** The text of a key with its blanks filled in. */
type Say = (key: string, blanks?: Readonly<Record<string, string>>) => string;

/** What the palette of the brush shows: every terrain of the game, what clears the ground last. */
export function paletteContext(rules: Ruleset | undefined, chosen: string, say: Say) {
  const all = Object.values(rules?.terrain ?? {});
  const ordered = [...all.filter(({ id }) => id !== CLEAR), ...all.filter(({ id }) => id === CLEAR)];
  return {
    terrains: ordered.map(({ id, drawn }) => ({
      id,
      name: id === CLEAR ? say('PDC.field.clear') : say(`PDC.terrain.${id}`),
      picture: rules ? imageSource(drawTerrain(rules.grid.kind, drawn)) : '',
      isChosen: id === chosen,
    })),
    hint: say(rules ? 'PDC.field.brushHint' : 'PDC.field.noBattle'),
  };
}
