import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RegisterWorld, startRegisterWorld } from '../../testing/register-scene.ts';
import { mobileIdCode } from './verification-code.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await startRegisterWorld();
  world.people.push({ code: '49111020386', name: 'Riina', surname: 'Teerand' });
});
afterAll(() => world.close());
beforeEach(() => fetch(`${world.mobile.url}/__sim/reset`, { method: 'POST' }));

const outcomeOf = async (phone = '+37251234567', personalCode = '49111020386') => {
  const method = world.access().methods.MOBILE_ID;
  if (!method) throw new Error('no Mobile-ID');
  const begun = await method.begin({ personalCode, phone, language: 'et' });
  expect(begun.verificationCode).toMatch(/^\d{4}$/);
  const { providerSession, challenge } = begun;
  return method.status({ providerSession: providerSession ?? '', challenge, personalCode });
};

it('reckons the code that the phone shows, as the vendor publishes it', () => {
  expect(mobileIdCode(Buffer.from('2f665f6a6999e0ef0752e00ec9f453adf59d8cb6', 'hex'))).toBe('1462');
});

it('takes a signed answer of the person who was asked, also from an older certificate', async () => {
  expect(await outcomeOf()).toEqual({ outcome: 'IDENTIFIED' });
  await world.faults.mobile('bare-code');
  expect(await outcomeOf()).toEqual({ outcome: 'IDENTIFIED' });
  expect(await outcomeOf('+37200000766', '60001019906')).toEqual({ outcome: 'IDENTIFIED' });
});

it.each(['wrong-signature', 'wrong-person'])('an answer with %s does not count', async (fault) => {
  await world.faults.mobile(fault);
  expect(await outcomeOf()).toEqual({ outcome: 'FAILED', failure: 'NOT_VERIFIED' });
});

it.each([
  ['+37200000366', '60001019928', 'NO_ACCOUNT'],
  ['+37207110066', '60001019947', 'NOT_DELIVERED'],
  ['+37201100266', '60001019950', 'REFUSED'],
  ['+37200000666', '60001019961', 'SIM_FAULT'],
  ['+37201200266', '60001019972', 'SIM_FAULT'],
  ['+37213100266', '60001019983', 'PHONE_ABSENT'],
  ['+37066000266', '50001018908', 'TIMEOUT'],
  ['+37251234567', '38503152748', 'NO_ACCOUNT'],
])('the vendor’s demonstration: %s with %s ends with %s', async (phone, code, failure) => {
  expect(await outcomeOf(phone, code)).toEqual({ outcome: 'FAILED', failure });
});
