import { client } from '../../client/client';
import { User } from '../../client/documents/user';
import { byId, make } from '../elements';

/** Shows the connected users. */
export function showPlayers(): void {
  const users = (client.collections.get('User')?.contents ?? []).filter((user) => user instanceof User);
  const rows = (users as User[]).map((user) => {
    const dot = make('span', {
      class: user.active ? 'player-active active' : 'player-active',
      style: `--color: ${user.color}`,
    });
    const name = user.isSelf ? `${user.name} (you)` : user.name;
    const state = make('span', { class: 'player-state' }, user.active ? '' : 'away');
    return make(
      'li',
      { class: user.active ? 'player active' : 'player', 'data-user-id': user.id ?? '' },
      dot,
      name,
      state,
    );
  });
  byId('players').replaceChildren(make('ol', {}, ...rows));
}
