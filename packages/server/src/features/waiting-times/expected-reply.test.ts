import { randomUUID } from 'node:crypto';
import { changeClinicSetting } from '@tervita/contract/clinics';
import { addInfo, saveDraft, sendEContactText, sendInquiry } from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { getExpectedReply, getExpectedReplyOfDraft, getWaitingTimes } from '@tervita/contract/waiting-times';
import { expectedReplyDays, fewestAnswers } from '@tervita/domain/waiting-times';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAnswered } from '../../testing/answered-times.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { type Scene, threads } from '../../testing/threads.ts';
import { unverifiedWriter } from '../../testing/unverified-writer.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const { sent } = threads(() => test);
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** A clinic that is open around the clock and has answered so often, after two hours and, one in five times, after six. */
const sceneWith = async (answers: number) => {
  const scene = await make.clinicWithPatient();
  await sql`insert into clinic_opening_hours (clinic_id, weekday, opens, closes)
    select ${scene.clinicId}, weekday, '00:00', '24:00' from generate_series(1, 7) weekday`.execute(
    test.database.system,
  );
  const times = Array.from({ length: answers }, (_, at) => ({
    sentAt: ago(30 + (at % 5 === 0 ? 6 : 2)),
    answeredAt: ago(30),
  }));
  if (answers > 0) await addAnswered(test.database.system, await sent(scene), times);
  return scene;
};
const draftOf = async ({ patient, clinicId, asPatient: as }: Scene, text = 'Köha') => {
  const id = randomUUID();
  const body = { eContactType: 'COUGH', patientPersonId: patient.personId, clinicId, text } as const;
  await test.call(saveDraft, { params: { id }, body }, { as, seen: 0 });
  return id;
};
const beforeSending = (scene: Scene, id: string, as = scene.asPatient) =>
  test.call(getExpectedReplyOfDraft, { params: { id } }, { as });
const afterSending = (scene: Scene, id: string, as = scene.asPatient) =>
  test.call(getExpectedReply, { params: { id } }, { as });
/** The half hour may end between two calls. */
const areClose = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Math.abs(Date.parse(one ?? '') - Date.parse(other ?? '')) <= hour / 2;
const hoursAhead = (moment: string | null | undefined) => (Date.parse(moment ?? '') - Date.now()) / hour;

