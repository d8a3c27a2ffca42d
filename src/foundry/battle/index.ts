export type {
  BattleActions,
  BattleControl,
  BattleFile,
  BattlePort,
  Game,
  Seats,
  UserBattle,
} from './battle-port';
export type { CardReport } from './card-report';
