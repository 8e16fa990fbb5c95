import { randomUUID } from 'node:crypto';
import { applyForClinic, previewAgreement } from '@tervita/contract/clinic-signup';
import { listApplications } from '@tervita/contract/platform-admin';
import { agreementVersion } from '@tervita/domain/clinic-signup';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Application, applyWithCode } from '../../testing/apply-for-clinic.ts';
import { codeSentTo, openBrowser, wrongCode } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ mailDomainExists: async (domain) => domain !== 'nowhere.example' });
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const filledIn = (over: Partial<Application> = {}): Application => ({
  applicationId: randomUUID(),
  companyName: 'Metsaoja Arstid OÜ',
  registrationCode: '1499 0012',
  country: 'EE',
  clinicName: 'Metsaoja Perearstid',
  address: 'Kase 4, 71020 Viljandi',
  timeZone: 'Europe/Tallinn',
  email: 'info@metsaoja.example',
  firstName: 'Pille',
  surname: 'Randmäe',
  personalCode: generatePersonalCode('EE', { birthDate: '1970-05-05', sex: 'FEMALE', serial: 7 }),
  contactEmail: `pille.${randomUUID()}@metsaoja.example`,
  agreementVersion,
  maySign: true,
  ...over,
});
const apply = (body: Application, options = {}) => applyWithCode(test, body, options);
const stored = async (id: string) =>
  (await sql`select * from clinic_application where id = ${id}`.execute(test.database.system)).rows as Record<
    string,
    unknown
  >[];
const lettersTo = (address: string) => test.mails.filter(({ to }) => to === address);

