export type {
  BattleActions,
  BattleControl,
  BattleFile,
  BattlePort,
  CardReport,
  Game,
  Seats,
  UserBattle,
} from './battle-port';
