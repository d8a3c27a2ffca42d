// Draws the banners of the compendia: a strip of a map with blocks on it.
import { COMPENDIA } from '../packs';
import type { Placed } from '../packs/compendium';
import { deploy, type Ruleset, type Scenario } from '../src/core';
import { drawPiece } from '../src/drawing';
import { mapSheet } from '../src/foundry/geometry';
import { ccn, ccnScenarios } from '../src/rulesets/ccn';
import { rendered } from './render-svg';

/** Width and height of the drawing. */
const BOX = { width: 600, height: 150 };
/** The image's width in pixels: twice that of the sidebar. */
const WIDTH = 600;

const SIZE = 78;

/** The drawing of a road. */
const drawRoad = (path: string): string =>
  `<path d="${path}" fill="none" stroke="#4a3524" stroke-width="7" stroke-dasharray="16 11" stroke-linecap="round"/>`;

/** A banner for each compendium, as PNG. */
export const banners = (): Promise<readonly { readonly name: string; readonly png: Uint8Array }[]> =>
  Promise.all(
    Object.keys(COMPENDIA).map(async (name) => ({
      name: `${name}.png`,
      png: await rendered(drawBanner(name), WIDTH),
    })),
  );

/** The drawing of a compendium's banner; without text, since Foundry writes the name over it. */
export function drawBanner(name: string): string {
  const banner = COMPENDIA[name]?.banner;
  const scenario = ccnScenarios.find(({ id }) => id === banner?.map);
  if (!banner || !scenario) throw new RangeError(`there is no banner for the compendium "${name}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}">`,
    strip(ccn, scenario),
    banner.road === undefined ? '' : drawRoad(banner.road),
    ...banner.placed.map(drawPlaced),
    '</svg>',
  ].join('');
}

/** The centre of a map, as wide as the banner. */
function strip(rules: Ruleset, scenario: Scenario): string {
  const map = mapSheet({ rules, state: deploy(rules, scenario) }, SIZE);
  // Its edges are cut off, and a shade makes the compendium's name readable.
  const slice = `x="-45" y="-10" width="${BOX.width + 90}" height="${BOX.height + 20}" preserveAspectRatio="xMidYMid slice"`;
  const shade = `<rect width="${BOX.width}" height="${BOX.height}" fill="#2a1c10" opacity="0.3"/>`;
  return withFrame(map, slice) + shade;
}

function drawPlaced({ type, nation, x, y, size = SIZE }: Placed): string {
  const chart = ccn.pieces[type];
  const strength = chart?.kind === 'unit' ? chart.strength : undefined;
  const drawn = drawPiece(ccn, { type, nation, ...(strength !== undefined && { strength, full: strength }) });
  return withFrame(drawn, `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`);
}

/** A drawing inside another one: with a position and size there, instead of its own size. */
const withFrame = (svg: string, frame: string): string =>
  svg.replace(/^<svg[^>]*>/, (open) => {
    const viewBox = /viewBox="[^"]*"/.exec(open)?.[0] ?? '';
    return `<svg ${viewBox} ${frame}>`;
  });
