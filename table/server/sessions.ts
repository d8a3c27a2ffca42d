import type { Server, Socket } from 'socket.io';
import type {
  Answer,
  Manifest,
  Operation,
  QueryAnswer,
  QueryEnvelope,
  WorldSnapshot,
} from '../shared/documents/operation';
import { USER_ROLES } from '../shared/documents/permission';
import { DataModelValidationError } from '../shared/fields';
import { Refused, type World } from './world';

/** The default timeout of a query. */
const PATIENCE = 60_000;

type Reply<T> = (answer: T) => void;

/** The connected windows: passes on the world's changes, queries, and the module's messages. */
export class Sessions {
  readonly #server: Server;
  readonly #world: World;
  readonly #manifest: Manifest;
  readonly #others: readonly Manifest[];
  #isPaused = false;
  /** The window that sets up the first battle. */
  #layer: Socket | undefined;

  constructor(server: Server, world: World, manifest: Manifest, others: readonly Manifest[]) {
    this.#server = server;
    this.#world = world;
    this.#manifest = manifest;
    this.#others = others;
    server.on('connection', (socket) => this.#join(socket));
  }

  /** Tells every window to reload. */
  reload(): void {
    this.#server.emit('reload');
  }

  #join(socket: Socket): void {
    const user = String(socket.handshake.auth.user);
    if (!this.#world.user(user)) {
      socket.disconnect(true);
      return;
    }
    // A stream view only listens; it has no user at the table.
    if (socket.handshake.auth.view !== 'stream') this.#sitDown(socket, user);
    socket.on('world', (reply: Reply<WorldSnapshot>) => reply(this.#snapshot()));
    socket.on('modify', (operation: Operation, reply: Reply<Answer>) => {
      reply(this.#modify(operation, user));
    });
    socket.on('query', (envelope: QueryEnvelope, reply: Reply<QueryAnswer>) => {
      void this.#query(envelope, user).then(reply);
    });
    socket.on('pause', (isPaused: unknown) => this.#pause(isPaused === true, user));
    // A reply to a window arrives after everything sent to it before.
    socket.on('echo', (reply: Reply<null>) => reply(null));
    socket.on('layOut', (reply: Reply<boolean>) => reply(this.#mayLayOut(socket)));
    for (const { id } of [this.#manifest, ...this.#others]) {
      const channel = `module.${id}`;
      socket.on(channel, (...args: unknown[]) => socket.broadcast.emit(channel, ...args));
    }
  }

  #sitDown(socket: Socket, user: string): void {
    const wasHere = this.#isHere(user);
    socket.data.user = user;
    if (!wasHere) socket.broadcast.emit('userConnected', user, true);
    socket.on('disconnect', () => {
      if (!this.#isHere(user)) this.#server.emit('userConnected', user, false);
    });
  }

  /** True if a window may set up the first battle: only one, however many open an empty table at once. */
  #mayLayOut(socket: Socket): boolean {
    if (this.#layer?.connected || (this.#world.data.scenes ?? []).some(({ active }) => active === true))
      return false;
    this.#layer = socket;
    return true;
  }

  #pause(isPaused: boolean, user: string): void {
    if ((this.#world.user(user)?.role ?? 0) < USER_ROLES.ASSISTANT) return;
    this.#isPaused = isPaused;
    this.#server.emit('paused', isPaused, user);
  }

  #snapshot(): WorldSnapshot {
    const activeUsers = [...new Set(this.#seated().map(({ data }) => String(data.user)))];
    return {
      documents: this.#world.data,
      activeUsers,
      isPaused: this.#isPaused,
      module: this.#manifest,
      others: this.#others,
    };
  }

  #modify(operation: Operation, user: string): Answer {
    try {
      const changes = this.#world.modify(operation, user);
      for (const change of changes) this.#server.emit('changed', change);
      const [change] = changes;
      return change ? { change } : { error: 'Nothing was changed.' };
    } catch (error) {
      if (error instanceof Refused || error instanceof DataModelValidationError)
        return { error: error.message };
      // A malformed request must not stop the table for everyone.
      console.error(error);
      return { error: 'The table could not understand this request.' };
    }
  }

  async #query({ to, name, data, timeout = PATIENCE }: QueryEnvelope, from: string): Promise<QueryAnswer> {
    const [target] = this.#seated().filter((socket) => socket.data.user === to);
    if (!target) return { error: `User ${to} is not active.` };
    try {
      return (await target
        .timeout(timeout)
        .emitWithAck('query', { name, data, timeout, from })) as QueryAnswer;
    } catch {
      return { error: `User ${to} did not answer "${name}" within ${timeout} ms.` };
    }
  }

  #seated(): Socket[] {
    return [...this.#server.sockets.sockets.values()].filter(({ data }) => typeof data.user === 'string');
  }

  #isHere(user: string): boolean {
    return this.#seated().some(({ data }) => data.user === user);
  }
}
