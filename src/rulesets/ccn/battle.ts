export type { Battle, Course, Unit } from './core-rules';
