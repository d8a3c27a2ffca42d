import { SIDES, type Side } from '../../../core';
import type { BattleControl, BattlePort, UserBattle } from '../../battle';
import { unattendedSide } from '../../battle/stand-in';
import type { OfficerLevel } from '../../documents/officers';
import { standInLevel, standInWay } from '../../documents/stand-in-settings';
import { localize } from '../../texts';

/** A change of command that the panel offers: to the GM, to an officer who stands in, or back to the player. */
export type Passing = 'take' | 'standIn' | 'takeBack' | 'endStandIn';

/** A button that changes who commands a side. */
interface PassingButton {
  readonly how: Passing;
  readonly label: string;
  readonly hint: string;
  readonly isMain: boolean;
}

/** A change of command that the user may make, and its side. */
interface Pass {
  readonly how: Passing;
  readonly side: Side;
}

/** The officer who stands in for the user of this client. */
export const ownStandIn = ({ standIns = {} }: UserBattle): Side | undefined =>
  SIDES.find((side) => standIns[side]?.isYours);

/** The name of an officer's level. */
export const levelName = (level: OfficerLevel): string => localize(`PDC.windows.officers.level.${level}`);

/** The changes of command that the user may make now. */
function passesIn(battle: UserBattle, gameMaster: boolean): readonly Pass[] {
  if (battle.state.winner || battle.asItWas) return [];
  const own = ownStandIn(battle);
  if (own) return [{ how: 'takeBack', side: own }];
  if (!gameMaster) return [];
  const side = unattendedSide(battle);
  const isOffered = standInWay() !== 'off';
  const led = SIDES.filter((each) => battle.standIns?.[each]);
  return [
    ...(side ? [{ how: 'take' as const, side }] : []),
    ...(side && isOffered ? [{ how: 'standIn' as const, side }] : []),
    // One button is enough: the side that is to act comes first.
    ...led
      .toSorted((a, b) => Number(b === battle.state.turn.side) - Number(a === battle.state.turn.side))
      .slice(0, 1)
      .map((each) => ({ how: 'endStandIn' as const, side: each })),
  ];
}

/** The buttons that change who commands a side. */
export const passingButtons = (
  battle: UserBattle | undefined,
  gameMaster: boolean,
): readonly PassingButton[] =>
  (battle ? passesIn(battle, gameMaster) : []).map(({ how, side }) => {
    const words = {
      side: battle?.state.sides[side].name ?? '',
      commander: battle?.away?.[side] ?? battle?.standIns?.[side]?.commander ?? '',
      level: levelName(battle?.standIns?.[side]?.level ?? standInLevel()),
    };
    const isMain = how === 'take' || how === 'takeBack';
    return {
      how,
      label: localize(`PDC.board.panel.pass.${how}.label`, words),
      hint: localize(`PDC.board.panel.pass.${how}.hint`, words),
      isMain,
    };
  });

/** Changes who commands a side, as the user has chosen. */
export async function passCommand(
  { port, control }: { readonly port: BattlePort; readonly control: BattleControl },
  battle: UserBattle,
  how: string | undefined,
  gameMaster: boolean,
): Promise<void> {
  const pass = passesIn(battle, gameMaster).find((each) => each.how === how);
  if (!pass) return;
  const { id } = battle;
  if (pass.how === 'take') await control.changeSeats(id, { [pass.side]: '' });
  else if (pass.how === 'standIn') await control.beginStandIn(id, pass.side);
  else if (pass.how === 'endStandIn') await control.endStandIn(id, pass.side);
  else await port.takeCommand(id);
}
