import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RegisterWorld, startRegisterWorld } from '../../testing/register-scene.ts';
import { PhoneSignInUnavailable } from '../eid/phone-sign-in.ts';
import { signedText } from './signed-text.ts';
import { smartIdCode } from './verification-code.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await startRegisterWorld();
  world.people.push({ code: '49111020386', name: 'Riina', surname: 'Teerand' });
});
afterAll(() => world.close());
beforeEach(() => fetch(`${world.smart.url}/__sim/reset`, { method: 'POST' }));

const signIn = () => {
  const method = world.access().methods.SMART_ID;
  if (!method) throw new Error('no Smart-ID');
  return method;
};
const outcomeOf = async (personalCode = '49111020386') => {
  const method = signIn();
  const { providerSession, challenge, verificationCode } = await method.begin({
    personalCode,
    language: 'et',
  });
  expect(verificationCode).toMatch(/^\d{4}$/);
  if (providerSession === null) return { outcome: 'FAILED', failure: 'NO_ACCOUNT' };
  return method.status({ providerSession, challenge, personalCode });
};
const notVerified = { outcome: 'FAILED', failure: 'NOT_VERIFIED' };

it('reckons the code that the phone shows, as the vendor publishes it', () => {
  const challenge =
    'GYS+yoah6emAcVDNIajwSs6UB/M95XrDxMzXBUkwQJ9YFDipXXzGpPc7raWcuc2+TEoRc7WvIZ/7dU/iRXenYg==';
  expect(smartIdCode(challenge)).toBe('7180');
});

it('puts together what is signed in the order of the protocol', () => {
  const text = signedText({
    scheme: 'smart-id-demo',
    serverRandom: 'c2VydmVy',
    rpChallenge: 'Y2hhbGxlbmdl',
    userChallenge: 'dXNlcg',
    relyingPartyName: 'DEMO',
    interactions: 'W10=',
    interactionTypeUsed: 'displayTextAndPIN',
    flowType: 'Notification',
  });
  const hash = createHash('sha256').update('W10=').digest('base64');
  expect(text).toBe(
    `smart-id-demo|ACSP_V2|c2VydmVy|Y2hhbGxlbmdl|dXNlcg|REVNTw==||${hash}|displayTextAndPIN||Notification`,
  );
});

it('takes a signed answer of the person who was asked', async () => {
  expect(await outcomeOf()).toEqual({ outcome: 'IDENTIFIED' });
});

it('does not take another person’s answer for it', async () => {
  await world.faults.smart('wrong-person');
  expect(await outcomeOf()).toEqual(notVerified);
});

it.each([
  'wrong-signature',
  'wrong-authority',
  'expired-certificate',
  'low-level',
  'false-level',
  'wrong-purpose',
  'other-challenge',
])('an answer with %s does not count', async (fault) => {
  await world.faults.smart(fault);
  expect(await outcomeOf()).toEqual(notVerified);
  expect(await outcomeOf()).toEqual({ outcome: 'IDENTIFIED' });
});

it.each([
  ['30403039917', 'REFUSED'],
  ['30403039928', 'REFUSED'],
  ['30403039972', 'WRONG_CODE_CHOSEN'],
  ['30403039983', 'TIMEOUT'],
  ['38503152748', 'NO_ACCOUNT'],
])('the vendor’s demonstration: %s ends with %s', async (code, failure) => {
  expect(await outcomeOf(code)).toEqual({ outcome: 'FAILED', failure });
});

it.each([
  ['DOCUMENT_UNUSABLE', 'ACCOUNT_UNUSABLE'],
  ['ACCOUNT_UNUSABLE', 'ACCOUNT_UNUSABLE'],
  ['REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP', 'APP_TOO_OLD'],
  ['USER_REFUSED_CERT_CHOICE', 'REFUSED'],
  ['PROTOCOL_FAILURE', 'TECHNICAL'],
  ['SERVER_ERROR', 'TECHNICAL'],
])('%s is told as %s', async (result, failure) => {
  await world.faults.smart(result);
  expect(await outcomeOf()).toEqual({ outcome: 'FAILED', failure });
});

it('a vendor that is down or answers nonsense is not available, and is asked again later', async () => {
  const method = signIn();
  await world.faults.smart('http-500');
  await expect(method.begin({ personalCode: '49111020386', language: 'et' })).rejects.toThrow(
    PhoneSignInUnavailable,
  );
  const { providerSession } = await method.begin({ personalCode: '49111020386', language: 'et' });
  expect(providerSession).not.toBeNull();
});

it('a session that the vendor has forgotten has run out of time', async () => {
  const forgotten = { providerSession: 'gone', challenge: 'AAAA', personalCode: '49111020386' };
  expect(await signIn().status(forgotten)).toEqual({ outcome: 'FAILED', failure: 'TIMEOUT' });
});
