import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestCa } from '../eid/test-ca.ts';
import { type RunningSmartId, startSmartId } from './start-smart-id.ts';

let smartId: RunningSmartId;
beforeAll(async () => {
  smartId = await startSmartId({ ca: createTestCa(), answersAfterMs: 60_000 });
});
afterAll(() => smartId.close());

const request = {
  relyingPartyUUID: '00000000-0000-4000-8000-000000000000',
  relyingPartyName: 'DEMO',
  certificateLevel: 'QUALIFIED',
  signatureProtocol: 'ACSP_V2',
  signatureProtocolParameters: {
    rpChallenge: Buffer.alloc(64, 1).toString('base64'),
    signatureAlgorithm: 'rsassa-pss',
    signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
  },
  interactions: Buffer.from('[{"type":"displayTextAndPIN","displayText60":"Tere"}]').toString('base64'),
  vcType: 'numeric4',
};
const begin = (body: unknown, code = '40504040001') =>
  fetch(`${smartId.apiUrl}/authentication/notification/etsi/PNOEE-${code}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('complains of a field that it does not know or that is not as it should be', async () => {
  expect((await begin(request)).status).toBe(200);
  for (const wrong of [
    { ...request, nonce: 'x' },
    { ...request, interactions: '[]' },
    { ...request, vcType: 'alphaNumeric4' },
    {
      ...request,
      signatureProtocolParameters: { ...request.signatureProtocolParameters, rpChallenge: 'AA==' },
    },
  ])
    expect((await begin(wrong)).status).toBe(400);
  expect((await begin({ ...request, relyingPartyUUID: 'x' })).status).toBe(401);
  expect((await begin(request, '38503152748')).status).toBe(404);
});

test('runs until somebody has answered; a test moves the clock', async () => {
  const { sessionID } = (await (await begin(request)).json()) as { sessionID: string };
  const ask = async () =>
    (await (await fetch(`${smartId.apiUrl}/session/${sessionID}?timeoutMs=1000`)).json()) as {
      state: string;
    };
  expect((await ask()).state).toBe('RUNNING');
  await fetch(`${smartId.url}/__sim/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceSeconds: 61 }),
  });
  expect((await ask()).state).toBe('COMPLETE');
});