describe('when to expect an answer', () => {
  it('is told before sending and after, from the clinic’s own answers and from the moment of sending', async () => {
    const scene = await sceneWith(fewestAnswers);
    const { expected } = (await beforeSending(scene, await draftOf(scene))).body;
    expect(hoursAhead(expected?.by)).toBeGreaterThan(1.9);
    expect(hoursAhead(expected?.by)).toBeLessThan(2.6);
    expect(hoursAhead(expected?.nineOfTenBy)).toBeGreaterThan(5.9);
    const id = await sent(scene);
    const told = (await afterSending(scene, id)).body.expected;
    expect(areClose(told?.by, expected?.by)).toBe(true);
    await sql`update e_contact set sent_at = sent_at - interval '4 hours' where id = ${id}`.execute(
      test.database.system,
    );
    const later = (await afterSending(scene, id)).body.expected;
    expect(later?.by).toBeNull();
    expect(hoursAhead(later?.nineOfTenBy)).toBeLessThan(2.6);
    await sql`update e_contact set sent_at = sent_at - interval '4 hours' where id = ${id}`.execute(
      test.database.system,
    );
    expect((await afterSending(scene, id)).body.expected).toBeNull();
  });

  it('staff see the same', async () => {
    const scene = await sceneWith(fewestAnswers);
    const { expected } = (await beforeSending(scene, await draftOf(scene))).body;
    const { clinicId, asNurse: as } = scene;
    const theirs = await test.call(getWaitingTimes, { params: { clinicId }, query: {} }, { as });
    expect(areClose(theirs.body.expected?.by, expected?.by)).toBe(true);
    expect(areClose(theirs.body.expected?.nineOfTenBy, expected?.nineOfTenBy)).toBe(true);
  });

  it.each([
    ['too few answers', fewestAnswers - 1, '0 days'],
    ['answers of too long ago', fewestAnswers, `${expectedReplyDays} days`],
  ])('is not told from %s', async (_, answers, older) => {
    const scene = await sceneWith(answers);
    await sql`update e_contact set first_answered_at = first_answered_at - ${older}::interval
      where clinic_id = ${scene.clinicId}`.execute(test.database.system);
    expect((await beforeSending(scene, await draftOf(scene))).body).toEqual({ expected: null });
    expect((await afterSending(scene, await sent(scene))).body).toEqual({ expected: null });
  });

  it('is not told where the clinic does not want it', async () => {
    const scene = await sceneWith(fewestAnswers);
    const { clinicId } = scene;
    const admin = await make.employee(clinicId, { isAdmin: true });
    const as = await make.session(admin.userId, 'PRM_DOCTOR');
    await test.call(
      changeClinicSetting,
      { params: { clinicId }, body: { expectedReply: 'DISABLED' } },
      { as },
    );
    expect((await beforeSending(scene, await draftOf(scene))).body).toEqual({ expected: null });
  });

  it('is never told where there is danger', async () => {
    const scene = await sceneWith(fewestAnswers);
    const alarming = 'Mul on tugev suruv valu rinnus';
    expect((await beforeSending(scene, await draftOf(scene, alarming))).body).toEqual({ expected: null });
    const id = await sent(scene, scene.asPatient, scene.patient.personId, alarming);
    expect((await afterSending(scene, id)).body).toEqual({ expected: null });
  });

  it('is not told where words only sound like danger, before sending as after it', async () => {
    const scene = await sceneWith(fewestAnswers);
    const sounding =
      'my right hand will not button my shirt since this morning and my wife says i sound drunk';
    const draftId = await draftOf(scene, sounding);
    const step = (body: object) =>
      test.call(
        questionnaireFlow,
        { body: { aiQuestionnaireId: draftId, ...body } as never },
        { as: scene.asPatient },
      );
    const matter = { patientPersonId: scene.patient.personId, clinicId: scene.clinicId };
    const begun = { ...matter, locale: 'en', input: '', chiefProblemTypeId: 'COUGH' };
    await step({ stage: 'PROBLEM_TYPE', ...begun });
    await step({ stage: 'ANSWERS', answers: { danger: { choices: ['none'] } } });
    expect((await beforeSending(scene, draftId)).body).toEqual({ expected: null });
    const id = await sent(scene, scene.asPatient, scene.patient.personId, sounding);
    expect((await afterSending(scene, id)).body).toEqual({ expected: null });
  });

  it('is not told any longer once words were added that tell of danger', async () => {
    const scene = await sceneWith(fewestAnswers);
    const id = await sent(scene);
    expect((await afterSending(scene, id)).body.expected).not.toBeNull();
    const body = { infoText: 'Mul on tugev suruv valu rinnus' };
    await test.call(addInfo, { params: { id }, body }, { as: scene.asPatient, seen: 1 });
    expect((await afterSending(scene, id)).body).toEqual({ expected: null });
  });

  it('is not told once there is an answer', async () => {
    const scene = await sceneWith(fewestAnswers);
    const id = await sent(scene);
    const body = { question: 'Kas on palavik?' };
    await test.call(sendInquiry, { params: { id }, body }, { as: scene.asNurse, seen: 1 });
    expect((await afterSending(scene, id)).body).toEqual({ expected: null });
  });

  it('is not told to whom the clinic has not accepted', async () => {
    const scene = await sceneWith(fewestAnswers);
    const stranger = await make.person();
    const as = await make.session(stranger.userId);
    const { clinicId } = scene;
    const theirs = { ...scene, patient: stranger, asPatient: as };
    const setKind = (kind: string) =>
      sql`update clinic set kind = ${kind} where id = ${clinicId}`.execute(test.database.system);
    // An open clinic takes anybody.
    await setKind('OPEN');
    expect((await beforeSending(theirs, await draftOf(theirs))).body.expected).not.toBeNull();
    await setKind('FAMILY_DOCTOR');
    expect((await beforeSending(theirs, await draftOf(theirs))).body).toEqual({ expected: null });
    expect((await beforeSending(scene, await draftOf(scene))).body.expected).not.toBeNull();
    const body = {
      eContactType: 'COUGH',
      patientPersonId: stranger.personId,
      clinicId,
      text: 'Köha',
    } as const;
    const { id } = (await test.call(sendEContactText, { body }, { as })).body;
    expect((await afterSending(scene, id, as)).body).toEqual({ expected: null });
  });

  it('is not told to whom nobody has confirmed that they act for the patient', async () => {
    const scene = await sceneWith(fewestAnswers);
    const { as, patientPersonId } = await unverifiedWriter(test, make, scene.patient.personId);
    const theirs = { ...scene, patient: { ...scene.patient, personId: patientPersonId }, asPatient: as };
    expect((await beforeSending(theirs, await draftOf(theirs))).body).toEqual({ expected: null });
    const id = await sent(scene, as, patientPersonId);
    expect((await afterSending(theirs, id)).body).toEqual({ expected: null });
    await sql`update clinic_representation set status = 'CONFIRMED' where clinic_id = ${scene.clinicId}`.execute(
      test.database.system,
    );
    expect((await beforeSending(theirs, await draftOf(theirs))).body.expected).not.toBeNull();
  });

  it('is not made shorter by what told of danger and was answered first', async () => {
    const scene = await sceneWith(fewestAnswers);
    const id = await sent(scene);
    await sql`update e_contact set red_flag = 'TODAY' where id = ${id}`.execute(test.database.system);
    const quick = Array.from({ length: 100 }, () => ({ sentAt: ago(30), answeredAt: ago(30) }));
    await addAnswered(test.database.system, id, quick);
    const { expected } = (await beforeSending(scene, await draftOf(scene))).body;
    expect(hoursAhead(expected?.by)).toBeGreaterThan(1.9);
  });

  it('is nobody else’s', async () => {
    const [scene, other] = [await sceneWith(fewestAnswers), await sceneWith(0)];
    const [draftId, id] = [await draftOf(scene), await sent(scene)];
    expect((await beforeSending(scene, draftId, other.asPatient)).status).toBe(404);
    expect((await afterSending(scene, id, other.asPatient)).status).toBe(404);
    expect((await afterSending(scene, id, scene.asNurse)).status).toBe(403);
  });
});

it('the database keeps to the days and the number of answers that the pages speak of', async () => {
  const { rows } = await sql<{ source: string }>`
    select prosrc as source from pg_proc where proname = 'usual_wait'`.execute(test.database.system);
  expect(rows[0]?.source).toContain(`interval '${expectedReplyDays} days'`);
  expect(rows[0]?.source).toContain(`answers >= ${fewestAnswers}`);
});
