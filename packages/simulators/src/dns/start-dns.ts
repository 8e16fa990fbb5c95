import { createSocket } from 'node:dgram';
import { createRequestLog } from '../core/request-log.ts';
import {
  type Answer,
  a,
  mx,
  type Question,
  type RecordType,
  readQuestion,
  writeAnswer,
} from './dns-message.ts';

export type RunningDns = {
  /** As a resolver wants it: host and port. */
  address: string;
  port: number;
  /** What a name server that is away, or out of order, looks like. */
  behave: (how: 'ANSWER' | 'SILENT' | 'SERVFAIL') => void;
  asked: () => readonly { name: string; type: RecordType | undefined }[];
  reset: () => void;
  close: () => Promise<void>;
};

const nothing: Answer = { code: 'NOERROR', records: [] };
const loopback6 = [...Array<number>(15).fill(0), 1];

/** Every domain takes mail, but for those whose name says otherwise. */
const answerTo = ({ name, type }: Question): Answer => {
  if (name.endsWith('.invalid') || name.startsWith('no-such-')) return { code: 'NXDOMAIN', records: [] };
  if (name.startsWith('null-mx.')) return type === 'MX' ? { ...nothing, records: [mx(0, '.')] } : nothing;
  if (name.startsWith('only-a.')) return type === 'A' ? { ...nothing, records: [a(127, 0, 0, 1)] } : nothing;
  if (name.startsWith('only-aaaa.'))
    return type === 'AAAA' ? { ...nothing, records: [a(...loopback6)] } : nothing;
  if (name.startsWith('empty.')) return nothing;
  if (type === 'MX') return { ...nothing, records: [mx(10, `mail.${name}`)] };
  if (type === 'A') return { ...nothing, records: [a(127, 0, 0, 1)] };
  return type === 'AAAA' ? { ...nothing, records: [a(...loopback6)] } : nothing;
};

/** A name server on loopback. */
export const startDns = async ({ port = 0 }: { port?: number } = {}): Promise<RunningDns> => {
  const socket = createSocket('udp4');
  const requests = createRequestLog<{ name: string; type: RecordType | undefined }>();
  let behaviour: Parameters<RunningDns['behave']>[0] = 'ANSWER';
  socket.on('message', (message, { port: theirs, address }) => {
    const question = readQuestion(message);
    if (!question) return;
    requests.add({ name: question.name, type: question.type });
    if (behaviour === 'SILENT') return;
    const answer: Answer = behaviour === 'SERVFAIL' ? { code: 'SERVFAIL', records: [] } : answerTo(question);
    socket.send(writeAnswer(question, answer), theirs, address);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, '127.0.0.1', resolve);
  });
  const bound = socket.address().port;
  return {
    address: `127.0.0.1:${bound}`,
    port: bound,
    behave: (how) => {
      behaviour = how;
    },
    asked: requests.all,
    reset: () => {
      behaviour = 'ANSWER';
      requests.clear();
    },
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
};
