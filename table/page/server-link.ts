import type { Socket } from 'socket.io-client';
import type { Link } from '../client/client';
import type { Answer, QueryAnswer, WorldSnapshot } from '../shared/documents/operation';

/** A handler of queries, as `CONFIG.queries` holds them. */
export type QueryHandler = (data: unknown, context: { timeout: number }) => unknown;

/** Connects this window to the table. */
export function connect(user: string, view: string): Socket {
  return io({ auth: { user, view }, transports: ['websocket'] });
}

/** The data the server sends first. */
export const fetchWorld = (socket: Socket): Promise<WorldSnapshot> =>
  socket.emitWithAck('world') as Promise<WorldSnapshot>;

/** True if this is the one window that sets up the first battle. */
export const mayLayOut = (socket: Socket): Promise<boolean> =>
  socket.emitWithAck('layOut') as Promise<boolean>;

/** The number of this window's requests without an answer. */
let underWay = 0;

async function counted<T>(request: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await request;
  } finally {
    underWay -= 1;
  }
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until all requests of this window are answered, and everything received has been drawn. */
export async function settle(socket: Socket): Promise<void> {
  do {
    while (underWay > 0) await nextFrame();
    await socket.emitWithAck('echo');
    // The first frame may still show the old state.
    await nextFrame();
    await nextFrame();
  } while (underWay > 0);
}

/** The connection to the server over a socket. */
export const linkOver = (socket: Socket): Link => ({
  async modify(operation) {
    const answer = (await counted(socket.emitWithAck('modify', operation))) as Answer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.change;
  },
  async query(envelope) {
    const answer = (await counted(socket.emitWithAck('query', envelope))) as QueryAnswer;
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  },
});

/** Answers queries of other clients with the handlers that modules have registered. */
export function answerQueries(socket: Socket, handlers: Readonly<Record<string, QueryHandler>>): void {
  socket.on(
    'query',
    (
      { name, data, timeout }: { name: string; data: unknown; timeout: number },
      reply: (answer: QueryAnswer) => void,
    ) => {
      const handler = handlers[name];
      if (!handler) {
        reply({ error: `There is no query "${name}".` });
        return;
      }
      // V13 does not pass the handler the user who asks.
      Promise.resolve()
        .then(() => handler(data, { timeout }))
        .then((result) => reply({ result: result ?? null }))
        .catch((error: unknown) => reply({ error: error instanceof Error ? error.message : String(error) }));
    },
  );
}
