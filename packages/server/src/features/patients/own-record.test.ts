import {
  acceptEContact,
  claimEContact,
  createClinicEContact,
  getClinicEContact,
  listPatientEContacts,
  markEContactSeen,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { addPatient, editPatient, getPatient, listRepresentatives } from '@tervita/contract/patients';
import { answerMembership, listPersons, whoActsForMe } from '@tervita/contract/persons';
import { editProfile } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given, type Person } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const identityOf = async ({ personId }: Pick<Person, 'personId'>) => {
  const { rows } = await sql<{ firstName: string; surname: string; personalCode: string }>`
    select first_name as "firstName", surname, personal_code as "personalCode" from person
    where id = ${personId}`.execute(test.database.system);
  const [identity] = rows;
  if (!identity) throw new Error('no such person');
  return identity;
};
type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const enter = (scene: Scene, over: Record<string, unknown>) =>
  test.call(addPatient, { body: { clinicId: scene.clinicId, ...over } as never }, { as: scene.asNurse });
const recordOf = async (scene: Scene, id: string) =>
  (await test.call(getPatient, { params: { id } }, { as: scene.asNurse })).body;
const writeTo = (scene: Scene, clinicMemberId: string, over: Record<string, unknown> = {}) =>
  test.call(
    createClinicEContact,
    {
      body: {
        clinicId: scene.clinicId,
        clinicMemberId,
        kind: 'TO_PATIENT',
        eContactType: 'QUESTION',
        text: 'Teie vastused',
        ...over,
      } as never,
    },
    { as: scene.asNurse },
  );
const say = (as: string, id: string, isRight: boolean) =>
  test.call(answerMembership, { params: { id }, body: { isRight } }, { as });
const listOf = async (as: string) =>
  (await test.call(listPatientEContacts, { query: {} }, { as })).body.eContacts.map(({ id }) => id);
const linkTo = (address: string) =>
  eventually(() => {
    const found = test.mails.find(({ to, text }) => to === address && text.includes('/claim-e-contact#'));
    expect(found).toBeDefined();
    return /claim-e-contact#([\w-]+)/.exec(found?.text ?? '')?.[1] ?? '';
  });
const clinicsOf = async (as: string) => (await test.call(whoActsForMe, {}, { as })).body.clinics;

