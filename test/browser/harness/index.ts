export {
  allSettled,
  dice,
  diceLeft,
  diceShort,
  openContext,
  PATIENCE,
  type Seat,
  seatOf,
  untilReady,
} from './seat';
export { openThree, startTable, type TestTable, type TestTableOptions, type UserId } from './table';
