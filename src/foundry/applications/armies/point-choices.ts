import type { ArmyBuilding } from '../../../core';

/** Points that an army of a size may cost; those of an attacker only are marked. */
export interface PointChoice {
  readonly points: number;
  readonly isAttack: boolean;
}

/** Every number of points that an army may have in battles of a size: agreed on, or as attacker. */
export function pointChoices(building: ArmyBuilding, size: string): readonly PointChoice[] {
  const agreed = building.sizes.find(({ id }) => id === size)?.points ?? [];
  const attacking = agreed
    .map((points) => building.pointsOf({ points, attacker: 'south' }, 'south'))
    .filter((points) => !agreed.includes(points));
  const choices = [
    ...agreed.map((points) => ({ points, isAttack: false })),
    ...[...new Set(attacking)].map((points) => ({ points, isAttack: true })),
  ];
  return choices.sort((one, other) => one.points - other.points);
}
