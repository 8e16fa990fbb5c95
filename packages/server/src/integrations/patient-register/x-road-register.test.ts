import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { listOf, memberOf, type RegisterWorld, startRegisterWorld } from '../../testing/register-scene.ts';
import { xRoadRegister } from './x-road-register.ts';

const person = '49111020386';
const stranger = '38503152748';

let world: RegisterWorld;
beforeAll(async () => {
  world = await startRegisterWorld();
  world.organisations.push({
    registrationCode: '10004120',
    name: 'Pärnaoru Perearstikeskus OÜ',
    actors: [person],
    lists: [listOf('N0412', [memberOf(), memberOf({ personalCode: '1', deceasedAt: '2026-01-01' })])],
  });
});
afterAll(() => world.close());
beforeEach(() => fetch(`${world.register.url}/__sim/reset`, { method: 'POST' }));

const register = () => world.access().register;

it('gives organisations, lists and members to whoever may act for them', async () => {
  expect(await register().organisationsOf(person)).toEqual([
    { registrationCode: '10004120', name: 'Pärnaoru Perearstikeskus OÜ' },
  ]);
  expect(await register().listsOf(person, '10004120')).toMatchObject([
    { listCode: 'N0412', memberCount: 1, doctor: { code: 'D03962' } },
  ]);
  expect(await register().membersOf(person, '10004120', 'N0412')).toMatchObject([
    { surname: 'Kask', deceasedAt: null },
    { deceasedAt: '2026-01-01' },
  ]);
});

it('gives a stranger nothing', async () => {
  expect(await register().organisationsOf(stranger)).toEqual([]);
  await expect(register().listsOf(stranger, '10004120')).rejects.toMatchObject({ fault: 'NO_RIGHT' });
  await expect(register().membersOf(stranger, '10004120', 'N0412')).rejects.toMatchObject({
    fault: 'NO_RIGHT',
  });
  await expect(register().membersOf(person, '10004120', 'N0000')).rejects.toMatchObject({
    fault: 'LIST_NOT_FOUND',
  });
});

it('tells a fault of X-Road from a no of the register', async () => {
  await world.faults.register('x-road-error');
  await expect(register().organisationsOf(person)).rejects.toMatchObject({ fault: 'REGISTER_NOT_AVAILABLE' });
  const unknown = xRoadRegister({ url: world.register.serviceUrl, client: 'TEST/COM/1/other' }, systemClock);
  // Refused with 403 by X-Road: it is we who may not ask, not the person who may not see.
  await expect(unknown.organisationsOf(person)).rejects.toMatchObject({ fault: 'REGISTER_NOT_AVAILABLE' });
});

it('does not wait for one that hangs, nor read what is cut off, too long or no JSON', async () => {
  const { serviceUrl, client } = world.register;
  const hasty = xRoadRegister({ url: serviceUrl, client, waitMs: 300 }, systemClock);
  for (const fault of ['hang', 'cut', 'garbage']) {
    await world.faults.register(fault);
    await expect(hasty.membersOf(person, '10004120', 'N0412'), fault).rejects.toMatchObject({
      fault: 'REGISTER_NOT_AVAILABLE',
    });
  }
  expect(await hasty.membersOf(person, '10004120', 'N0412')).toHaveLength(2);
});
