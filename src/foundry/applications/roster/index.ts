export { registerRoster } from './roster';
