import { expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createServer } from './server.ts';

/** The address that limits count by, for a call that came through a proxy at 10.0.0.2. */
const clientSeen = async (trusted: string, forwarded: string) => {
  const log = createLog('silent');
  const app = createServer(parseConfig({ TRUST_PROXY: trusted }), log, () => new Date());
  app.get('/ip', async (request) => ({ ip: request.ip }));
  const headers = { 'x-forwarded-for': forwarded };
  const answer = await app.inject({ url: '/ip', headers, remoteAddress: '10.0.0.2' });
  await app.close();
  return answer.json<{ ip: string }>().ip;
};

it.each([
  ['false', '203.0.113.7', '10.0.0.2'],
  ['0', '203.0.113.7', '10.0.0.2'],
  ['1', '203.0.113.7', '203.0.113.7'],
  ['1', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['2', '6.6.6.6, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['10.0.0.0/8', '6.6.6.6, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8, 192.0.2.0/24', '6.6.6.6, 203.0.113.7, 192.0.2.1', '203.0.113.7'],
  ['192.0.2.0/24', '203.0.113.7', '10.0.0.2'],
])(
  'TRUST_PROXY=%s and "%s": the client is %s, never what it wrote itself',
  async (trusted, forwarded, seen) => {
    expect(await clientSeen(trusted, forwarded)).toBe(seen);
  },
);

it.each([
  ['false', '203.0.113.7', 1],
  ['192.0.2.0/24', '203.0.113.7', 1],
  ['1', '203.0.113.7', 0],
  ['false', undefined, 0],
])(
  'TRUST_PROXY=%s and "%s" tell whoever watches %i times that an address was not believed',
  async (trusted, forwarded, alarms) => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) });
    const app = createServer(parseConfig({ TRUST_PROXY: trusted }), log, () => new Date());
    app.get('/ip', async (request) => ({ ip: request.ip }));
    const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
    for (let at = 0; at < 3; at += 1) await app.inject({ url: '/ip', headers, remoteAddress: '10.0.0.2' });
    await app.close();
    const told = lines.filter((line) => line.includes('FORWARDED_NOT_BELIEVED'));
    expect(told).toHaveLength(alarms);
    expect(told.join()).not.toContain('203.0.113.7');
  },
);
