import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCompression } from '../../../core/http/compress.ts';
import { TryLater } from '../../../core/http/errors.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const list = (rows: number) => ({
  eContacts: Array.from({ length: rows }, (_, at) => ({ id: at, text: `Köha ja palavik ${at * 7919}` })),
});
const app = Fastify();
addCompression(app);
app.get('/small', async () => list(1_000));
app.get('/large', async () => list(20_000));
let kept: string;
beforeAll(async () => {
  kept = await hashPassword('sinine paat sõidab');
});
afterAll(() => app.close());

const guesses = 30;

it.each(['/small', '/large'])('packing %s does not wait behind guesses at passwords', async (url) => {
  let done = 0;
  const guessing = Array.from({ length: guesses }, async () => {
    await isPassword(kept, 'vale parool siin');
    done += 1;
  });
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(done).toBeLessThan(guesses / 2);
  await Promise.all(guessing);
});

it('more guesses than can wait are told to come later, and those that wait are answered', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => isPassword(kept, 'sinine paat sõidab')),
  );
  const served = answers.filter(({ status }) => status === 'fulfilled');
  const refused = answers.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(served.length).toBeGreaterThan(10);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.every((reason) => reason instanceof TryLater)).toBe(true);
  expect(await isPassword(kept, 'sinine paat sõidab')).toBe(true);
});
