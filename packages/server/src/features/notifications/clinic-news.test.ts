import { upgradeSubscription } from '@tervita/contract/clinics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { clinicWithNumbers, mobile, type SmsOperator, startSmsOperator } from '../../testing/sms-scene.ts';
import { accountEvent } from '../auth/index.ts';

let test: TestApp;
let operator: SmsOperator;
beforeAll(async () => {
  operator = await startSmsOperator();
  test = await startTestApp({ sms: operator.gateway() });
  await test.app.startWorker();
});
afterAll(async () => {
  await test.close();
  await operator.close();
});

const sceneWithAdmin = async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const admin = await scene.make.employee(scene.clinicId, { isAdmin: true });
  return { ...scene, admin, asAdmin: await scene.make.session(admin.userId, 'PRM_DOCTOR') };
};
const textOf = (subject: string) => test.mails.find((mail) => mail.subject === subject)?.text ?? '';
const readersOf = (subject: string) =>
  test.mails.filter((mail) => mail.subject === subject).map(({ to }) => to);

it('whoever administers a clinic hears that an SMS went to many patients', async () => {
  const { send, admin } = await sceneWithAdmin();
  expect((await send()).status).toBe(200);
  await eventually(() =>
    expect(readersOf('Teie kliinikust läks SMS paljudele patsientidele')).toEqual([admin.email]),
  );
  const letter = textOf('Teie kliinikust läks SMS paljudele patsientidele');
  expect(letter).toContain('Kliinik: Pärnaoru Perearstikeskus');
  expect(letter).toMatch(/Saatis: \S+ \S+/);
});

it('and that its plan was raised, once', async () => {
  const { clinicId, admin, asAdmin } = await sceneWithAdmin();
  await sql`update clinic set plan = 'BASIC' where id = ${clinicId}`.execute(test.database.system);
  const upgrade = () =>
    test.call(upgradeSubscription, { params: { clinicId }, body: { plan: 'PREMIUM' } }, { as: asAdmin });
  await Promise.all([upgrade(), upgrade()]);
  await upgrade();
  await eventually(() => expect(readersOf('Teie kliiniku paketti muudeti Tervitas')).toEqual([admin.email]));
  const letter = textOf('Teie kliiniku paketti muudeti Tervitas');
  expect(letter).toContain('Kliinik: Pärnaoru Perearstikeskus');
  expect(letter).toMatch(/Muutis: \S+ \S+/);
});

it('whoever began an import and went away is led to it', async () => {
  const { clinicId, admin } = await sceneWithAdmin();
  const importId = '01960000-0000-7000-8000-0000000000f1';
  const event = accountEvent('account.import-ended', admin.userId, `${importId}:ended`, {
    clinicId,
    importId,
  });
  await test.database.write('tervita_system', {}, (tx) =>
    sql`select enqueue('account-notices', ${JSON.stringify(event)}::jsonb, null)`.execute(tx),
  );
  await eventually(() => expect(readersOf('Nimistute import on lõppenud')).toEqual([admin.email]));
  const letter = textOf('Nimistute import on lõppenud');
  expect(letter).toContain('Kliinik: Pärnaoru Perearstikeskus');
  expect(letter).toContain(`/admin/clinic-import?import=${importId}`);
});
