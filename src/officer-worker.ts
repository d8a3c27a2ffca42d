import { GAMES } from './rulesets';
import { questionBetween } from './rulesets/campaign-world';
import { type Asked, serveTasks } from './thinking';

const work = serveTasks({ rulesets: GAMES.map(({ rules }) => rules), questionBetween }, (answered) =>
  self.postMessage(answered),
);
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void work(data));
