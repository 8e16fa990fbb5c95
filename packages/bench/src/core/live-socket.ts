import { livePath, type ServerMessage } from '@tervita/contract/live';
import { WebSocket } from 'ws';
import type { Target } from './call.ts';
import type { Cleanup } from './cleanup.ts';
import { waitUntil } from './wait.ts';

export interface LiveSocket {
  readonly messages: readonly ServerMessage[];
  readonly closedWith: () => number | undefined;
  say(message: unknown): void;
  /** How long until a message after the given count fits; undefined: it did not come. */
  heard(
    fits: (message: ServerMessage) => boolean,
    after: number,
    withinMs: number,
  ): Promise<number | undefined>;
  close(): void;
}

/** An open screen of somebody signed in. */
export const openLive = (target: Target, token: string, cleanup: Cleanup): Promise<LiveSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${target.url.replace('http', 'ws')}${livePath}`, {
      headers: { origin: target.origin, cookie: `${target.cookieName}=${token}` },
    });
    cleanup.add(() => socket.terminate());
    const messages: ServerMessage[] = [];
    let code: number | undefined;
    socket.on('message', (data) => messages.push(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', (closed) => {
      code = closed;
    });
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({
        messages,
        closedWith: () => code,
        say: (message) => socket.send(JSON.stringify(message)),
        heard: (fits, after, withinMs) =>
          waitUntil(() => messages.slice(after).some(fits), { withinMs, everyMs: 10 }),
        close: () => socket.close(),
      }),
    );
  });
