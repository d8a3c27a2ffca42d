import { crown, dot, solid, stroke } from './card-stroke';
import { MARK_INKS } from './colours';
import { crossedSabres } from './crossed-sabres';
import { drawLine, element, group } from './svg';

const { ink, paper } = MARK_INKS;

const moved = (x: number, y: number, scale: number, drawn: string): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, drawn);

const mirrored = (drawn: string): string => group({ transform: 'translate(64 0) scale(-1 1)' }, drawn);

/** A musket with its bayonet, its butt at the lower left. */
const musket = (): string =>
  stroke('M8 56L16 46', 7) +
  stroke('M16 46L46 16', 4.4) +
  stroke('M46 16L59 5', 2) +
  stroke('M24 44L29 49', 2.4);

const gun = (): string =>
  [
    solid('M20 31L57 17Q60 21 58 25L25 39Q19 38 20 31Z'),
    stroke('M32 41L6 52', 4.6),
    element('circle', { cx: 35, cy: 45, r: 12, fill: paper, stroke: ink, 'stroke-width': 3 }),
    stroke('M35 33V57M23 45H47M26.5 36.5L43.5 53.5M43.5 36.5L26.5 53.5', 1.6),
    dot(35, 45, 3),
  ].join('');

const die = (x: number, y: number, spots: readonly (readonly [number, number])[]): string =>
  [
    element('rect', { x, y, width: 30, height: 30, rx: 6, fill: paper, stroke: ink, 'stroke-width': 2.6 }),
    ...spots.map(([right, down]) => dot(x + right, y + down, 3)),
  ].join('');

const flame = 'M32 5Q42 14 36 20Q46 16 45 26H19Q17 17 26 18Q22 10 32 5Z';

/** A burst of short rays around a point. */
function burst(x: number, y: number, from: number, to: number): string {
  const rays = Array.from({ length: 8 }, (_, index) => {
    const turn = (index * Math.PI) / 4;
    const at = (reach: number) => `${x + reach * Math.cos(turn)} ${y + reach * Math.sin(turn)}`;
    return `M${at(from)}L${at(to)}`;
  });
  return stroke(rays.join('').replace(/(\.\d\d)\d+/g, '$1'), 2.4);
}

const block = (x: number, y: number): string =>
  element('rect', { x, y, width: 13, height: 20, rx: 1.5, fill: ink, stroke: paper, 'stroke-width': 1.4 });

/** The signs for troops, leaders and tactics, in a field of 64 by 64. */
export const EMBLEMS: Readonly<Record<string, () => string>> = {
  // The bugle horn of light infantry.
  light: () =>
    stroke('M11 22Q11 47 31 47Q45 47 50 28', 6) +
    solid('M46 31Q47 22 42 13L62 17Q57 24 54 33Z') +
    stroke('M7 19H15', 4) +
    stroke('M14 36Q28 10 46 38M28.5 23V10', 2),
  // A shako with its plume and plate.
  medium: () =>
    solid('M15 18H49L45 46H19ZM12 50Q32 44 52 50Q48 57 32 57T12 50Z') +
    solid('M28 4H36V16H28Z') +
    dot(32, 32, 6.5, paper) +
    dot(32, 32, 2.6),
  // The grenade of grenadiers.
  heavy: () => solid(flame) + dot(32, 42, 17) + stroke('M24 26H40', 4) + dot(32, 42, 6, paper),
  // A horseshoe.
  mounted: () =>
    stroke('M19 55C2 34 12 10 32 10S62 34 45 55', 8) +
    [
      [13.4, 45],
      [11, 31],
      [19, 15.5],
      [45, 15.5],
      [53, 31],
      [50.6, 45],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.7, paper))
      .join(''),
  leader: () => crown() + dot(32, 26, 4.5, paper),
  clash: () => musket() + mirrored(musket()),
  mirror: () =>
    drawLine('M32 5V59', ink, 2, { 'stroke-dasharray': '4 3.4' }) +
    stroke('M26 22H8', 4) +
    solid('M12 13L2 22L12 31Z') +
    stroke('M38 42H56', 4) +
    solid('M52 33L62 42L52 51Z'),
  guns: gun,
  // A row of levelled bayonets.
  bayonet: () =>
    [14, 30, 46]
      .map((y) => stroke(`M5 ${y + 5}H36`, 5) + solid(`M36 ${y + 1}L61 ${y + 4}L36 ${y + 8}Z`))
      .join(''),
  // A row of muzzles with their flashes.
  volley: () =>
    [15, 32, 49].map((y) => stroke(`M4 ${y}H30`, 4.6) + burst(44, y, 3, 9)).join('') + stroke('M60 10V54', 2),
  // A covered wagon moving back.
  supply: () =>
    solid('M20 36Q18 14 38 13T58 36Z') +
    stroke('M16 39H60M16 39L3 47', 4) +
    element('circle', { cx: 27, cy: 47, r: 8, fill: paper, stroke: ink, 'stroke-width': 3.4 }) +
    element('circle', { cx: 50, cy: 47, r: 8, fill: paper, stroke: ink, 'stroke-width': 3.4 }) +
    dot(27, 47, 2.4) +
    dot(50, 47, 2.4),
  double: () => stroke('M12 32L32 14L52 32M12 52L32 34L52 52', 6.5),
  first: () =>
    solid('M32 14L37 34H27Z') +
    stroke('M32 34V48M32 52V60', 4.4) +
    stroke('M25 43H39', 3) +
    burst(32, 20, 11, 18),
  dice: () =>
    group(
      { transform: 'rotate(-10 19 24)' },
      die(4, 9, [
        [8, 8],
        [15, 15],
        [22, 22],
      ]),
    ) +
    group(
      { transform: 'rotate(12 45 44)' },
      die(30, 29, [
        [8, 8],
        [22, 8],
        [8, 22],
        [22, 22],
      ]),
    ),
  line: () =>
    [4, 18, 32, 46].map((x) => block(x + 0.5, 30)).join('') +
    stroke('M5 22H59M5 22V26M59 22V26M32 22V10M26 15L32 9L38 15', 2.6),
  charge: () => moved(5, -1, 1.12, crossedSabres(ink)) + stroke('M8 58H24M40 58H56', 3),
  return: () =>
    stroke('M20 56V24Q20 14 30 14T40 24V44', 4.4) +
    solid('M31 42H49L40 54Z') +
    burst(30, 12, 0, 9) +
    dot(20, 56, 4),
  // An arrow around the enemy.
  manoeuvre: () =>
    stroke('M14 58V30Q14 10 33 10Q50 10 50 28V34', 4.4) +
    solid('M41 33H59L50 45Z') +
    group({ transform: 'translate(25 26)' }, block(0, 2)) +
    stroke('M24 56H40', 2.4),
  // A flag around which shaken troops rally.
  rally: () =>
    stroke('M16 6V60', 3.6) +
    solid('M18 9Q30 3 40 9T60 8V36Q50 41 40 36T18 37Z') +
    solid('M39 13L41.5 20H49L43 24.5L45.3 32L39 27.5L32.7 32L35 24.5L29 20H36.5Z', paper),
  // A single piece moving forward.
  single: () =>
    group({ transform: 'translate(11 22) scale(1.6)' }, block(6.5, 2)) +
    stroke('M32 20V8M25 14L32 7L39 14', 3.4),
};
