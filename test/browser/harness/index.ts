export { dice, diceLeft, type Seat, untilReady, waitFor } from './seat';
export { openThree, startTable, type TestTable, type TestTableOptions, type UserId } from './table';
