export { type Asked, serveDecisions } from './serve';
export { WorkerThinker } from './thinker';
