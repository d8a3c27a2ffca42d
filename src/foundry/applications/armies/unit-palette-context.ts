import { SIDES, type Side } from '../../../core';
import { NATIONS } from '../../../drawing';
import type { UserBattle } from '../../battle/battle-port';
import type { Localize } from './army-game';
import { typePicture } from './pictures';

/** What the game master has chosen for the units that he drags. */
export interface PaletteChoice {
  /** Null: by the half of the map. */
  readonly side: Side | null;
  /** Empty: that of the side. */
  readonly nation: string;
  /** The type that was taken by the keys, to be set up where these point. */
  readonly unit?: string;
}

/** What the palette of units shows: every type of the game in the colour that it would have. */
export function unitPaletteContext(
  battle: Pick<UserBattle, 'rules' | 'state'> | undefined,
  { side, nation, unit = '' }: PaletteChoice,
  localize: Localize,
) {
  const sides = battle?.state.sides;
  const colour = nation === '' ? (sides?.[side ?? 'south'].nation ?? '') : nation;
  return {
    sides: [
      { id: '', name: localize('PDC.field.byPlace'), isChosen: side === null },
      ...SIDES.map((each) => ({
        id: each,
        name: sides?.[each].name ?? localize(`PDC.plan.side.${each}`),
        isChosen: each === side,
      })),
    ],
    nations: [
      { id: '', name: localize('PDC.field.ofSide'), isChosen: nation === '' },
      ...Object.keys(NATIONS).map((id) => ({
        id,
        name: localize(`PDC.nation.${id}`),
        isChosen: id === nation,
      })),
    ],
    units: Object.keys(battle?.rules.pieces ?? {}).map((type) => ({
      type,
      isInHand: type === unit,
      name: localize(`PDC.type.${type}`),
      picture: battle ? typePicture(battle.rules, type, colour) : '',
    })),
    hint: localize(battle ? `PDC.field.${unit === '' ? 'unitsHint' : 'unitInHand'}` : 'PDC.field.noBattle'),
  };
}