describe('a clinic that asks to join', () => {
  it('is kept as an application, not as a clinic, and whoever asked and every platform admin get a letter', async () => {
    const admin = await make.person();
    await sql`update app_user set is_platform_admin = true where id = ${admin.userId}`.execute(
      test.database.system,
    );
    const body = filledIn({ locale: 'en' });
    expect(await apply(body)).toMatchObject({ status: 200, body: {} });
    expect(await stored(body.applicationId)).toMatchObject([
      { status: 'OPEN', registration_code: '14990012', birth_date: '1970-05-05', sent_by_user_id: null },
    ]);
    const { rows } = await sql`select id from clinic where name = ${body.clinicName}`.execute(
      test.database.system,
    );
    expect(rows).toEqual([]);
    await eventually(() => {
      expect(lettersTo(body.contactEmail).map(({ subject }) => subject)).toContain(
        'We have received your application',
      );
      expect(lettersTo(admin.email).map(({ subject }) => subject)).toContain(
        'Kliinik soovib Tervitaga liituda',
      );
    });
    // Words that a stranger typed go to no address that nobody has proved.
    for (const { text } of lettersTo(body.contactEmail)) {
      expect(text).not.toContain(body.clinicName);
      expect(text).not.toContain(body.firstName);
    }
  });

  it('counts when the mailbox of its contact has proved its address, and is nowhere before', async () => {
    const body = filledIn({ locale: 'en' });
    const browser = openBrowser(test);
    const asked = await browser.call(applyForClinic, { body });
    expect(asked.body.code).toMatchObject({ maskedEmail: expect.stringContaining('•') });
    expect(await stored(body.applicationId)).toEqual([]);
    const otp = codeSentTo(test, body.contactEmail);
    const wrong = await browser.call(applyForClinic, { body: { ...body, otp: wrongCode(otp) } });
    expect(wrong.raw.code).toBe('INVALID_OTP');
    // The code of one mailbox proves no other, and serves no other browser.
    const other = { ...body, contactEmail: 'ohver@metsaoja.example', otp };
    expect((await browser.call(applyForClinic, { body: other })).raw.code).toBe('INVALID_OTP');
    const stranger = openBrowser(test, '198.51.100.7');
    expect((await stranger.call(applyForClinic, { body: { ...body, otp } })).raw.code).toBe('INVALID_OTP');
    expect(await stored(body.applicationId)).toEqual([]);
    expect(await browser.call(applyForClinic, { body: { ...body, otp } })).toMatchObject({
      status: 200,
      body: {},
    });
    expect(await stored(body.applicationId)).toHaveLength(1);
  });

  it('stands in the list behind those who came before, and on a page of its own', async () => {
    const admin = await make.person();
    await sql`update app_user set is_platform_admin = true where id = ${admin.userId}`.execute(
      test.database.system,
    );
    const as = await make.session(admin.userId, 'PRM_TERVITA_ADMIN');
    const body = filledIn();
    await apply(body);
    await sql`insert into clinic_application select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
        'created_at', a.created_at + make_interval(secs => n)))).*
      from clinic_application a, generate_series(1, 120) n where a.id = ${body.applicationId}`.execute(
      test.database.system,
    );
    const seen: string[] = [];
    const read = async (from?: string): Promise<void> => {
      const { applications, next } = (
        await test.call(listApplications, { query: from ? { from } : {} }, { as })
      ).body;
      const open = applications.filter(({ status }) => status === 'OPEN');
      expect(open.length).toBeLessThanOrEqual(50);
      seen.push(...open.map(({ createdAt }) => createdAt));
      if (next) await read(next);
    };
    await read();
    expect(seen.length).toBeGreaterThanOrEqual(121);
    expect(seen).toEqual(seen.toSorted());
    const { body: one } = await test.call(listApplications, { query: { from: body.applicationId } }, { as });
    expect(one.applications[0]?.id).toBe(body.applicationId);
    await sql`delete from clinic_application where clinic_name = ${body.clinicName} and id <> ${body.applicationId}`.execute(
      test.database.system,
    );
  });

  it('is told to those who decide once an hour, however many come', async () => {
    const admin = await make.person();
    await sql`update app_user set is_platform_admin = true where id = ${admin.userId}`.execute(
      test.database.system,
    );
    await apply(filledIn());
    const told = () =>
      lettersTo(admin.email).filter(({ subject }) => subject === 'Kliinik soovib Tervitaga liituda');
    await eventually(() => expect(told()).toHaveLength(1));
    const last = filledIn({ locale: 'en' });
    for (const body of [filledIn(), filledIn(), last]) await apply(body);
    await eventually(() =>
      expect(lettersTo(last.contactEmail).map(({ subject }) => subject)).toContain(
        'We have received your application',
      ),
    );
    expect(told()).toHaveLength(1);
    const { rows } = await sql<{ waiting: number }>`
      select count(distinct data->>'key')::int as waiting from jobs.job
      where name = 'account-notices' and data->>'type' = 'account.clinic-applied' and start_after > now()
        and data->'ids'->>'userId' = ${admin.userId}`.execute(test.database.system);
    expect(rows[0]?.waiting).toBe(1);
  });

  it('sent again is kept once and written to once', async () => {
    const body = filledIn();
    for (let times = 0; times < 3; times += 1) expect((await apply(body)).status).toBe(200);
    expect(await stored(body.applicationId)).toHaveLength(1);
    const last = filledIn();
    await apply(last);
    // The code, and that it has come.
    await eventually(() => expect(lettersTo(last.contactEmail)).toHaveLength(2));
    expect(lettersTo(body.contactEmail)).toHaveLength(2);
  });

  it('hears plainly that it has joined already; that somebody else has asked is only noted', async () => {
    const registrationCode = '1013 7319';
    const asked = filledIn({ registrationCode });
    expect((await apply(asked)).status).toBe(200);
    expect((await apply(filledIn({ registrationCode }))).status).toBe(200);
    const clinicId = await make.clinic();
    await sql`update clinic set registration_code = '10137319' where id = ${clinicId}`.execute(
      test.database.system,
    );
    const late = filledIn({ registrationCode });
    expect(await apply(late)).toMatchObject({ status: 468, raw: { code: 'CLINIC_EXISTS_ALREADY' } });
    expect(await stored(late.applicationId)).toEqual([]);
    // The same application once more, because its response was lost.
    expect((await apply(asked)).status).toBe(200);
  });

  it('is written down with who was signed in, and no more rights come of it', async () => {
    const scene = await make.clinicWithPatient();
    const body = filledIn();
    expect((await apply(body, { as: scene.asNurse })).status).toBe(200);
    expect((await stored(body.applicationId))[0]?.sent_by_user_id).not.toBeNull();
    expect((await test.call(listApplications, { query: {} }, { as: scene.asNurse })).status).toBe(403);
  });

  it.each([
    ['a wrong registration code', { registrationCode: '14990013' }, 'registrationCode'],
    ['a code of another country', { country: 'PL' }, 'registrationCode'],
    ['a wrong personal code', { personalCode: '47005050002' }, 'personalCode'],
    ['no personal code', { personalCode: undefined }, 'personalCode'],
    ['a zone that no clock knows', { timeZone: 'Europe/Viljandi' }, 'timeZone'],
    ['a domain that is not there', { contactEmail: 'pille@nowhere.example' }, 'contactEmail'],
    ['a website without http', { website: 'metsaoja.example' }, 'website'],
    ['a wrong phone number', { phone: '12' }, 'phone'],
    ['other words than those of today', { agreementVersion: '2020-01-01' }, 'agreementVersion'],
    ['no agreement', { maySign: false }, 'maySign'],
  ])('is not taken with %s', async (_, over, field) => {
    const body = filledIn(over as Partial<Application>);
    const answer = await apply(body);
    expect(answer.status).toBe(400);
    expect(answer.raw).toMatchObject({ issues: [{ path: ['body', field] }] });
    expect(await stored(body.applicationId)).toEqual([]);
  });

  it('is not signed for by somebody under age', async () => {
    const personalCode = generatePersonalCode('EE', { birthDate: '2015-05-05', sex: 'MALE', serial: 3 });
    expect(await apply(filledIn({ personalCode }))).toMatchObject({
      status: 468,
      raw: { code: 'PERSON_IS_UNDERAGE' },
    });
  });
});

