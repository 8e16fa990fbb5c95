import { createServer, type Socket } from 'node:net';
import { createRequestLog } from '../core/request-log.ts';
import { signatureIn } from './signatures.ts';

/** FAIL answers as a scanner out of order does; SILENT takes everything and says nothing. */
type Behaviour = 'ANSWER' | 'SILENT' | 'HANG_UP' | 'FAIL';

export type RunningClamd = {
  /** As the product is told it. */
  url: string;
  port: number;
  behave: (how: Behaviour) => void;
  scanned: () => readonly { bytes: number; reply: string }[];
  reset: () => void;
  close: () => Promise<void>;
};

/** As large as the product tells its operator to allow. */
const streamMost = 55 * 1_048_576;
const commandMost = 64;

/** One command for each connection, as clamd has it: the mark that ends the command ends the reply. */
const talk = (socket: Socket, behaviour: Behaviour, note: (bytes: number, reply: string) => void) => {
  let buffered = Buffer.alloc(0);
  let mark = '';
  let content: Buffer[] | undefined;
  let length = 0;
  const answer = (reply: string) => {
    note(length, reply);
    socket.end(`${reply}${mark}`);
  };
  const command = (text: string) => {
    if (text === 'PING') return answer('PONG');
    if (text === 'VERSION') return answer('ClamAV 1.4.6');
    if (text === 'INSTREAM') content = [];
    else answer('UNKNOWN COMMAND');
  };
  const readCommand = () => {
    const kind = String.fromCharCode(buffered[0] ?? 0);
    mark = kind === 'z' ? '\0' : '\n';
    const end = buffered.indexOf(mark);
    if (end < 0) return void (buffered.length > commandMost && answer('UNKNOWN COMMAND'));
    const text = buffered.toString('latin1', 1, end);
    buffered = buffered.subarray(end + 1);
    if (kind === 'z' || kind === 'n') command(text);
    else answer('UNKNOWN COMMAND');
  };
  const readChunks = (chunks: Buffer[]): void => {
    while (buffered.length >= 4) {
      const size = buffered.readUInt32BE(0);
      const isLast = size === 0;
      const isTooMuch = length + size > streamMost;
      if (isLast) finish(chunks);
      if (isTooMuch) answer('INSTREAM size limit exceeded. ERROR');
      if (isLast || isTooMuch || buffered.length < 4 + size) return;
      chunks.push(Buffer.from(buffered.subarray(4, 4 + size)));
      length += size;
      buffered = buffered.subarray(4 + size);
    }
  };
  const finish = (chunks: Buffer[]): void => {
    const virus = signatureIn(Buffer.concat(chunks));
    if (behaviour === 'FAIL') answer('stream: Can not allocate memory ERROR');
    else answer(virus ? `stream: ${virus} FOUND` : 'stream: OK');
  };
  socket.on('error', () => undefined);
  socket.on('data', (part: Buffer) => {
    if (behaviour === 'HANG_UP') socket.destroy();
    if (socket.destroyed || behaviour === 'SILENT' || socket.writableEnded) return;
    buffered = Buffer.concat([buffered, part]);
    if (!content) readCommand();
    if (content) readChunks(content);
  });
};

/** A virus scanner on loopback that speaks clamd's protocol. */
export const startClamd = async ({ port = 0 }: { port?: number } = {}): Promise<RunningClamd> => {
  const requests = createRequestLog<{ bytes: number; reply: string }>();
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = 'ANSWER';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    talk(socket, behaviour, (bytes, reply) => requests.add({ bytes, reply }));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `tcp://127.0.0.1:${bound}`,
    port: bound,
    behave: (how) => {
      behaviour = how;
    },
    scanned: requests.all,
    reset: () => {
      behaviour = 'ANSWER';
      requests.clear();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};
