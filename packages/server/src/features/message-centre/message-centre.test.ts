import {
  getCampaign,
  givePhoneNumbers,
  listCampaigns,
  listMessagePatients,
  listSkipped,
  previewMessage,
  sendMessage,
  stopCampaign,
} from '@tervita/contract/message-centre';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';
import { clinicWithNumbers, mobile, type SmsOperator, startSmsOperator } from '../../testing/sms-scene.ts';

let operator: SmsOperator;
let test: TestApp;
beforeAll(async () => {
  operator = await startSmsOperator();
  // Nobody works on jobs here: what is written stays as it is.
  test = await startTestApp({ sms: operator.gateway() });
});
afterAll(async () => {
  await test.close();
  await operator.close();
});

const [landline, invalid] = ['+3726031234', '+37200000766'];

it('shows whom a message would reach, and why others are left out', async () => {
  const { clinicId, asNurse } = await clinicWithNumbers(test, [
    mobile(1),
    mobile(2),
    landline,
    invalid,
    null,
  ]);
  const { status, body } = await test.call(listMessagePatients, { query: { clinicId } }, { as: asNurse });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    total: 5,
    isTooMany: false,
    counts: { REACHABLE: 2, SHARED: 0, LANDLINE: 1, INVALID: 1, MISSING: 1 },
    longestFirstName: 'Mari',
    footer: 'Parnaoru Perearstikeskus',
  });
  const names = body.patients.map(({ surname }) => surname);
  expect(names).toEqual([...names].sort());
});

it('one number of several patients gets one SMS where the words are the same, to the eldest', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(1), mobile(2)]);
  const [parent, child] = scene.memberIds;
  await sql`update clinic_member set first_name = 'Laps', birth_date = '2022-01-01' where id = ${child}`.execute(
    test.database.system,
  );
  const listed = await test.call(
    listMessagePatients,
    { query: { clinicId: scene.clinicId } },
    { as: scene.asNurse },
  );
  expect(listed.body).toMatchObject({ counts: { REACHABLE: 3, SHARED: 0 }, sharedNumbers: 1 });
  const plan = async (text: string) =>
    (await test.call(previewMessage, { body: { ...scene.message, text } }, { as: scene.asNurse })).body;
  expect(await plan('Tere, {firstName}!')).toMatchObject({
    counts: { REACHABLE: 3, SHARED: 0 },
    units: 3,
    priceCents: 27,
  });
  expect(await plan('Tere!')).toMatchObject({
    counts: { REACHABLE: 2, SHARED: 1 },
    units: 2,
    priceCents: 18,
  });
  const { body } = await scene.send({ text: 'Tere!' });
  const { rows } = await sql<{ member: string; kind: string; state: string; cents: number }>`
    select clinic_member_id as member, number_kind as kind, state, price_cents as cents from sms_recipient
    where campaign_id = ${body.id} and phone = ${mobile(1)} order by number_kind`.execute(
    test.database.system,
  );
  expect(rows).toEqual([
    { member: parent, kind: 'REACHABLE', state: 'WAITING', cents: 9 },
    { member: child, kind: 'SHARED', state: 'SKIPPED', cents: 0 },
  ]);
  const skipped = await test.call(listSkipped, { params: { id: body.id } }, { as: scene.asNurse });
  expect(skipped.body.patients).toMatchObject([{ clinicMemberId: child, numberKind: 'SHARED' }]);
  const shown = await test.call(getCampaign, { params: { id: body.id } }, { as: scene.asNurse });
  expect(shown.body.campaign.numbers).toMatchObject({ REACHABLE: 2, SHARED: 1 });
});

it('who is left out by hand shares nothing: the other gets the SMS', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(1)]);
  const [first] = scene.memberIds;
  const { body } = await test.call(
    previewMessage,
    { body: { ...scene.message, text: 'Tere!', exceptMemberIds: [first ?? ''] } },
    { as: scene.asNurse },
  );
  expect(body.counts).toMatchObject({ REACHABLE: 1, SHARED: 0 });
});

