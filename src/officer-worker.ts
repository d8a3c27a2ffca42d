import { GAMES } from './rulesets';
import { type Asked, serveTasks } from './thinking';

const work = serveTasks(
  GAMES.map(({ rules }) => rules),
  (answered) => self.postMessage(answered),
);
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void work(data));
