import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type Scanner, ScannerAway, type Verdict } from './scanner.ts';

const wholeMs = 60_000;
const connectMs = 5_000;
const replyMost = 4_096;

/** tcp://host:3310 or unix:/path. */
const placeOf = (url: string): NetConnectOpts => {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
};

/** A name that says only which of the scanner's limits was met is no virus. */
const limitMet = /^Heuristics\.Limits\.Exceeded/;

export const verdictOf = (reply: string): Verdict => {
  const line = reply.replace(/[\0\n]+$/, '');
  if (line === 'stream: OK') return { outcome: 'CLEAN' };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found && limitMet.test(found)) return { outcome: 'NOT_SCANNABLE' };
  if (found) return { outcome: 'INFECTED', found: found.slice(0, 200) };
  if (/size limit exceeded\. ERROR$/.test(line)) return { outcome: 'NOT_SCANNABLE' };
  throw new ScannerAway(`the scanner said: ${line.slice(0, 80)}`);
};

/** The reply ends with the mark that our command ended with. It may come while we still write. */
const readReply = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let reply = '';
    socket.on('data', (part: Buffer) => {
      reply += part.toString('latin1');
      if (reply.includes('\0')) resolve(reply);
      else if (reply.length > replyMost) reject(new ScannerAway('the scanner does not stop talking'));
    });
    socket.once('error', (error) => reject(new ScannerAway('the line broke', { cause: error })));
    socket.once('close', () =>
      reply ? resolve(reply) : reject(new ScannerAway('the scanner hung up without a word')),
    );
  });

const send = async (socket: Socket, bytes: Buffer) => {
  if (!socket.write(bytes)) await once(socket, 'drain');
};

const sendAll = async (socket: Socket, content: Readable) => {
  await send(socket, Buffer.from('zINSTREAM\0'));
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.allocUnsafe(4);
    length.writeUInt32BE(chunk.length);
    socket.cork();
    socket.write(length);
    const isRoomLeft = socket.write(chunk);
    socket.uncork();
    if (!isRoomLeft) await once(socket, 'drain');
  }
  await send(socket, Buffer.alloc(4));
};

/** clamd over its own protocol, one command for each connection. The content is never held whole. */
export const clamdScanner = (url: string, limitMs = wholeMs): Scanner => ({
  scan: async (content) => {
    // It may break before we read from it.
    content.on('error', () => undefined);
    const socket = connect(placeOf(url));
    const replied = readReply(socket);
    replied.catch(() => undefined);
    let isLate = false;
    const end = setTimeout(() => {
      isLate = true;
      socket.destroy();
    }, limitMs);
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(connectMs) });
      // A reply before the end (too long, for one) settles it; the rest of the file need not be sent.
      const sent = sendAll(socket, content).catch((error: unknown) => {
        socket.destroy();
        return replied.catch(() => Promise.reject(error));
      });
      const reply = await Promise.race([replied, sent.then(() => replied)]);
      if (isLate) throw new ScannerAway('the scanner took too long');
      return verdictOf(reply);
    } catch (error) {
      if (error instanceof ScannerAway) throw error;
      throw new ScannerAway('no verdict', { cause: error });
    } finally {
      clearTimeout(end);
      socket.destroy();
      content.destroy();
    }
  },
});