it('filters by everything that the query knows', async () => {
  const { clinicId, asNurse, make } = await clinicWithNumbers(test, [mobile(1)]);
  const child = await make.member(
    clinicId,
    (await make.person({ birthDate: '2022-05-05', firstName: 'Laps' })).personId,
  );
  const old = await make.member(
    clinicId,
    (await make.person({ birthDate: '1957-01-31', firstName: 'Vana' })).personId,
  );
  await make.member(clinicId, (await make.person({ firstName: 'Läks' })).personId, 'FORMER');
  await sql`insert into patient_list (clinic_id, code) values (${clinicId}, 'N0412')`.execute(
    test.database.system,
  );
  await sql`update clinic_member set sex = 'MALE', list_code = 'N0412', email = null, phone = null where id = ${old}`.execute(
    test.database.system,
  );
  const found = async (query: Record<string, unknown>) => {
    const { body } = await test.call(listMessagePatients, { query: { clinicId, ...query } } as never, {
      as: asNurse,
    });
    expect(body.patients, JSON.stringify(query)).toHaveLength(body.total);
    return body.patients.map(({ firstName }) => firstName).sort();
  };
  expect(await found({})).toEqual(['Laps', 'Mari', 'Vana']);
  expect(await found({ ageTo: '7' })).toEqual(['Laps']);
  expect(await found({ ageFrom: '18', ageTo: '64' })).toEqual(['Mari']);
  expect(await found({ birthYears: '1957,1959' })).toEqual(['Vana']);
  expect(await found({ sex: 'MALE' })).toEqual(['Vana']);
  expect(await found({ listCodes: 'N0412' })).toEqual(['Vana']);
  expect(await found({ hasPhone: 'false' })).toEqual(['Vana']);
  expect(await found({ hasEmail: 'true' })).toEqual(['Laps', 'Mari']);
  expect(await found({ name: 'vana' })).toEqual(['Vana']);
  expect(await found({ clinicMemberIds: child })).toEqual(['Laps']);
  expect(await found({ eContactTypes: 'EAR_PAIN' })).toEqual([]);
  expect(await found({ eContactCreatedAtFrom: '2020-01-01' })).toEqual([]);
});

it('takes a name for a name, not for a part of an address or a personal code', async () => {
  const { clinicId, asNurse, make } = await clinicWithNumbers(test, []);
  const id = await make.member(clinicId, (await make.person({ firstName: 'Łucja' })).personId);
  await sql`update clinic_member set surname = 'Tammsaar', email = 'kask@example.com', personal_code = '48001085719'
    where id = ${id}`.execute(test.database.system);
  const found = async (name: string) => {
    const { body } = await test.call(listMessagePatients, { query: { clinicId, name } }, { as: asNurse });
    return [body.total, body.patients.length];
  };
  expect(await found('lucja tamm')).toEqual([1, 1]);
  expect(await found('Tammsäär')).toEqual([1, 1]);
  for (const other of ['kask', 'example', '48001085719', 'tamm kask'])
    expect(await found(other), other).toEqual([0, 0]);
});

it.each([
  [{ birthYears: '90' }, 'badBirthYears'],
  [{ birthYears: '1990;2005' }, 'badBirthYears'],
  [{ ageFrom: '151' }, 'badNumber'],
  [{ personalCodes: ',' }, 'personalCodes'],
  [{ personalCodes: ' , ' }, 'personalCodes'],
  [{ listCodes: '' }, 'listCodes'],
  [{ eContactTypes: ',' }, 'eContactTypes'],
  [{ birthYears: '' }, 'badBirthYears'],
])('refuses %j', async (query, key) => {
  const { clinicId, asNurse } = await clinicWithNumbers(test, []);
  const asked = { query: { clinicId, ...query } } as never;
  const { status, raw } = await test.call(listMessagePatients, asked, { as: asNurse });
  expect(status).toBe(400);
  expect(JSON.stringify(raw)).toContain(key);
});

it.each([{ personalCodes: [] }, { listCodes: [] }, { birthYears: [] }, { eContactTypes: [] }])(
  'a message to the empty list %j is refused: it would be for everybody',
  async (filter) => {
    const { clinicId, asNurse } = await clinicWithNumbers(test, [mobile(1)]);
    const body = { clinicId, filter, exceptMemberIds: [], text: 'Tere' };
    expect((await test.call(previewMessage, { body }, { as: asNurse })).status).toBe(400);
  },
);

it('a personal code is found as people write it, with spaces', async () => {
  const { clinicId, asNurse, make } = await clinicWithNumbers(test, [mobile(1)]);
  const id = await make.member(clinicId, (await make.person({ firstName: 'Leitud' })).personId);
  await sql`update clinic_member set personal_code = '48001085719' where id = ${id}`.execute(
    test.database.system,
  );
  const query = { clinicId, personalCodes: '480 0108 5719, 1' };
  const { body } = await test.call(listMessagePatients, { query }, { as: asNurse });
  expect(body.patients.map(({ firstName }) => firstName)).toEqual(['Leitud']);
});

