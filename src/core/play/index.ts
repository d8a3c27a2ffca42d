export { Classes, Throw } from './classes';
export { type Asking, Context, type Rolling } from './context';
export { defineRuleset, type Shown } from './define';
export type { OrderGiver, OrderKind, Ordered } from './order-kind';
export { OrderList } from './order-list';
export { type Definition, Play } from './play';
export { type Option, type Procedure, procedure, type Question, queryOf } from './question';
export { carryOutAgain } from './run';
export { counting, Sum } from './sum';
