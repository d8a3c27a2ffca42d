export { type Asked, serveTasks } from './serve';
export { WorkerThinker } from './thinker';
