import { sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { updatePushEndpoint } from '@tervita/contract/notifications';
import { listDeadJobs } from '@tervita/contract/platform-admin';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeJobsDue } from '../../testing/due-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { given } from '../../testing/given.ts';
import { pushServiceForTests } from '../../testing/push-service.ts';

let test: TestApp;
let service: Awaited<ReturnType<typeof pushServiceForTests>>;
beforeEach(async () => {
  service = await pushServiceForTests(500);
  test = await startTestApp({ pusher: service.pusher });
});
afterEach(async () => {
  await test.close();
  await service.close();
});

/** A patient with a device, and an answer on its way to it. */
const replied = async (...faults: string[]) => {
  const scene = await given(test.database).clinicWithPatient();
  const body = {
    eContactType: 'COUGH',
    patientPersonId: scene.patient.personId,
    clinicId: scene.clinicId,
    text: 'Köha',
  } as const;
  const { id } = (await test.call(sendEContactText, { body }, { as: scene.asPatient })).body;
  const device = await service.subscribe();
  const { pushEndpoint } = device;
  await test.call(updatePushEndpoint, { body: { pushEndpoint } }, { as: scene.asPatient });
  await service.fail(...faults);
  const question = { params: { id }, body: { question: 'Kas palavik on?' } };
  await test.call(sendInquiry, question, { as: scene.asNurse, seen: 1 });
  await test.app.startWorker();
  return { id, device: device.id };
};
const noticeOf = async (id: string, channel = 'PUSH') =>
  test.database.system
    .selectFrom('notice')
    .select(['status', 'attempts'])
    .where('e_contact_id', '=', id)
    .where('channel', '=', channel)
    .executeTakeFirst();
const devices = async () =>
  (await test.database.system.selectFrom('push_subscription').select('id').execute()).length;
describe('the push service', () => {
  it.each(['http-500', 'http-429', 'refuse', 'hang'])(
    'that fails (%s) is asked again, the mail goes once',
    async (fault) => {
      const { id, device } = await replied(fault, fault);
      await eventually(async () => {
        await makeJobsDue(test.database);
        expect(await noticeOf(id)).toEqual({ status: 'SENT', attempts: 3 });
      });
      expect(await service.received(device)).toHaveLength(1);
      expect(test.mails).toHaveLength(1);
      expect(await noticeOf(id, 'EMAIL')).toEqual({ status: 'SENT', attempts: 1 });
    },
  );

  it('that no longer knows the device is not asked again', async () => {
    const { id, device } = await replied('http-500');
    await eventually(async () => expect(await noticeOf(id)).toMatchObject({ attempts: 1 }));
    await service.expire(device);
    await eventually(async () => {
      await makeJobsDue(test.database);
      expect(await noticeOf(id)).toEqual({ status: 'SKIPPED', attempts: 2 });
    });
    expect(await devices()).toBe(0);
  });

  it.each(['http-400', 'http-403', 'redirect'])(
    'that refuses us (%s) is not asked again; somebody is told',
    async (fault) => {
      const { id, device } = await replied(fault);
      const admin = await given(test.database).platformAdmin();
      const as = await given(test.database).session(admin.userId, 'PRM_TERVITA_ADMIN');
      await eventually(async () => {
        const { jobs } = (await test.call(listDeadJobs, {}, { as })).body;
        expect(jobs.map(({ name }) => name)).toEqual(['push-notices']);
      });
      expect(await noticeOf(id)).toEqual({ status: 'WAITING', attempts: 1 });
      expect(await service.received(device)).toEqual([]);
      expect((await service.asked()).map(({ path }) => path)).toEqual([`/push/${device}`]);
      expect(await devices()).toBe(1);
      expect(test.logged.join('')).not.toContain(device);
    },
  );
});
