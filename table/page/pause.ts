import type { Socket } from 'socket.io-client';
import { client } from '../client/client';
import type { Game } from './namespaces/game';

/** Follows the pauses of the game, and shows them. */
export function watchPause(socket: Socket, game: Game): void {
  const show = () => {
    const notice = document.querySelector<HTMLElement>('#pause');
    if (notice) notice.hidden = !game.paused;
  };
  socket.on('paused', (isPaused: boolean, userId: string) => {
    game.paused = isPaused;
    show();
    client.hooks.callAll('pauseGame', isPaused, { broadcast: true, userId });
  });
  show();
}
