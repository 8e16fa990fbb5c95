import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPatientRegister, startPatientRegister } from './start-patient-register.ts';

let register: RunningPatientRegister;
beforeAll(async () => {
  register = await startPatientRegister({
    organisations: () => [{ registrationCode: '10004120', name: 'Test', actors: ['49111020386'], lists: [] }],
  });
});
afterAll(() => register.close());

const ask = (headers: Record<string, string>) =>
  fetch(`${register.serviceUrl}/organisations`, {
    headers: { 'x-road-userid': 'EE49111020386', ...headers },
  });

test('answers a member of X-Road with the headers of X-Road, and nobody else', async () => {
  const answer = await ask({ 'x-road-client': register.client, 'x-road-id': 'one' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-road-id')).toBe('one');
  expect(answer.headers.get('x-road-request-hash')).toBeTruthy();
  const stranger = await ask({ 'x-road-client': 'TEST/COM/1/other' });
  expect([stranger.status, stranger.headers.get('x-road-error')]).toEqual([
    403,
    'Server.ServerProxy.AccessDenied',
  ]);
});

test('wants to know in whose name it is asked', async () => {
  const answer = await ask({ 'x-road-client': register.client, 'x-road-userid': '49111020386' });
  expect(answer.status).toBe(400);
});
