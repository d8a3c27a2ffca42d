import { ArmyModel } from './army-model';
import { BattleModel } from './battle-model';
import { ARMY_TYPE, BATTLE_TYPE, LEADER_TYPE, UNIT_TYPE } from './module-id';
import { LeaderModel, UnitModel } from './piece-models';

/** Makes the module's document types known; to be called in `init`. */
export function registerDocuments(): void {
  CONFIG.Actor.dataModels[UNIT_TYPE] = UnitModel;
  CONFIG.Actor.dataModels[LEADER_TYPE] = LeaderModel;
  CONFIG.Actor.typeIcons[UNIT_TYPE] = 'fa-solid fa-chess-board';
  CONFIG.Actor.typeIcons[LEADER_TYPE] = 'fa-solid fa-flag';
  CONFIG.Combat.dataModels[BATTLE_TYPE] = BattleModel;
  CONFIG.JournalEntryPage.dataModels[ARMY_TYPE] = ArmyModel;
  Object.assign(CONFIG.JournalEntryPage.typeIcons, { [ARMY_TYPE]: 'fa-solid fa-chess-pawn' });
}
