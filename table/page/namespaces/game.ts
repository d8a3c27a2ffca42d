import type { Socket } from 'socket.io-client';
import { client, worldCollection } from '../../client/client';
import { Collection } from '../../client/collection';
import { CompendiumCollection } from '../../client/compendium';
import type { DocumentLike } from '../../client/document-like';
import { User } from '../../client/documents/user';
import { Keybindings } from '../../client/keybindings';
import { Settings } from '../../client/settings';
import { ToursCollection } from '../../client/tours';
import type { WorldSnapshot } from '../../shared/documents/operation';
import { guarded } from '../../shared/not-on-table';
import { localization } from '../texts';

/** A module as seen by others. */
export interface TableModule {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly active: boolean;
  api: unknown;
}

/** The contents of the global `game`. */
export class Game {
  ready = false;
  /** True while a GM has paused the game for everybody. */
  paused: boolean;
  readonly view: string;
  readonly release = guarded('game.release', { generation: 13, build: 351, version: '13.351' });
  readonly i18n = guarded('game.i18n', localization);
  readonly settings = guarded('game.settings', new Settings());
  readonly keybindings = guarded('game.keybindings', new Keybindings());
  readonly modules = new Collection<TableModule>();
  readonly packs = client.packs;
  readonly tours = new ToursCollection();
  readonly socket: object;
  /** Pauses the game for everybody, or lets it go on: for GMs. */
  readonly togglePause: (isPaused?: boolean) => void;

  constructor(
    { module, others = [], isPaused = false }: Pick<WorldSnapshot, 'module' | 'others' | 'isPaused'>,
    socket: Socket,
    view: string,
  ) {
    this.view = view;
    this.paused = isPaused;
    this.togglePause = (isPaused = !this.paused) => void socket.emit('pause', isPaused);
    this.socket = guarded('game.socket', {
      on: socket.on.bind(socket),
      off: socket.off.bind(socket),
      emit: socket.emit.bind(socket),
    });
    this.settings.register('core', 'noCanvas', { scope: 'client', type: Boolean, default: false });
    for (const { id, title, version } of [...others, module]) {
      this.modules.set(id, { id, title, version, active: true, api: undefined });
      client.scopes.add(id);
    }
    for (const metadata of module.packs) {
      const pack = new CompendiumCollection(module.id, metadata);
      this.packs.set(pack.collection, pack);
    }
  }

  /** Null until the documents exist. */
  get user(): User | null {
    const user = worldCollection('User').get(client.userId);
    return user instanceof User ? user : null;
  }

  get users(): Collection<DocumentLike> {
    return worldCollection('User');
  }

  get actors(): Collection<DocumentLike> {
    return worldCollection('Actor');
  }

  get scenes(): Collection<DocumentLike> {
    return worldCollection('Scene');
  }

  get combats(): Collection<DocumentLike> {
    return worldCollection('Combat');
  }

  get messages(): Collection<DocumentLike> {
    return worldCollection('ChatMessage');
  }

  get folders(): Collection<DocumentLike> {
    return worldCollection('Folder');
  }

  get journal(): Collection<DocumentLike> {
    return worldCollection('JournalEntry');
  }
}