it('writes one row for each patient and sends nothing inside the call', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(2), landline, invalid, null]);
  const before = operator.taken().length;
  const { status, body } = await scene.send();
  expect(status).toBe(200);
  expect((await scene.states(body.id)).map(({ state }) => state).sort()).toEqual([
    'SKIPPED',
    'SKIPPED',
    'SKIPPED',
    'WAITING',
    'WAITING',
  ]);
  expect(operator.taken()).toHaveLength(before);
  const { rows } = await sql<{ text: string }>`
    select distinct text from sms_recipient where campaign_id = ${body.id} and text is not null`.execute(
    test.database.system,
  );
  expect(rows).toEqual([{ text: 'Tere, Mari! Tulge. Parnaoru Perearstikeskus' }]);
  const skipped = await test.call(listSkipped, { params: { id: body.id } }, { as: scene.asNurse });
  expect(skipped.body.patients.map(({ numberKind }) => numberKind).sort()).toEqual([
    'INVALID',
    'LANDLINE',
    'MISSING',
  ]);
});

it('leaves out whoever was left out by hand, and whoever is no member any more', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(2), mobile(3)]);
  const [out = '', gone = ''] = scene.memberIds;
  await sql`update clinic_member set status = 'FORMER' where id = ${gone}`.execute(test.database.system);
  const { body } = await scene.send({ exceptMemberIds: [out] as never[] });
  expect(await scene.states(body.id)).toHaveLength(1);
});

it('is sent once when the answer was lost and the call is repeated', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const key = crypto.randomUUID();
  const [first, again] = [await scene.send({}, key), await scene.send({}, key)];
  expect(again.body.id).toBe(first.body.id);
});

it('is sent once when two send at the same moment', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const both = await Promise.all([scene.send(), scene.send()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 468]);
  expect(both.find(({ status }) => status === 468)?.raw.code).toBe('SMS_SENDING_UNDERWAY');
});

it('is not sent when the patients are others than the sender agreed to', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const body = { ...scene.message, template: null, confirmed: { reachable: 1, priceCents: 9 } };
  await scene.make.member(scene.clinicId, (await scene.make.person()).personId);
  const { status, raw } = await test.call(sendMessage, { body }, { as: scene.asNurse });
  expect([status, raw.code]).toEqual([469, 'SMS_AUDIENCE_CHANGED']);
});

