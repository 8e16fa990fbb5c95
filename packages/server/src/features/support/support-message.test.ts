import { sendSupportMessage } from '@tervita/contract/support';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
beforeEach(() => {
  test.mails.length = 0;
});
afterAll(() => test.close());

const body = {
  topic: 'TECHNICAL_PROBLEM',
  subject: 'Foto ei lähe üles',
  description: 'See jäi 64 protsendi juures seisma.',
  email: 'mari@example.com',
  requestId: '7F3K-2Q9D',
  browser: 'Chrome 142, Android',
} as const;
const send = (as: string, over: object = {}) =>
  test.call(sendSupportMessage, { body: { ...body, ...over } }, { as });
const mailTo = (address: string) =>
  eventually(() => {
    const mail = test.mails.find(({ to }) => to === address);
    expect(mail).toBeDefined();
    return mail;
  });

it('reaches support with what helps to see the same, and whoever wrote it gets its number', async () => {
  const { userId, email } = await make.person();
  const { reference } = (await send(await make.session(userId), { email })).body;
  expect(reference).toMatch(/^TV-\d{5,}$/);
  const atSupport = await mailTo('support@tervita.example');
  expect(atSupport).toMatchObject({ subject: `[${reference}] ${body.subject}`, replyTo: email });
  for (const part of [body.description, body.requestId, body.browser, 'PRM_PATIENT'])
    expect(atSupport?.text).toContain(part);
  const copy = await mailTo(email);
  expect(copy).toMatchObject({ replyTo: 'support@tervita.example' });
  expect(copy?.subject).toContain(reference);
});

it('to any other address than the writer’s own goes no letter: nobody is written to in our name', async () => {
  const { userId, email } = await make.person();
  const as = await make.session(userId);
  await send(as, { email: 'ohver@example.com' });
  await send(as, { email: email.toUpperCase() });
  expect((await mailTo(email.toUpperCase()))?.text).toContain(body.description);
  const atSupport = test.mails.filter(({ to }) => to === 'support@tervita.example');
  expect(atSupport.map(({ replyTo }) => replyTo)).toContain('ohver@example.com');
  expect(test.mails.filter(({ to }) => to === 'ohver@example.com')).toEqual([]);
});

it('a colleague’s message names their clinic; a subject with a line break is refused', async () => {
  const clinicId = await make.clinic();
  const { userId } = await make.employee(clinicId);
  const as = await make.session(userId, 'PRM_DOCTOR');
  const refused = await send(as, { subject: 'Üks\r\nBcc: keegi@example.com' });
  expect(refused).toMatchObject({ status: 400, raw: { issues: [{ key: 'hiddenCharacters' }] } });
  expect((await send(as, { subject: 'Üks' })).status).toBe(200);
  const mail = await mailTo('support@tervita.example');
  expect(mail?.text).toMatch(/Clinic: (?!-)/);
});

it('pressed twice, it is one message', async () => {
  const { userId } = await make.person();
  const as = await make.session(userId);
  const options = { as, key: '01960000-0000-7000-8000-0000000000aa' };
  const first = await test.call(sendSupportMessage, { body }, options);
  const second = await test.call(sendSupportMessage, { body }, options);
  expect(second.body).toEqual(first.body);
});

it('is open to somebody whose profile is not complete yet, and to nobody unknown', async () => {
  const { userId } = await make.person();
  await test.database.system
    .updateTable('app_user')
    .set({ profile_completed_at: null })
    .where('id', '=', userId)
    .execute();
  expect((await send(await make.session(userId))).status).toBe(200);
  expect((await test.call(sendSupportMessage, { body })).status).toBe(401);
});