describe('the agreement on paper', () => {
  it.each([
    ['et', 'Tervita kasutamise leping', 'Lisa 1. Isikuandmete töötlemine'],
    ['en', 'Agreement on the use of Tervita', 'Annex 1. Processing of personal data'],
    ['ru', 'Договор об использовании Tervita', 'Приложение 1. Обработка персональных данных'],
    ['pl', 'Umowa o korzystanie z Tervita', 'Załącznik 1. Przetwarzanie danych osobowych'],
  ] as const)('is whole and has what was typed so far in it (%s)', async (locale, title, annex) => {
    const body = { companyName: 'Metsaoja Arstid OÜ', signatory: 'Pille Randmäe', address: '', locale };
    const answer = await test.call(previewAgreement, { body });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const paper = await getDocumentProxy(new Uint8Array(answer.bytes));
    const text = (await extractText(paper, { mergePages: true })).text.replace(/\s+/g, ' ');
    for (const words of [title, annex, 'Metsaoja Arstid OÜ', 'Pille Randmäe', '________'])
      expect(text).toContain(words);
    expect(text).not.toContain('{{');
  });
});

describe('limits', () => {
  it('one network, and one address, cannot fill mailboxes', async () => {
    const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    const send = (over: Partial<Application>, from: string) =>
      limited.call(applyForClinic, { body: filledIn(over) }, { from });
    const address = { contactEmail: 'same@metsaoja.example' };
    expect([
      (await send(address, '198.51.100.1')).status,
      (await send(address, '198.51.100.2')).status,
    ]).toEqual([200, 429]);
    const fromOne = [];
    for (let at = 0; at < 11; at += 1) fromOne.push((await send({}, '203.0.113.9')).status);
    expect(fromOne.filter((status) => status === 200)).toHaveLength(10);
    expect(fromOne.at(-1)).toBe(429);
    await limited.close();
  });

  it('no more than thirty an hour come in, from however many networks', async () => {
    const limited = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await applyWithCode(limited, filledIn(), { from: `198.51.100.${at}` })).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    await limited.close();
  });
});