it('needs somebody to reach, and a sign-in that is fresh', async () => {
  const scene = await clinicWithNumbers(test, [landline]);
  expect((await scene.send()).raw.code).toBe('SMS_NOBODY_REACHABLE');
  await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${scene.nurse.userId}`.execute(
    test.database.system,
  );
  expect((await scene.send()).raw.code).toBe('SIGN_IN_TOO_OLD');
});

it.each([
  ['Привет', 'badCharacters'],
  ['Tere {surname}', 'badCharacters'],
  ['a'.repeat(950), 'tooLong'],
  [' ', 'required'],
])('refuses the text %s', async (text, key) => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const { status, raw } = await test.call(
    previewMessage,
    { body: { ...scene.message, text } },
    { as: scene.asNurse },
  );
  expect(status).toBe(400);
  expect(JSON.stringify(raw)).toContain(key);
});

it('costs what it is for each patient with their own name', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const { make, clinicId, asNurse } = scene;
  const long = await make.person({ firstName: 'Анастасия-Александра' });
  await make.member(clinicId, long.personId);
  const footer = ' Parnaoru Perearstikeskus';
  const text = `${'a'.repeat(160 - footer.length - 'Mari'.length)}{firstName}`;
  const { body } = await test.call(previewMessage, { body: { ...scene.message, text } }, { as: asNurse });
  expect(body).toMatchObject({ units: 3, mostUnits: 2, priceCents: 27 });
});

it('cannot cost more in a day than the limit', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const { body } = await scene.send();
  await sql`update sms_campaign set state = 'DONE', ended_at = now(), planned_cents = 500000 where id = ${body.id}`.execute(
    test.database.system,
  );
  expect((await scene.send()).raw.code).toBe('SMS_DAY_LIMIT');
});

it('counts of a message that was stopped only what is billed', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(2)]);
  const { body } = await scene.send();
  await test.call(stopCampaign, { params: { id: body.id } }, { as: scene.asNurse });
  await sql`update sms_campaign set planned_cents = 500000 where id = ${body.id}`.execute(
    test.database.system,
  );
  const again = await scene.send();
  expect(again.status).toBe(200);
  await test.call(stopCampaign, { params: { id: again.body.id } }, { as: scene.asNurse });
  await sql`update sms_recipient set state = 'ACCEPTED', accepted_at = now(), price_cents = 250000
    where campaign_id = ${again.body.id}`.execute(test.database.system);
  expect((await scene.send()).raw.code).toBe('SMS_DAY_LIMIT');
});

it('can be stopped: what the operator does not have is not sent', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1), mobile(2)]);
  const { body } = await scene.send();
  const params = { id: body.id };
  const stopped = await test.call(stopCampaign, { params }, { as: scene.asNurse });
  expect(stopped.body).toEqual({ stopped: 2 });
  expect((await test.call(stopCampaign, { params }, { as: scene.asNurse })).body).toEqual({ stopped: 0 });
  const { campaign } = (await test.call(getCampaign, { params }, { as: scene.asNurse })).body;
  expect(campaign).toMatchObject({
    state: 'STOPPED',
    stoppedByName: expect.stringContaining('Mari'),
    sent: { units: 0 },
  });
});

it('is nothing that another clinic sees or touches', async () => {
  const scene = await clinicWithNumbers(test, [mobile(1)]);
  const { id } = (await scene.send()).body;
  const other = await clinicWithNumbers(test, [mobile(2)]);
  const as = { as: other.asNurse };
  const { clinicId } = scene;
  expect((await test.call(listMessagePatients, { query: { clinicId } }, as)).status).toBe(404);
  expect((await test.call(previewMessage, { body: scene.message }, as)).status).toBe(404);
  expect((await test.call(listCampaigns, { query: { clinicId } }, as)).status).toBe(404);
  for (const route of [getCampaign, listSkipped, stopCampaign])
    expect((await test.call(route, { params: { id } } as never, as)).status).toBe(404);
  const theirs = { filter: { clinicMemberIds: scene.memberIds } };
  expect((await other.send(theirs as never)).raw.code).toBe('SMS_NOBODY_REACHABLE');
  expect(await scene.campaignState(id)).toBe('SENDING');
});

it('is no patient’s to send', async () => {
  const make = given(test.database);
  const { clinicId, asPatient } = await make.clinicWithPatient();
  expect((await test.call(listMessagePatients, { query: { clinicId } }, { as: asPatient })).status).toBe(403);
});

it('is not offered where no operator is set up', async () => {
  const without = await startTestApp();
  const scene = await clinicWithNumbers(without, [mobile(1)]);
  const shown = await without.call(
    listMessagePatients,
    { query: { clinicId: scene.clinicId } },
    { as: scene.asNurse },
  );
  expect(shown.body.isAvailable).toBe(false);
  expect((await scene.send()).raw.code).toBe('SMS_NOT_AVAILABLE');
  await without.close();
});

it('gives numbers to patients by personal code, and leaves those that patients gave', async () => {
  const { clinicId, asNurse, memberIds } = await clinicWithNumbers(test, [null, mobile(5), landline]);
  const [without = '', own = ''] = memberIds;
  await sql`update clinic_member set phone_given_by_patient = true where id = ${own}`.execute(
    test.database.system,
  );
  const { rows } = await sql<{ id: string; code: string }>`
    select id, personal_code as code from clinic_member where clinic_id = ${clinicId}`.execute(
    test.database.system,
  );
  const codeOf = (id: string) => rows.find((row) => row.id === id)?.code ?? '';
  const numbers = [
    { personalCode: codeOf(without), phone: '5100 0007' },
    { personalCode: codeOf(own), phone: '51000008' },
    { personalCode: '38001085718', phone: '51000009' },
    { personalCode: '123', phone: '51000009' },
    { personalCode: codeOf(without), phone: 'abc' },
  ];
  const give = (isTrial: boolean) =>
    test.call(givePhoneNumbers, { body: { clinicId, isTrial, numbers } }, { as: asNurse });
  const phoneOf = async (id: string) =>
    (
      await test.database.system
        .selectFrom('clinic_member')
        .select('phone')
        .where('id', '=', id)
        .executeTakeFirst()
    )?.phone;
  const faults = [
    { index: 1, fault: 'givenByPatient' },
    { index: 2, fault: 'notAMember' },
    { index: 3, fault: 'badPersonalCode' },
    { index: 4, fault: 'badPhone' },
  ];
  expect((await give(true)).body).toEqual({ given: 1, same: 0, faults });
  expect(await phoneOf(without)).toBeNull();
  expect((await give(false)).body).toEqual({ given: 1, same: 0, faults });
  expect([await phoneOf(without), await phoneOf(own)]).toEqual(['+37251000007', mobile(5)]);
  expect((await give(false)).body).toMatchObject({ given: 0, same: 1 });
});
