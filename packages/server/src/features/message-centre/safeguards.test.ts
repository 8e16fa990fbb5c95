import {
  getCampaign,
  listMessagePatients,
  listSkipped,
  previewMessage,
  sendMessage,
  stopCampaign,
} from '@tervita/contract/message-centre';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
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

it('neither sends to numbers of other countries and of satellites nor bills them, and shows them', async () => {
  const foreign = ['+881612345678', '+870773123456', '+79401234567', '+5352123456', '+447924123456'];
  const scene = await clinicWithNumbers(test, [mobile(1), '+37285678901', ...foreign]);
  const as = { as: scene.asNurse };
  const listed = await test.call(listMessagePatients, { query: { clinicId: scene.clinicId } }, as);
  expect(listed.body.counts).toMatchObject({ REACHABLE: 2, ABROAD: 5, LANDLINE: 0, INVALID: 0 });
  const { body } = await scene.send();
  const { campaign } = (await test.call(getCampaign, { params: { id: body.id } }, as)).body;
  expect(campaign).toMatchObject({
    numbers: { REACHABLE: 2, ABROAD: 5 },
    states: { WAITING: 2, SKIPPED: 5 },
    planned: { priceCents: 18 },
  });
  const skipped = await test.call(listSkipped, { params: { id: body.id } }, as);
  expect(skipped.body.patients.map(({ phone }) => phone).sort()).toEqual([...foreign].sort());
  expect(new Set(skipped.body.patients.map(({ numberKind }) => numberKind))).toEqual(new Set(['ABROAD']));
});

type Scene = Awaited<ReturnType<typeof clinicWithNumbers>>;

const colleagueIn = async ({ make, clinicId }: Scene) => {
  const who = await make.person({ firstName: 'Kadri' });
  await make.employee(clinicId, { who });
  return make.session(who.userId, 'PRM_DOCTOR');
};

const previewBy = async (scene: Scene, as: string, over: Partial<Scene['message']> = {}) =>
  (await test.call(previewMessage, { body: { ...scene.message, ...over } }, { as })).body;

const sendBy = async (
  scene: Scene,
  as: string,
  { isRepetition = false, ...over }: Partial<Scene['message']> & { isRepetition?: boolean } = {},
) => {
  const { counts, priceCents } = await previewBy(scene, as, over);
  const confirmed = { reachable: counts.REACHABLE, priceCents, isRepetition };
  const body = { ...scene.message, ...over, template: null, confirmed };
  const { status, raw } = await test.call(sendMessage, { body }, { as });
  return [status, raw.code];
};

/** As it is when a worker has handed over all, so many hours ago. */
const endSending = async ({ clinicId }: Scene, hoursAgo = 0) => {
  await sql`update sms_recipient set state = 'ACCEPTED', accepted_at = now()
    where clinic_id = ${clinicId} and state = 'WAITING'`.execute(test.database.system);
  await sql`update sms_campaign set state = 'DONE', ended_at = now(),
      created_at = created_at - make_interval(hours => ${hoursAgo}) where clinic_id = ${clinicId} and state = 'SENDING'`.execute(
    test.database.system,
  );
};

it('asks before words that a colleague has just sent go to the same people once more', async () => {
  const scene = await clinicWithNumbers(test, [mobile(11), mobile(12), null]);
  const { asNurse, memberIds, make, clinicId } = scene;
  const [first = ''] = memberIds;
  const asColleague = await colleagueIn(scene);
  expect((await previewBy(scene, asNurse)).sentBefore).toBeNull();
  expect(await sendBy(scene, asColleague)).toEqual([200, undefined]);
  await endSending(scene);
  const more = await make.member(clinicId, (await make.person()).personId);
  await sql`update clinic_member set phone = ${mobile(13)} where id = ${more}`.execute(test.database.system);

  expect(await sendBy(scene, asNurse)).toEqual([468, 'SMS_REPETITION_TO_CONFIRM']);
  const { sentBefore } = await previewBy(scene, asNurse);
  expect(sentBefore).toMatchObject({ patients: 2, byName: expect.stringContaining('Kadri') });
  expect(Date.now() - Date.parse(sentBefore?.at ?? '')).toBeLessThan(60_000);
  // Neither other words nor other people are a repetition.
  expect(await sendBy(scene, asNurse, { text: 'Tere! Labor on kinni.' })).toEqual([200, undefined]);
  await endSending(scene);
  const others = { exceptMemberIds: memberIds as never[] };
  expect(await sendBy(scene, asNurse, others)).toEqual([200, undefined]);
  await endSending(scene);
  // Of one patient alone it is, and goes when that was confirmed.
  const one = { filter: { clinicMemberIds: [first] } };
  expect(await sendBy(scene, asNurse, one)).toEqual([468, 'SMS_REPETITION_TO_CONFIRM']);
  expect(await sendBy(scene, asNurse, { ...one, isRepetition: true })).toEqual([200, undefined]);
});

