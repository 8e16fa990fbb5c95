import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningClamd, startClamd } from './start-clamd.ts';

let clamd: RunningClamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterEach(() => clamd.reset());
afterAll(() => clamd.close());

const say = async (...parts: (string | Buffer)[]) => {
  const socket = connect(clamd.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return text(socket);
};
const chunk = (content: string) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(content, 'latin1')]);
};
const end = Buffer.alloc(4);
const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];

test('answers with the mark that the command ended with', async () => {
  expect(await say('zPING\0')).toBe('PONG\0');
  expect(await say('nPING\n')).toBe('PONG\n');
  expect(await say('zVERSION\0')).toBe('ClamAV 1.4.6\0');
  expect(await say('zNONSENSE\0')).toBe('UNKNOWN COMMAND\0');
});

test('looks at what comes in pieces, however they are cut', async () => {
  expect(await say('zINSTREAM\0', chunk('Tere'), end)).toBe('stream: OK\0');
  expect(await say('zINSTREAM\0', end)).toBe('stream: OK\0');
  const [first = '', second = ''] = virus;
  expect(await say('zINSTREAM\0', chunk(first), chunk(second), end)).toBe(
    'stream: Eicar-Test-Signature FOUND\0',
  );
  expect(clamd.scanned().at(-1)?.bytes).toBe(68);
});

test('stops listening above its limit', async () => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(60 * 1_048_576);
  expect(await say('zINSTREAM\0', length)).toBe('INSTREAM size limit exceeded. ERROR\0');
});

test('can be out of order', async () => {
  clamd.behave('FAIL');
  expect(await say('zINSTREAM\0', chunk('Tere'), end)).toMatch(/ERROR\0$/);
  clamd.behave('HANG_UP');
  expect(await say('zINSTREAM\0', chunk('Tere'), end)).toBe('');
});
