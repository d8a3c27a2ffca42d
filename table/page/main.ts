import './libraries';
import { client } from '../client/client';
import { boot } from './boot';
import { byId, make } from './elements';
import { applyLanguage } from './frame/language';
import { applyTheme } from './frame/theme';
import { watchTooltips } from './frame/tooltips';
import { connect } from './server-link';
import { windowTable } from './window-table';

const parameters = new URLSearchParams(location.search);
const view = location.pathname === '/stream' ? 'stream' : 'game';

client.userId = parameters.get('user') ?? 'gm';
document.title = `${client.userId}: the table`;
applyTheme();
applyLanguage(parameters.get('lang'));
watchTooltips();

const tell = (text: string) => byId('notifications').append(make('p', { class: 'notification error' }, text));
const socket = connect(client.userId, view);
socket.on('reload', () => location.reload());
socket.on('disconnect', () => {
  tell('The table has stopped. This window reconnects when it runs again.');
  socket.on('connect', () => location.reload());
});

boot(socket, view, {
  scenario: parameters.get('scenario'),
  lesson: parameters.get('learn'),
  alone: parameters.get('alone'),
  commanders: { south: parameters.get('south') ?? '', north: parameters.get('north') ?? '' },
  tool: parameters.get('tool'),
  isCoarse: parameters.has('coarse'),
})
  .then(() => {
    windowTable.ready = true;
  })
  .catch((error: unknown) => {
    console.error(error);
    windowTable.failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tell(`This window could not be set up: ${windowTable.failure}`);
  });
