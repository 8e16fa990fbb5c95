import { randomUUID } from 'node:crypto';
import { listMyClinics, listPatientClinics } from '@tervita/contract/clinics';
import {
  answerInquiry,
  completeEContact,
  countClinicEContacts,
  getClinicEContact,
  getClinicTimeline,
  getPatientTimeline,
  listClinicEContacts,
  listPatientEContacts,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { getGlobalMessages } from '@tervita/contract/global-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

type Scene = Awaited<ReturnType<Given['clinicWithPatient']>>;
const send = (
  scene: Scene,
  over: { text?: string; key?: string; clinicId?: string; patientPersonId?: string } = {},
) =>
  test.call(
    sendEContactText,
    {
      body: {
        eContactType: 'BACK_PAIN',
        patientPersonId: over.patientPersonId ?? scene.patient.personId,
        clinicId: over.clinicId ?? scene.clinicId,
        text: over.text ?? 'Selg valutab juba viis päeva.',
      },
    },
    { as: scene.asPatient, ...(over.key ? { key: over.key } : {}) },
  );
const inquire = (
  scene: Scene,
  id: string,
  seen: number,
  question = 'Kas valu läheb jalga?',
  openedAt: string | null = null,
) => test.call(sendInquiry, { params: { id }, body: { question, openedAt } }, { as: scene.asNurse, seen });

describe('the first journey', () => {
  it('a patient writes, the clinic sees and answers, the patient reads', async () => {
    const scene = await make.clinicWithPatient();
    const sent = await send(scene);
    expect(sent).toMatchObject({ status: 200, body: { status: 'SUBMITTED', turn: 'CLINIC', version: 1 } });
    const { id } = sent.body;

    const inbox = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    z.parse(listClinicEContacts.response, inbox.raw);
    expect(inbox.body.eContacts).toMatchObject([
      { id, preview: 'Selg valutab juba viis päeva.', assignee: null, lastBy: 'PATIENT' },
    ]);

    expect(await inquire(scene, id, 1)).toMatchObject({ status: 200, body: { turn: 'PATIENT', version: 2 } });
    const mine = await test.call(listPatientEContacts, { query: {} }, { as: scene.asPatient });
    expect(mine.body.eContacts).toMatchObject([
      { id, turn: 'PATIENT', lastReply: { authorRole: 'NURSE', text: 'Kas valu läheb jalga?' } },
    ]);

    const timeline = await test.call(getPatientTimeline, { params: { id } }, { as: scene.asPatient });
    expect(timeline.body.entries.map(({ move, author }) => [move, author.me])).toEqual([
      ['submit', true],
      ['reply', false],
    ]);

    const answered = await test.call(
      answerInquiry,
      { params: { id }, body: { answer: 'Ei lähe.' } },
      { as: scene.asPatient, seen: 2 },
    );
    expect(answered.body).toMatchObject({ turn: 'CLINIC', version: 3 });
    const closed = await test.call(
      completeEContact,
      { params: { id }, body: { infoText: 'Selge, puhake.' } },
      { as: scene.asNurse, seen: 3 },
    );
    expect(closed.body).toMatchObject({ status: 'COMPLETED', turn: null });
    const finished = await test.call(
      listPatientEContacts,
      { query: { finished: 'true' } },
      { as: scene.asPatient },
    );
    expect(finished.body.eContacts.map((eContact) => eContact.id)).toEqual([id]);
  });

  it('the one who replies becomes responsible, and the counts follow', async () => {
    const scene = await make.clinicWithPatient();
    const { body } = await send(scene);
    const counts = () =>
      test.call(countClinicEContacts, { query: { clinicId: scene.clinicId } }, { as: scene.asNurse });
    expect((await counts()).body).toEqual({ incoming: 1, unassigned: 1, mine: 0, answered: 0 });
    await inquire(scene, body.id, 1);
    expect((await counts()).body).toEqual({ incoming: 0, unassigned: 0, mine: 0, answered: 1 });
    const detail = await test.call(getClinicEContact, { params: { id: body.id } }, { as: scene.asNurse });
    expect(detail.body.assignee?.userId).toBe(scene.nurse.userId);
  });

  it('a reply with a later time keeps the patient from answering until then', async () => {
    const scene = await make.clinicWithPatient();
    const { body } = await send(scene);
    await inquire(scene, body.id, 1, 'Kuidas homme on?', new Date(Date.now() + 86_400_000).toISOString());
    const early = await test.call(
      answerInquiry,
      { params: { id: body.id }, body: { answer: 'Parem' } },
      { as: scene.asPatient, seen: 2 },
    );
    expect(early).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_MOVE_NOT_ALLOWED' } });
  });
});

describe('nothing is lost, nothing happens twice', () => {
  it('the same key sends once', async () => {
    const scene = await make.clinicWithPatient();
    const key = randomUUID();
    const [first, second] = await Promise.all([send(scene, { key }), send(scene, { key })]);
    expect(second.body).toEqual(first.body);
    const inbox = await test.call(
      listClinicEContacts,
      { query: { clinicId: scene.clinicId } },
      { as: scene.asNurse },
    );
    expect(inbox.body.eContacts).toHaveLength(1);
  });
  it('the same key with another text is refused', async () => {
    const scene = await make.clinicWithPatient();
    const key = randomUUID();
    await send(scene, { key });
    expect(await send(scene, { key, text: 'Something else' })).toMatchObject({ status: 422 });
  });
  it('two replies at once: one wins, the other gets the newer e-contact', async () => {
    const scene = await make.clinicWithPatient();
    const { body } = await send(scene);
    const answers = await Promise.all([inquire(scene, body.id, 1, 'A'), inquire(scene, body.id, 1, 'B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 469]);
    const late = answers.find(({ status }) => status === 469);
    expect(late?.raw).toMatchObject({ code: 'E_CONTACT_CHANGED', newer: { id: body.id, version: 2 } });
  });
  it('a closed e-contact takes no reply', async () => {
    const scene = await make.clinicWithPatient();
    const { body } = await send(scene);
    await test.call(
      completeEContact,
      { params: { id: body.id }, body: { infoText: 'Valmis' } },
      { as: scene.asNurse, seen: 1 },
    );
    expect(await inquire(scene, body.id, 2)).toMatchObject({
      status: 468,
      raw: { code: 'E_CONTACT_ALREADY_CLOSED' },
    });
  });
});

describe('whose it is', () => {
  it('another clinic and another patient find nothing', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const { body } = await send(scene);
    const params = { id: body.id };
    const absent = { id: '01890000-0000-7000-8000-000000000000' };
    const foreign = await test.call(getClinicEContact, { params }, { as: other.asNurse });
    const missing = await test.call(getClinicEContact, { params: absent }, { as: other.asNurse });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.raw, requestId: '' }).toEqual({ ...missing.raw, requestId: '' });
    expect((await test.call(getClinicTimeline, { params }, { as: other.asNurse })).status).toBe(404);
    expect((await test.call(getPatientTimeline, { params }, { as: other.asPatient })).status).toBe(404);
    expect((await inquire(other, body.id, 1)).status).toBe(404);
    expect(
      (await test.call(listClinicEContacts, { query: { clinicId: scene.clinicId } }, { as: other.asNurse }))
        .status,
    ).toBe(404);
  });
  it('who works in two clinics sees the inbox of each by itself', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    await make.employee(other.clinicId, { who: scene.nurse });
    const [one, second] = [await send(scene), await send(other)];
    for (const [clinicId, id] of [
      [scene.clinicId, one.body.id],
      [other.clinicId, second.body.id],
    ] as const) {
      const query = { clinicId };
      const inbox = await test.call(listClinicEContacts, { query }, { as: scene.asNurse });
      expect(inbox.body.eContacts.map((eContact) => eContact.id)).toEqual([id]);
      const counts = await test.call(countClinicEContacts, { query }, { as: scene.asNurse });
      expect(counts.body).toEqual({ incoming: 1, unassigned: 1, mine: 0, answered: 0 });
    }
  });
  it('the clinics of an employee belong to that view alone', async () => {
    const scene = await make.clinicWithPatient();
    const who = await make.platformAdmin();
    await make.employee(scene.clinicId, { who });
    await sql`insert into global_message (id, clinic_id, text, created_at)
      values (gen_random_uuid(), ${scene.clinicId}, 'Labor on kinni', now())`.execute(test.database.system);
    const messagesAs = async (role: 'PRM_DOCTOR' | 'PRM_TERVITA_ADMIN') => {
      const as = await make.session(who.userId, role);
      return (await test.call(getGlobalMessages, { query: {} }, { as })).body.messages.length;
    };
    expect(await messagesAs('PRM_DOCTOR')).toBe(1);
    expect(await messagesAs('PRM_TERVITA_ADMIN')).toBe(0);
  });
  it('a timeline holds the messages of its own e-contact', async () => {
    const scene = await make.clinicWithPatient();
    const [first] = [await send(scene, { text: 'Esimene' }), await send(scene, { text: 'Teine' })];
    const params = { id: first.body.id };
    const ofPatient = await test.call(getPatientTimeline, { params }, { as: scene.asPatient });
    const ofClinic = await test.call(getClinicTimeline, { params }, { as: scene.asNurse });
    for (const { body } of [ofPatient, ofClinic])
      expect(body.entries.map(({ text }) => text)).toEqual(['Esimene']);
  });
  it('everybody is shown their own clinics', async () => {
    const [scene] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    const ofNurse = await test.call(listMyClinics, {}, { as: scene.asNurse });
    expect(ofNurse.body.clinics.map(({ clinicId }) => clinicId)).toEqual([scene.clinicId]);
    const query = { personId: scene.patient.personId };
    const ofPatient = await test.call(listPatientClinics, { query }, { as: scene.asPatient });
    expect(ofPatient.body.clinics.map(({ clinicId }) => clinicId)).toEqual([scene.clinicId]);
  });
  it('nobody writes for a person they do not represent', async () => {
    const [scene, other] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
    expect((await send(scene, { patientPersonId: other.patient.personId })).status).toBe(404);
  });
  it("a representative sees the threads they started, not the person's own", async () => {
    const scene = await make.clinicWithPatient();
    const child = await make.person({ birthDate: '2019-05-04' });
    await make.member(scene.clinicId, child.personId);
    const record = await make.represented(scene.patient.userId, child.personId);
    const sent = await send(scene, { patientPersonId: record, text: 'Lapsel on palavik.' });
    expect(sent.status).toBe(200);
    const detail = await test.call(
      getClinicEContact,
      { params: { id: sent.body.id } },
      { as: scene.asNurse },
    );
    expect(detail.body.creator.kind).toBe('REPRESENTATIVE');

    const own = { ...scene, patient: child, asPatient: await make.session(child.userId) };
    const byChild = await send({ ...own, patient: child });
    expect(byChild).toMatchObject({ status: 403, raw: { code: 'NOT_ALLOWED', needs: 'ADULTHOOD' } });
  });
  it('somebody the clinic does not know waits for its decision', async () => {
    const scene = await make.clinicWithPatient();
    const strangerClinic = await make.clinic();
    const nurse = await make.employee(strangerClinic);
    const sent = await send(scene, { clinicId: strangerClinic });
    const as = await make.session(nurse.userId, 'PRM_DOCTOR');
    const detail = await test.call(getClinicEContact, { params: { id: sent.body.id } }, { as });
    expect(detail.body.membershipPending).toBe(true);
    const reply = await test.call(
      sendInquiry,
      { params: { id: sent.body.id }, body: { question: 'Tere' } },
      { as, seen: 1 },
    );
    expect(reply).toMatchObject({ status: 469, raw: { code: 'E_CONTACT_MOVE_NOT_ALLOWED' } });
  });
});

describe('bad input', () => {
  it.each([
    ['an empty text', '   ', 'required'],
    ['a text over 10,000 characters', 'a'.repeat(10_001), 'tooLong'],
    ['a NUL character', 'a\u0000b', 'badCharacters'],
    ['half an emoji', 'a\ud83d', 'badCharacters'],
  ])('%s is refused with its key', async (_, text, key) => {
    const scene = await make.clinicWithPatient();
    const answer = await send(scene, { text });
    expect(answer).toMatchObject({
      status: 400,
      raw: { code: 'BAD_INPUT', issues: [{ path: ['body', 'text'], key }] },
    });
  });
  it('exactly 10,000 emoji fit', async () => {
    const scene = await make.clinicWithPatient();
    expect((await send(scene, { text: '🦊'.repeat(10_000) })).status).toBe(200);
  });
});
