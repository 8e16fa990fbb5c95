import { randomUUID } from 'node:crypto';
import {
  addInfo,
  approvePrescription,
  closeMyEContact,
  declinePrescription,
  getDraft,
  getPatientTimeline,
  listClinicEContacts,
  listMyEContactPrescriptions,
  saveDraft,
  sendEContactText,
  sendInquiry,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import {
  listMyPrescriptions,
  listPatientPrescriptions,
  recordPrescription,
} from '@tervita/contract/prescriptions';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeJobsDue } from '../../testing/due-jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { alarmJobs } from '../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../testing/given.ts';
import { heart, methotrexate, prescriptionScene, stomach } from '../../testing/prescription-scene.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
  make = given(test.database);
});
afterAll(() => test.close());

const { answeredAgo, runJobs } = alarmJobs(() => test);

const { scene, ask, listed, mine, begun } = prescriptionScene(
  () => test,
  () => make,
);

describe('a request', () => {
  it('is listened to in what is said of each medicine, also where the text says nothing of it', async () => {
    const made = await scene();
    const flagOf = async (comment: string) => {
      const id = await ask(made, [{ ...stomach, comment }]);
      const query = { clinicId: made.clinicId };
      const { eContacts } = (await test.call(listClinicEContacts, { query }, { as: made.asNurse })).body;
      return eContacts.find((each) => each.id === id)?.redFlag?.kind;
    };
    expect(await flagOf('I have taken 40 paracetamol tablets an hour ago')).toBe('CALL_112');
    expect(await flagOf('my right hand will not button my shirt and my wife says i sound drunk')).toBe(
      'WORDS',
    );
    expect(await flagOf('Õhtuti')).toBeUndefined();
  });

  it('comes to the clinic as it was asked for, in its order', async () => {
    const { asNurse, id } = await begun();
    expect(await listed(asNurse, id)).toMatchObject([
      { ...heart, state: 'REQUESTED', previousId: null, comment: '', decidedAt: null },
      { brand: 'Pantosel', activeIngredient: '', comment: 'Õhtuti', frequency: 'AS_NEEDED' },
    ]);
  });

  it('is kept with the draft for another device, and goes with it although the sending does not name it', async () => {
    const { clinicId, patient, asPatient, asDoctor } = await scene();
    const id = randomUUID();
    const about = { eContactType: 'PRESCRIPTION', patientPersonId: patient.personId, clinicId } as const;
    const kept = { ...about, text: 'Betarolin', prescriptions: [heart] };
    expect(
      (await test.call(saveDraft, { params: { id }, body: kept }, { as: asPatient, seen: 0 })).status,
    ).toBe(200);
    // Words that are saved without medicines leave them as they are.
    const words = { ...about, text: 'Betarolin palun' };
    expect(
      (await test.call(saveDraft, { params: { id }, body: words }, { as: asPatient, seen: 1 })).status,
    ).toBe(200);
    const onPhone = await make.session(patient.userId);
    const { draft } = (await test.call(getDraft, { params: { id } }, { as: onPhone })).body;
    expect(draft?.prescriptions).toMatchObject([{ ...heart, previousId: null }]);
    const sending = { ...about, text: 'Betarolin palun', aiQuestionnaireId: id };
    const unasked = await test.call(sendEContactText, { body: sending }, { as: asPatient });
    expect(unasked.raw.code).toBe('DANGER_NOT_ASKED');
    const beside = { aiQuestionnaireId: id, patientPersonId: patient.personId, clinicId } as const;
    const asked = { ...beside, locale: 'et', input: '', chiefProblemTypeId: 'PRESCRIPTION' } as const;
    await test.call(questionnaireFlow, { body: { stage: 'PROBLEM_TYPE', ...asked } }, { as: onPhone });
    const answers = { danger: { choices: ['none'] } };
    await test.call(questionnaireFlow, { body: { stage: 'ANSWERS', ...beside, answers } }, { as: onPhone });
    const sent = await test.call(sendEContactText, { body: sending }, { as: asPatient });
    expect(sent.status).toBe(200);
    expect(await listed(asDoctor, sent.body.id)).toMatchObject([heart]);
  });

  it('goes to the clinic by itself with a sign of danger that was left, medicines and all', async () => {
    const { clinicId, patient, asPatient, asDoctor } = await scene();
    const id = randomUUID();
    const about = { eContactType: 'PRESCRIPTION', patientPersonId: patient.personId, clinicId } as const;
    const kept = { ...about, text: 'Betarolin', prescriptions: [heart] };
    await test.call(saveDraft, { params: { id }, body: kept }, { as: asPatient, seen: 0 });
    const beside = { aiQuestionnaireId: id, patientPersonId: patient.personId, clinicId } as const;
    const asked = { ...beside, locale: 'et', input: '', chiefProblemTypeId: 'PRESCRIPTION' } as const;
    await test.call(questionnaireFlow, { body: { stage: 'PROBLEM_TYPE', ...asked } }, { as: asPatient });
    const answers = { danger: { choices: ['breathing-hard'] } };
    await test.call(questionnaireFlow, { body: { stage: 'ANSWERS', ...beside, answers } }, { as: asPatient });
    await answeredAgo(id, 10);
    await runJobs(id);
    const { body } = await test.call(listClinicEContacts, { query: { clinicId } }, { as: asDoctor });
    expect(body.eContacts).toMatchObject([{ type: 'PRESCRIPTION', redFlag: { kind: 'CALL_112' } }]);
    expect(await listed(asDoctor, body.eContacts[0]?.id ?? '')).toMatchObject([heart]);
  });

  it('sent twice under one key is one e-contact with its medicines once', async () => {
    const { clinicId, patient, asPatient, asDoctor } = await scene();
    const body = {
      eContactType: 'PRESCRIPTION' as const,
      patientPersonId: patient.personId,
      clinicId,
      text: 'Betarolin',
      prescriptions: [heart],
    };
    const key = randomUUID();
    const [one, two] = await Promise.all(
      [1, 2].map(() => test.call(sendEContactText, { body }, { as: asPatient, key })),
    );
    const ids = [one, two].flatMap((answer) => answer?.body.id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect(await listed(asDoctor, ids[0] ?? '')).toHaveLength(1);
  });

  it('renews only what its writer can see; anything else is asked for as new', async () => {
    const made = await begun();
    await test.call(approvePrescription, { params: made.first }, { as: made.asDoctor });
    const stranger = await scene();
    const { prescriptionId } = made.first;
    const stolen = await ask(stranger, [{ ...heart, previousId: prescriptionId }]);
    expect(await listed(stranger.asDoctor, stolen)).toMatchObject([
      { previousId: null, lastAt: null, decisions: [] },
    ]);
    const renewed = await ask(made, [{ ...heart, previousId: prescriptionId }]);
    expect(await listed(made.asDoctor, renewed)).toMatchObject([
      { previousId: prescriptionId, lastAt: expect.any(String) },
    ]);
  });

  it('another medicine, or one that was declined, is new to the doctor who decides', async () => {
    const made = await begun();
    const previousId = made.first.prescriptionId;
    const asksAsNew = async (medicine: object) =>
      expect(await listed(made.asDoctor, await ask(made, [{ ...medicine, previousId }]))).toMatchObject([
        { previousId: null, lastAt: null },
      ]);
    const declined = { reason: 'NEEDS_VISIT', words: '' } as const;
    await test.call(declinePrescription, { params: made.first, body: declined }, { as: made.asDoctor });
    await asksAsNew(heart);
    const approved = await begun();
    await test.call(approvePrescription, { params: approved.first }, { as: approved.asDoctor });
    const other = { ...stomach, strength: '20 mg', previousId: approved.first.prescriptionId };
    expect(await listed(approved.asDoctor, await ask(approved, [other]))).toMatchObject([
      { previousId: null },
    ]);
  });

  it.each([
    ['an unknown frequency', { prescriptions: [{ ...heart, frequency: 'HOURLY' }] }, 400],
    ['more medicines than anybody takes', { prescriptions: Array.from({ length: 21 }, () => heart) }, 400],
    ['a name without end', { prescriptions: [{ ...heart, brand: 'B'.repeat(201) }] }, 400],
    ['somebody else’s record', { patientPersonId: randomUUID() }, 404],
    ['a clinic that is not there', { clinicId: randomUUID() }, 404],
  ])('with %s is refused and leaves nothing behind', async (_, over, status) => {
    const made = await scene();
    const body = {
      eContactType: 'PRESCRIPTION',
      patientPersonId: made.patient.personId,
      clinicId: made.clinicId,
      text: 'Betarolin',
      prescriptions: [heart],
      ...over,
    };
    expect((await test.call(sendEContactText, { body: body as never }, { as: made.asPatient })).status).toBe(
      status,
    );
    expect(await mine(made)).toEqual([]);
  });
});

describe('a decision', () => {
  it('to approve is a doctor’s alone; a nurse declines, the office neither', async () => {
    const { asDoctor, asNurse, asOffice, asPatient, first, second, id } = await begun();
    const decline = { params: second, body: { reason: 'NEEDS_VISIT', words: 'Tulge vastuvõtule.' } } as const;
    for (const as of [asNurse, asOffice, asPatient])
      expect((await test.call(approvePrescription, { params: first }, { as })).status).toBe(403);
    for (const as of [asOffice, asPatient])
      expect((await test.call(declinePrescription, decline, { as })).status).toBe(403);
    expect((await test.call(approvePrescription, { params: first }, { as: asDoctor, seen: 1 })).status).toBe(
      200,
    );
    expect((await test.call(declinePrescription, decline, { as: asNurse, seen: 2 })).status).toBe(200);
    expect(await listed(asNurse, id)).toMatchObject([
      { state: 'APPROVED', decidedByMe: false },
      {
        state: 'DECLINED',
        declineReason: 'NEEDS_VISIT',
        declineWords: 'Tulge vastuvõtule.',
        decidedByMe: true,
      },
    ]);
    const seen = await test.call(listMyEContactPrescriptions, { params: { id } }, { as: asPatient });
    expect(seen.body.prescriptions.map(({ state }) => state)).toEqual(['APPROVED', 'DECLINED']);
    const timeline = await test.call(getPatientTimeline, { params: { id } }, { as: asPatient });
    expect(timeline.body.entries.slice(1).map(({ move, reason }) => [move, reason])).toEqual([
      ['approvePrescription', 'Betarolin 50 mg'],
      ['declinePrescription', 'Pantosel 40 mg'],
    ]);
  });

  it('without a reason that says something is refused', async () => {
    const { asNurse, first } = await begun();
    const empty = { params: first, body: { reason: 'OTHER', words: ' ' } } as const;
    expect((await test.call(declinePrescription, empty, { as: asNurse })).status).toBe(400);
  });

  it('of two at once is made by one; the other is told that it changed', async () => {
    const made = await begun();
    const other = await make.employee(made.clinicId, { role: 'DOCTOR' });
    const asOther = await make.session(other.userId, 'PRM_DOCTOR');
    const both = await Promise.all([
      test.call(approvePrescription, { params: made.first }, { as: made.asDoctor, seen: 1 }),
      test.call(
        declinePrescription,
        { params: made.first, body: { reason: 'TOO_EARLY' } },
        { as: asOther, seen: 1 },
      ),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 469]);
    expect(both.find(({ status }) => status === 469)?.raw.code).toBe('E_CONTACT_CHANGED');
    const late = await test.call(approvePrescription, { params: made.first }, { as: asOther });
    expect(late.raw.code).toBe('PRESCRIPTION_DECIDED');
  });

  it('is not there for another clinic, nor under another e-contact', async () => {
    const { first, asDoctor, ...made } = await begun();
    const stranger = await scene();
    expect((await test.call(approvePrescription, { params: first }, { as: stranger.asDoctor })).status).toBe(
      404,
    );
    const elsewhere = {
      id: await ask({ asDoctor, ...made }, [{ ...heart, strength: '25 mg' }]),
      prescriptionId: first.prescriptionId,
    };
    expect((await test.call(approvePrescription, { params: elsewhere }, { as: asDoctor })).status).toBe(404);
  });

  it('comes too late once the patient has withdrawn it', async () => {
    const { asDoctor, asPatient, first, id } = await begun();
    const body = { reason: 'PROBLEM_RESOLVED' } as const;
    await test.call(closeMyEContact, { params: { id }, body }, { as: asPatient, seen: 1 });
    const late = await test.call(approvePrescription, { params: first }, { as: asDoctor, seen: 1 });
    expect([late.status, late.raw.code]).toEqual([468, 'E_CONTACT_ALREADY_CLOSED']);
    expect((await listed(asDoctor, id)).map(({ state }) => state)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
  });

  it('can be taken back by whoever made it, for seconds', async () => {
    const { asDoctor, asNurse, first, id } = await begun();
    const take = (as: string) => test.call(undoPrescriptionDecision, { params: first }, { as });
    expect((await take(asDoctor)).raw.code).toBe('PRESCRIPTION_UNDO_TOO_LATE');
    await test.call(approvePrescription, { params: first }, { as: asDoctor });
    expect((await take(asNurse)).raw.code).toBe('PRESCRIPTION_UNDO_TOO_LATE');
    expect((await take(asDoctor)).status).toBe(200);
    expect((await listed(asDoctor, id))[0]).toMatchObject({ state: 'REQUESTED', decidedAt: null });
    await test.call(approvePrescription, { params: first }, { as: asDoctor });
    await sql`update prescription set decided_at = now() - interval '1 minute' where id = ${first.prescriptionId}`.execute(
      test.database.system,
    );
    expect((await take(asDoctor)).raw.code).toBe('PRESCRIPTION_UNDO_TOO_LATE');
  });

  it('does not hold up a reply that its maker wrote before; the patient’s word does', async () => {
    const { asDoctor, asPatient, first, second, id } = await begun();
    await test.call(approvePrescription, { params: first }, { as: asDoctor, seen: 1 });
    const reply = { params: { id }, body: { question: 'Kas rõhk on korras?' } };
    expect((await test.call(sendInquiry, reply, { as: asDoctor, seen: 1 })).status).toBe(200);
    await test.call(addInfo, { params: { id }, body: { infoText: 'Veel' } }, { as: asPatient });
    const overtaken = await test.call(approvePrescription, { params: second }, { as: asDoctor, seen: 3 });
    expect(overtaken.raw.code).toBe('E_CONTACT_CHANGED');
  });

  it('is told to the patient once, when nothing waits, and names no medicine', async () => {
    const { asDoctor, patient, first, second, id } = await begun();
    await test.call(approvePrescription, { params: first }, { as: asDoctor });
    const jobs = () =>
      sql<{ count: number }>`select count(*)::int as count from jobs.job
      where name = 'notifications' and data -> 'ids' ->> 'eContactId' = ${id}`.execute(test.database.system);
    expect((await jobs()).rows[0]?.count).toBe(0);
    await test.call(approvePrescription, { params: second }, { as: asDoctor });
    await makeJobsDue(test.database, { ids: { eContactId: id } });
    await eventually(() => {
      const letters = test.mails.filter(({ to }) => to === patient.email);
      expect(letters).toHaveLength(1);
      expect(JSON.stringify(letters)).not.toMatch(/Betarolin|Pantosel|retsept/i);
    });
  });
});

describe('what was prescribed before', () => {
  it('is seen by the patient with what became of each, and asked for again after a no', async () => {
    const made = await begun();
    const decline = { params: made.first, body: { reason: 'TOO_EARLY' } } as const;
    await test.call(declinePrescription, decline, { as: made.asDoctor });
    await ask(made, [heart]);
    expect((await mine(made)).map(({ brand, state }) => [brand, state])).toEqual([
      ['Betarolin', 'REQUESTED'],
      ['Betarolin', 'DECLINED'],
      ['Pantosel', 'REQUESTED'],
    ]);
  });

  it('and written down by the clinic is seen by the patient, by no other clinic and by no representative', async () => {
    const made = await scene();
    const memberId = await sql<{ id: string }>`select id from clinic_member
      where clinic_id = ${made.clinicId} and person_id = ${made.patient.personId}`
      .execute(test.database.system)
      .then(({ rows }) => rows[0]?.id ?? '');
    const body = { clinicMemberId: memberId, ...heart };
    const daily = { ...body, ...methotrexate, frequency: 'ONCE_DAILY', weekday: null } as const;
    const refused = await test.call(recordPrescription, { body: daily }, { as: made.asDoctor });
    expect(refused.raw.code).toBe('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
    expect((await test.call(recordPrescription, { body }, { as: made.asOffice })).status).toBe(403);
    const stranger = await scene();
    expect((await test.call(recordPrescription, { body }, { as: stranger.asDoctor })).status).toBe(404);
    const recorded = await test.call(recordPrescription, { body }, { as: made.asNurse });
    expect(recorded.body).toMatchObject({ ...heart, state: 'RECORDED', eContactId: null });
    expect((await mine(made)).map(({ state }) => state)).toEqual(['RECORDED']);
    const query = { clinicMemberId: memberId };
    const ofPatient = await test.call(listPatientPrescriptions, { query }, { as: made.asOffice });
    expect(ofPatient.body).toMatchObject({ prescriptions: [heart], more: false });
    expect((await test.call(listPatientPrescriptions, { query }, { as: stranger.asDoctor })).status).toBe(
      404,
    );
    const other = await make.person();
    const record = await make.represented(other.userId, made.patient.personId, { knownAt: made.clinicId });
    const asOther = await make.session(other.userId);
    const seen = await test.call(
      listMyPrescriptions,
      { query: { patientPersonId: record, clinicId: made.clinicId } },
      { as: asOther },
    );
    expect(seen.body.prescriptions).toEqual([]);
  });

  it('for somebody else is seen while one may write for them, and no longer', async () => {
    const made = await scene();
    const parent = await make.person();
    const child = await make.person({ birthDate: '2020-02-02' });
    const record = await make.represented(parent.userId, child.personId, { knownAt: made.clinicId });
    const as = await make.session(parent.userId);
    const id = await ask(made, [heart], { as, patientPersonId: record });
    const query = { patientPersonId: record, clinicId: made.clinicId };
    const seen = await test.call(listMyPrescriptions, { query }, { as });
    expect(seen.body.prescriptions).toMatchObject([{ brand: 'Betarolin', eContactId: id }]);
    // A stranger who knows the child's id sees nothing.
    expect((await test.call(listMyPrescriptions, { query }, { as: made.asPatient })).status).toBe(404);
    await sql`update representation set ended_at = now() where user_id = ${parent.userId}`.execute(
      test.database.system,
    );
    expect((await test.call(listMyPrescriptions, { query }, { as })).status).toBe(404);
    expect((await test.call(listMyEContactPrescriptions, { params: { id } }, { as })).status).toBe(404);
  });
});