/** The patient of one clinic is entered by another, which got the code from somewhere. */
const enteredElsewhere = async () => {
  const [home, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
  const identity = await identityOf(home.patient);
  const entered = await enter(other, identity);
  return { home, other, identity, memberId: entered.body.clinicMemberId, entered };
};

describe('a patient whom staff enter', () => {
  it('is the clinic’s own record: whether the code is known elsewhere shows nowhere', async () => {
    const { home, other, entered } = await enteredElsewhere();
    const code = generatePersonalCode('EE', { birthDate: '1985-03-10', sex: 'FEMALE', serial: 990 });
    const unknown = await enter(other, { firstName: 'Ei', surname: 'Keegi', personalCode: code });
    const shape = (body: object) =>
      Object.entries(body).filter(([key]) => !/Id$|Name$|surname|personalCode|birthDate/.test(key));
    expect(shape(entered.body)).toEqual(shape(unknown.body));
    expect(entered.body.personId).not.toBe(home.patient.personId);
    const third = await make.clinicWithPatient();
    const renamed = await enter(third, { ...(await identityOf(home.patient)), surname: 'Võõras' });
    expect(renamed.status).toBe(200);
  });

  it('gets nothing of the person: no sign-in times, contacts, relatives', async () => {
    const { home, other, memberId } = await enteredElsewhere();
    await test.call(editProfile, { body: { phone: '55551111' } }, { as: home.asPatient });
    await sql`update app_user set last_online_at = now() where id = ${home.patient.userId}`.execute(
      test.database.system,
    );
    expect(await recordOf(other, memberId)).toMatchObject({ lastOnlineAt: null, phone: null, email: null });
    const { representatives } = (
      await test.call(listRepresentatives, { params: { id: memberId } }, { as: other.asNurse })
    ).body;
    expect(representatives).toEqual([]);
  });

  it('becomes the person’s when they say yes with a digital ID: then contacts and threads meet', async () => {
    const { home, other, memberId } = await enteredElsewhere();
    const { id } = (await writeTo(other, memberId, { email: 'her@example.com' })).body;
    expect(await listOf(home.asPatient)).toEqual([]);
    const low = await make.session(home.patient.userId, 'PRM_PATIENT', { method: 'GOOGLE' });
    expect((await say(low, memberId, true)).raw.code).toBe('DIGITAL_ID_NEEDED');
    const stranger = await make.session((await make.person()).userId);
    expect((await say(stranger, memberId, true)).status).toBe(404);
    expect(await clinicsOf(home.asPatient)).toContainEqual(
      expect.objectContaining({ clinicMemberId: memberId, confirmedAt: null, listCode: null }),
    );
    expect((await say(home.asPatient, memberId, true)).status).toBe(200);
    expect(await listOf(home.asPatient)).toEqual([id]);
    expect(await recordOf(other, memberId)).toMatchObject({
      phone: '+37251234567',
      email: home.patient.email,
    });
    expect((await say(home.asPatient, memberId, true)).status).toBe(404);
  });

  it('under another name is nobody’s to say yes to: somebody mistyped a code', async () => {
    const { home } = await enteredElsewhere();
    const third = await make.clinicWithPatient();
    const { personalCode } = await identityOf(home.patient);
    const wrong = await enter(third, { firstName: 'Tiiu', surname: 'Teine', personalCode });
    expect((await say(home.asPatient, wrong.body.clinicMemberId, true)).status).toBe(404);
  });

  it('that they say is not theirs stays the clinic’s, learns nothing, and is not asked about again', async () => {
    const { home, other, memberId } = await enteredElsewhere();
    const before = await recordOf(other, memberId);
    expect((await say(home.asPatient, memberId, false)).status).toBe(200);
    expect(await clinicsOf(home.asPatient)).toHaveLength(1);
    expect(await recordOf(other, memberId)).toEqual(before);
  });

  it('that they say is not theirs is not joined to them when they write there: the clinic sees both and decides', async () => {
    const { home, other, memberId } = await enteredElsewhere();
    const kept = (await writeTo(other, memberId, { email: 'her@example.com' })).body.id;
    await say(home.asPatient, memberId, false);
    const text = { eContactType: 'COUGH', text: 'Köha' } as const;
    const about = { patientPersonId: home.patient.personId, clinicId: other.clinicId };
    const { id } = (
      await test.call(sendEContactText, { body: { ...text, ...about } }, { as: home.asPatient })
    ).body;
    const read = async () =>
      (await test.call(getClinicEContact, { params: { id } }, { as: other.asNurse })).body;
    const arrived = await read();
    expect(arrived.membershipPending).toBe(true);
    expect(arrived.patient.clinicMemberId).not.toBe(memberId);
    expect(await listOf(home.asPatient)).toEqual([id]);
    await test.call(
      acceptEContact,
      { params: { id }, body: {} },
      { as: other.asNurse, seen: arrived.version },
    );
    expect(await read()).toMatchObject({
      membershipPending: false,
      patient: { clinicMemberId: arrived.patient.clinicMemberId },
    });
    expect(await listOf(home.asPatient)).not.toContain(kept);
  });

  it('is theirs as soon as they write to that clinic with a digital ID, and not before', async () => {
    const { home, other, memberId } = await enteredElsewhere();
    const send = (as: string) =>
      test.call(
        sendEContactText,
        {
          body: {
            eContactType: 'COUGH',
            patientPersonId: home.patient.personId,
            clinicId: other.clinicId,
            text: 'Köha',
          },
        },
        { as },
      );
    const read = async (id: string) =>
      (await test.call(getClinicEContact, { params: { id } }, { as: other.asNurse })).body;
    const low = await make.session(home.patient.userId, 'PRM_PATIENT', { method: 'GOOGLE' });
    const first = await read((await send(low)).body.id);
    expect(first.membershipPending).toBe(true);
    expect(first.patient.clinicMemberId).not.toBe(memberId);
    await say(home.asPatient, memberId, true);
    // What they wrote before lies with the same record now.
    expect((await read(first.id)).patient.clinicMemberId).toBe(memberId);
    const again = await enteredElsewhere();
    const sent = await test.call(
      sendEContactText,
      {
        body: {
          eContactType: 'COUGH',
          patientPersonId: again.home.patient.personId,
          clinicId: again.other.clinicId,
          text: 'Köha',
        },
      },
      { as: again.home.asPatient },
    );
    const { body } = await test.call(
      getClinicEContact,
      { params: { id: sent.body.id } },
      { as: again.other.asNurse },
    );
    expect(body).toMatchObject({ membershipPending: false, patient: { clinicMemberId: again.memberId } });
  });
});

describe('somebody whom staff enter as speaking for a child', () => {
  it('does so at that clinic only, and once they say yes', async () => {
    const [home, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const child = await make.person({ birthDate: '2019-05-06' });
    const atHome = await make.member(home.clinicId, child.personId);
    const childAtOther = (await enter(other, await identityOf(child))).body.clinicMemberId;
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const entered = await enter(other, { ...(await identityOf(stranger)), representsMemberId: childAtOther });
    const persons = async () => (await test.call(listPersons, {}, { as })).body.persons;
    expect(await persons()).toHaveLength(1);
    const speaking = async (scene: Scene, id: string) =>
      (await test.call(listRepresentatives, { params: { id } }, { as: scene.asNurse })).body.representatives;
    expect(await speaking(home, atHome)).toEqual([]);
    const [listed] = await speaking(other, childAtOther);
    expect(listed).toMatchObject({ status: 'CONFIRMED' });
    const { id } = (await writeTo(other, childAtOther, { representativeUserId: listed?.userId })).body;
    expect(await listOf(as)).toEqual([]);
    await say(as, entered.body.clinicMemberId, true);
    expect(await persons()).toHaveLength(2);
    expect(await listOf(as)).toEqual([id]);
    expect(await speaking(home, atHome)).toEqual([]);
  });
});

describe('what staff write to somebody without a digital ID', () => {
  const waiting = async () => {
    const scene = await make.clinicWithPatient();
    const reader = await make.person({ birthDate: '1970-04-05', firstName: 'Uno' });
    const address = reader.email;
    const { clinicMemberId } = (
      await enter(scene, { firstName: 'Uno', surname: 'Uus', birthDate: '1970-04-05', email: address })
    ).body;
    const { id } = (await writeTo(scene, clinicMemberId)).body;
    const link = await linkTo(address);
    const as = await make.session(reader.userId, 'PRM_PATIENT', { method: 'PASSWORD' });
    const claim = (birthDate: string, over: { as?: string; token?: string } = {}) =>
      test.call(claimEContact, { body: { token: over.token ?? link, birthDate } }, { as: over.as ?? as });
    return { ...scene, id, as, claim, clinicMemberId };
  };

  it('opens by the link in the letter, for that address and birth date, once', async () => {
    const { id, as, claim } = await waiting();
    expect(await listOf(as)).toEqual([]);
    const other = await make.session((await make.person()).userId);
    const refused = [
      await claim('1970-04-06'),
      await claim('1970-04-05', { as: other }),
      await claim('1970-04-05', { token: 'x'.repeat(43) }),
    ];
    expect(refused.map(({ raw }) => raw.code)).toEqual(Array(3).fill('CLAIM_LINK_REFUSED'));
    expect((await claim('1970-04-05')).body.eContactId).toBe(id);
    expect(await listOf(as)).toEqual([id]);
    expect((await claim('1970-04-05')).raw.code).toBe('CLAIM_LINK_REFUSED');
  });

  it('is not sent to somebody whose birth date is not known: the clinic is asked for it, and by that date it opens', async () => {
    const scene = await make.clinicWithPatient();
    const reader = await make.person({ birthDate: '1970-04-05', firstName: 'Juta' });
    const entered = await enter(scene, { firstName: 'Juta', surname: 'Uus', email: reader.email });
    const { clinicMemberId } = entered.body;
    const refused = await writeTo(scene, clinicMemberId);
    expect(refused).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'birthDate'], key: 'required' }] },
    });
    const child = await writeTo(scene, clinicMemberId, { birthDate: '2020-04-05' });
    expect(child.raw.code).toBe('PERSON_IS_UNDERAGE');
    expect((await recordOf(scene, clinicMemberId)).birthDate).toBeNull();

    const { id } = (await writeTo(scene, clinicMemberId, { birthDate: '1970-04-05' })).body;
    expect((await recordOf(scene, clinicMemberId)).birthDate).toBe('1970-04-05');
    const token = await linkTo(reader.email);
    const claim = (as: string, birthDate: string) =>
      test.call(claimEContact, { body: { token, birthDate } }, { as });
    const as = await make.session(reader.userId, 'PRM_PATIENT', { method: 'PASSWORD' });
    const stranger = await make.session((await make.person()).userId);
    expect((await claim(stranger, '1970-04-05')).raw.code).toBe('CLAIM_LINK_REFUSED');
    expect((await claim(as, '1970-04-06')).raw.code).toBe('CLAIM_LINK_REFUSED');
    expect((await claim(as, '1970-04-05')).body.eContactId).toBe(id);
  });

  it('of whom the birth date is known later opens a letter that is there already', async () => {
    const scene = await make.clinicWithPatient();
    const { clinicMemberId } = (
      await enter(scene, { firstName: 'Juta', surname: 'Uus', email: 'juta@example.com' })
    ).body;
    const say = (birthDate: string) =>
      test.call(
        editPatient,
        { params: { id: clinicMemberId }, body: { clinicMember: { birthDate } } },
        { as: scene.asNurse },
      );
    expect((await say('2999-01-01')).status).toBe(400);
    expect((await say('1970-04-05')).body.birthDate).toBe('1970-04-05');
    // Whoever gets the letter is to know it: it is not changed under them.
    expect((await say('1971-04-05')).status).toBe(400);
    expect((await recordOf(scene, clinicMemberId)).birthDate).toBe('1970-04-05');
  });

  it('of whoever speaks for a child has a birth date from the beginning', async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2019-05-06' });
    const representsMemberId = await make.member(scene.clinicId, child.personId);
    const parent = { firstName: 'Ema', surname: 'Uus', email: 'ema@example.com', representsMemberId };
    expect(await enter(scene, parent)).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'birthDate'], key: 'required' }] },
    });
    expect((await enter(scene, { ...parent, birthDate: '1990-01-02' })).status).toBe(200);
  });

  it('goes to the record that the clinic has of the person already, which keeps its list and code', async () => {
    const scene = await make.clinicWithPatient();
    await sql`insert into patient_list (clinic_id, code) values (${scene.clinicId}, 'N0412')`.execute(
      test.database.system,
    );
    await sql`update clinic_member set list_code = 'N0412' where clinic_id = ${scene.clinicId}`.execute(
      test.database.system,
    );
    const entered = await enter(scene, {
      firstName: 'Mari',
      surname: 'Uus',
      birthDate: '1985-03-10',
      email: scene.patient.email,
    });
    const { personalCode } = await identityOf(scene.patient);
    await test.database.write(
      'tervita_system',
      { userId: scene.patient.userId, personId: scene.patient.personId },
      (tx) =>
        sql`select join_member(${entered.body.clinicMemberId}, ${scene.patient.personId}, 'LINK')`.execute(
          tx,
        ),
    );
    expect(await recordOf(scene, entered.body.clinicMemberId)).toMatchObject({
      listCode: 'N0412',
      personalCode,
      status: 'MEMBER',
      firstName: 'Mari',
    });
  });

  it('of one who shares the mailbox with the other is not opened by the other', async () => {
    const scene = await make.clinicWithPatient();
    const wife = await make.person({ birthDate: '1972-01-02' });
    const code = generatePersonalCode('EE', { birthDate: '1958-02-03', sex: 'MALE', serial: 901 });
    const { clinicMemberId } = (
      await enter(scene, { firstName: 'Jüri', surname: 'Uus', personalCode: code, email: wife.email })
    ).body;
    await writeTo(scene, clinicMemberId);
    const token = await linkTo(wife.email);
    const as = await make.session(wife.userId);
    const claim = await test.call(claimEContact, { body: { token, birthDate: '1958-02-03' } }, { as });
    expect(claim.raw.code).toBe('CLAIM_LINK_REFUSED');
    expect(await recordOf(scene, clinicMemberId)).toMatchObject({ firstName: 'Jüri', personalCode: code });
  });

  it('is closed after five tries', async () => {
    const { claim } = await waiting();
    for (let day = 10; day < 15; day += 1) await claim(`1970-04-${day}`);
    expect((await claim('1970-04-05')).raw.code).toBe('CLAIM_LINK_REFUSED');
  });

  it('is closed after three days', async () => {
    const { claim, id } = await waiting();
    await sql`update e_contact_claim set expires_at = now() where e_contact_id = ${id}`.execute(
      test.database.system,
    );
    expect((await claim('1970-04-05')).raw.code).toBe('CLAIM_LINK_REFUSED');
  });

  it('is seen when they open the thread, not when they sign in', async () => {
    const scene = await waiting();
    const seenAt = async () =>
      (await test.call(getClinicEContact, { params: { id: scene.id } }, { as: scene.asNurse })).body.seenAt;
    const open = (as: string) => test.call(markEContactSeen, { params: { id: scene.id } }, { as });
    await scene.claim('1970-04-05');
    expect(await seenAt()).toBeNull();
    expect((await open(scene.asPatient)).status).toBe(404);
    expect((await open(scene.as)).status).toBe(200);
    expect(await seenAt()).not.toBeNull();
  });
});