it('does not ask about words of yesterday, nor about those that nobody got', async () => {
  const scene = await clinicWithNumbers(test, [mobile(21)]);
  const { asNurse, clinicId } = scene;
  expect(await sendBy(scene, asNurse)).toEqual([200, undefined]);
  await endSending(scene, 25);
  const { body } = await scene.send();
  await test.call(stopCampaign, { params: { id: body.id } }, { as: asNurse });
  expect(await sendBy(scene, asNurse)).toEqual([200, undefined]);
  await endSending(scene);
  await sql`update sms_recipient set state = 'NOT_DELIVERED' where clinic_id = ${clinicId} and state = 'ACCEPTED'`.execute(
    test.database.system,
  );
  expect(await sendBy(scene, asNurse)).toEqual([200, undefined]);
});

it('a call that is repeated because its answer was lost gets that answer, and no question', async () => {
  const scene = await clinicWithNumbers(test, [mobile(31)]);
  const key = crypto.randomUUID();
  const first = await scene.send({}, key);
  await endSending(scene);
  expect((await scene.send({}, key)).body).toEqual(first.body);
});

/** Whom the audit row of this clinic's last look names, as places in the list of its patients. */
const namedIn = async ({ clinicId, memberIds }: Scene, call: string) => {
  const { rows } = await sql<{ persons: string[] | null }>`
    select person_ids as persons from audit_log where clinic_ids = array[${clinicId}]::uuid[] and call = ${call}
    order by at desc limit 1`.execute(test.database.system);
  const { rows: members } = await sql<{ id: string; person: string }>`
    select id, person_id as person from clinic_member where clinic_id = ${clinicId}`.execute(
    test.database.system,
  );
  const places = new Map(members.map(({ id, person }) => [person, memberIds.indexOf(id)]));
  return (rows[0]?.persons ?? []).map((person) => places.get(person) ?? 'stranger').sort();
};
const codesOf = async ({ memberIds }: Scene) => {
  const { rows } = await sql<{ code: string }>`select personal_code as code from clinic_member
    where id = any (${memberIds}::uuid[]) order by array_position(${memberIds}::uuid[], id)`.execute(
    test.database.system,
  );
  return rows.map(({ code }) => code);
};

it('a look at few names them, also those asked for of whom the answer is no', async () => {
  const scene = await clinicWithNumbers(test, [mobile(41), mobile(42), mobile(43)]);
  const { asNurse: as, clinicId, memberIds } = scene;
  const [code = '', second = ''] = await codesOf(scene);
  const looks = [
    { filter: {}, named: [0, 1, 2] },
    { filter: { personalCodes: [code] }, named: [0] },
    { filter: { personalCodes: [code, second, '38001085718'], eContactTypes: ['HEADACHE'] }, named: [0, 1] },
    { filter: { clinicMemberIds: [memberIds[2]], eContactTypes: ['HEADACHE'] }, named: [2] },
    { filter: { name: 'Mari', eContactTypes: ['HEADACHE'] }, named: [0, 1, 2] },
    { filter: { eContactTypes: ['HEADACHE'] }, named: [] },
  ] as const;
  for (const { filter, named } of looks) {
    await previewBy(scene, as, { filter });
    expect(await namedIn(scene, 'POST /clinic/message-centre/preview'), JSON.stringify(filter)).toEqual(
      named,
    );
    // Counted alone, without a list.
    const query = { clinicId, size: '0', ...filter };
    await test.call(listMessagePatients, { query } as never, { as });
    expect(await namedIn(scene, 'GET /clinic/message-centre/patients'), JSON.stringify(filter)).toEqual(
      named,
    );
  }
});

it('of many it names whom somebody left out by hand: how many fewer they are tells of these', async () => {
  const scene = await clinicWithNumbers(test, Array(21).fill(null));
  const { asNurse, memberIds } = scene;
  const row = () => namedIn(scene, 'POST /clinic/message-centre/preview');
  await previewBy(scene, asNurse);
  expect(await row()).toEqual([]);
  await previewBy(scene, asNurse, { exceptMemberIds: [memberIds[7]] as never[] });
  expect(await row()).toEqual([7]);
});
