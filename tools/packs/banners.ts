// Draws the banners of the compendia: a strip of a map with blocks on it.
import { deploy, type Ruleset, type Scenario } from '../../src/core';
import { drawPiece } from '../../src/drawing';
import { mapSheet } from '../../src/foundry/geometry';
import { ccn, ccnScenarios } from '../../src/rulesets/ccn';
import { rendered } from '../render-svg';

/** Width and height of the drawing. */
const BOX = { width: 600, height: 150 };
/** The image's width in pixels: twice that of the sidebar. */
const WIDTH = 600;

/** A unit or leader on the strip: its centre and size. */
interface Placed {
  readonly type: string;
  readonly nation: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const SIZE = 78;

const row = (types: readonly (readonly [type: string, nation: string])[]): readonly Placed[] =>
  types.map(([type, nation], index) => ({ type, nation, x: 62 + index * 95, y: 78 }));

/** The map and the pieces of each banner, by the name of its compendium. */
const BANNERS: Readonly<Record<string, { readonly map: string; readonly placed: readonly Placed[] }>> = {
  armies: {
    map: 'ccn-squares-on-the-plain',
    placed: row([
      ['british-line', 'british'],
      ['portuguese-line', 'portuguese'],
      ['french-light-cavalry', 'french'],
      ['austrian-grenadiers', 'austrian'],
      ['russian-foot-artillery', 'russian'],
      ['prussian-line', 'prussian'],
    ]),
  },
  battles: {
    map: 'ccn-rolica-1808',
    placed: [
      { type: 'british-line', nation: 'british', x: 130, y: 100 },
      { type: 'british-heavy-cavalry', nation: 'british', x: 215, y: 60 },
      { type: 'leader', nation: 'british', x: 60, y: 60, size: 58 },
      { type: 'french-line', nation: 'french', x: 385, y: 100 },
      { type: 'french-foot-artillery', nation: 'french', x: 470, y: 60 },
      { type: 'leader', nation: 'french', x: 545, y: 100, size: 58 },
    ],
  },
  campaigns: {
    map: 'ccn-vimeiro-1808',
    placed: [
      { type: 'british-line', nation: 'british', x: 92, y: 104, size: 62 },
      { type: 'leader', nation: 'british', x: 300, y: 52, size: 62 },
      { type: 'french-line', nation: 'french', x: 508, y: 100, size: 62 },
    ],
  },
};

/** The road of a campaign from one battle to the next. */
const ROAD =
  '<path d="M 20 130 C 60 100 150 130 200 90 S 260 40 300 52 S 420 120 508 100 S 570 40 590 30" fill="none" stroke="#4a3524" stroke-width="7" stroke-dasharray="16 11" stroke-linecap="round"/>';

/** A banner for each compendium, as PNG. */
export const banners = (): Promise<readonly { readonly name: string; readonly png: Uint8Array }[]> =>
  Promise.all(
    Object.keys(BANNERS).map(async (name) => ({
      name: `${name}.png`,
      png: await rendered(drawBanner(name), WIDTH),
    })),
  );

/** The drawing of a compendium's banner; without text, since Foundry writes the name over it. */
export function drawBanner(name: string): string {
  const banner = BANNERS[name];
  const scenario = ccnScenarios.find(({ id }) => id === banner?.map);
  if (!banner || !scenario) throw new RangeError(`there is no banner for the compendium "${name}"`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX.width} ${BOX.height}">`,
    strip(ccn, scenario),
    name === 'campaigns' ? ROAD : '',
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
