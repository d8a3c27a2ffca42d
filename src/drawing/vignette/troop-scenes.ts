import { solid, stroke } from '../card-stroke';
import { MARK_INKS } from '../colours';
import { drawLine, element, group } from '../svg';
import { country, FIELD, GROUND, smoke, tree } from './landscape';
import { gun, horse, rider, wagon } from './mounted';
import { colours, row, type Stand, soldier } from './soldier';

const { ink, paper } = MARK_INKS;

const at = (x: number, size = 1.25, y: number = GROUND): Stand => ({ x, y, size });

/** A burst of short rays around a point. */
function burst(x: number, y: number, from: number, to: number): string {
  const rays = Array.from({ length: 10 }, (_, index) => {
    const turn = (index * Math.PI) / 5;
    const point = (reach: number) =>
      `${(x + reach * Math.cos(turn)).toFixed(1)} ${(y + reach * Math.sin(turn)).toFixed(1)}`;
    return `M${point(from)}L${point(to)}`;
  });
  return stroke(rays.join(''), 1.3);
}

const die = (x: number, y: number, turn: number, spots: readonly (readonly [number, number])[]): string =>
  group(
    { transform: `rotate(${turn} ${x + 12} ${y + 12})` },
    element('rect', { x, y, width: 24, height: 24, rx: 4, fill: paper, stroke: ink, 'stroke-width': 1.8 }),
    ...spots.map(([right, down]) => element('circle', { cx: x + right, cy: y + down, r: 2.5, fill: ink })),
  );

const drum = (x: number): string =>
  group(
    { transform: `translate(${x} ${GROUND})` },
    element('path', { d: 'M-9 -16V-2Q0 2.6 9 -2V-16Z', fill: paper, stroke: ink, 'stroke-width': 1.5 }),
    element('ellipse', { cx: 0, cy: -16, rx: 9, ry: 2.8, fill: paper, stroke: ink, 'stroke-width': 1.5 }),
    drawLine('M-9 -13L-4.6 -1L0 -13L4.6 -1L9 -13', ink, 1),
    stroke('M-3 -17L-15 -25M3 -17L15 -25', 1.5),
  );

/** The vignettes of cards for troops, leaders and tactics. */
export const TROOP_SCENES: Readonly<Record<string, () => string>> = {
  // Light infantry at the edge of a wood.
  light: () =>
    tree(13, GROUND + 1, 2.1) +
    soldier(at(34), { hat: 'plumed', pose: 'kneeling' }) +
    soldier(at(60, 1.2, GROUND - 3), { hat: 'plumed', pose: 'aiming' }) +
    smoke(80, 29, 0.9),
  // A battalion of the line with shouldered muskets.
  medium: () => row(6, 16, at(14, 1.3), (stand) => soldier(stand)),
  // Grenadiers in bearskins.
  heavy: () => row(5, 19, at(17, 1.45), (stand) => soldier(stand, { hat: 'bearskin' })),
  mounted: () => row(2, 46, at(32, 1.08), (stand) => rider(stand)),
  leader: () =>
    group({ transform: 'translate(0 2)' }, solid(`M16 ${GROUND}Q52 ${GROUND - 9} 98 ${GROUND}V58H16Z`)) +
    rider({ x: 54, y: GROUND - 3, size: 1.12 }, { hat: 'bicorne', arm: 'point' }),
  // Two lines meet.
  clash: () =>
    row(2, 15, at(19, 1.3), (stand) => soldier(stand, { pose: 'levelled' })) +
    row(2, 15, at(79, 1.3), (stand) => soldier({ ...stand, isTurned: true }, { pose: 'levelled' })) +
    burst(57, 33, 5, 10),
  // The same troops on the other side.
  mirror: () =>
    row(2, 17, at(18, 1.25), (stand) => soldier(stand)) +
    row(2, 17, at(77, 1.25), (stand) => soldier({ ...stand, isTurned: true })) +
    drawLine('M56 6V56', ink, 1.4, { 'stroke-dasharray': '3 2.6' }),
  guns: () =>
    gun({ x: 28, y: GROUND - 6, size: 1.1 }) +
    smoke(52, 30, 0.85) +
    gun({ x: 48, y: GROUND + 2, size: 1.35 }) +
    smoke(78, 33, 1.2),
  bayonet: () => row(4, 21, at(17, 1.35), (stand) => soldier(stand, { pose: 'levelled' })),
  volley: () =>
    row(4, 17, at(14, 1.3), (stand) => soldier(stand, { pose: 'aiming' })) +
    [20, 28, 36].map((y, index) => smoke(82 + 3 * index, y, 0.9)).join(''),
  supply: () => wagon(at(38, 1.25)) + horse(at(86, 1.05)),
  double: () =>
    row(4, 22, at(24, 1.3), (stand) => soldier(stand, { pose: 'running' })) +
    drawLine('M2 28H13M4 36H12M1 44H14', ink, 1.1, { 'stroke-linecap': 'round' }),
  // The defender fires before the attacker arrives.
  first: () =>
    soldier(at(24, 1.4), { pose: 'aiming' }) +
    burst(50, 27, 3, 8) +
    row(2, 17, at(80, 1.25), (stand) => soldier({ ...stand, isTurned: true }, { pose: 'running' })),
  dice: () =>
    drum(22) +
    die(46, 24, -9, [
      [7, 7],
      [12, 12],
      [17, 17],
    ]) +
    die(76, 27, 12, [
      [7, 7],
      [17, 7],
      [7, 17],
      [17, 17],
    ]),
  // A line is dressed by its officer's sword.
  line: () => row(6, 14, at(13, 1.2), (stand) => soldier(stand)) + drawLine(`M6 ${GROUND + 3}H96`, ink, 1),
  charge: () => row(2, 46, at(32, 1.05), (stand) => rider(stand, { gait: 'gallop', arm: 'sabre' })),
  // A shot, and back into cover.
  return: () =>
    tree(12, GROUND + 1, 2) +
    soldier({ x: 42, y: GROUND, size: 1.25, isTurned: true }, { hat: 'plumed', pose: 'running' }) +
    soldier(at(68), { hat: 'plumed', pose: 'aiming' }) +
    smoke(89, 28, 0.8),
  // A column marches round the enemy.
  manoeuvre: () =>
    row(5, 11, at(9, 0.95, GROUND), (stand) => soldier(stand)) +
    drawLine('M62 50Q94 50 92 33T66 22', ink, 2.2, {
      'stroke-linecap': 'round',
      'stroke-dasharray': '5 3.4',
    }) +
    solid('M68 16L58 21.4L67.4 27.6Z'),
  rally: () =>
    row(2, 16, at(16, 1.25), (stand) => soldier(stand)) +
    colours(at(50, 1.3)) +
    row(2, 16, at(86, 1.25), (stand) => soldier({ ...stand, isTurned: true })),
  single: () => soldier(at(54, 1.6)),
};

/** Draws the country behind the figures of a vignette. */
export const behind = (sign: string): string =>
  country(sign) + drawLine(`M0 ${GROUND + 1}H${FIELD.width}`, ink, 0.5, { opacity: 0.4 });
