import { GAMES } from './rulesets';
import { type Asked, serveDecisions } from './thinking';

const decide = serveDecisions(
  GAMES.map(({ rules }) => rules),
  (answered) => self.postMessage(answered),
);
self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void decide(data));
