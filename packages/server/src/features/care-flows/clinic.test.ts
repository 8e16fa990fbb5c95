import { finaliseHostedWithPatient, startHostedWithPatient } from '@tervita/contract/care-flows';
import {
  completeEContact,
  getClinicEContact,
  sendEContactText,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, make, scene: hosted } = await startHostedApp();

/** Staff opened a questionnaire on an e-contact, with the patient beside them. */
const scene = async (eContactType: 'ISI' | 'EEK2' = 'ISI') => {
  const made = await hosted({ danger: null });
  const { clinicId, asPatient, asNurse, personId } = made;
  const body = { eContactType: 'COUGH', patientPersonId: personId, clinicId, text: 'Tere' } as const;
  const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
  const start = (as = asNurse) =>
    test.call(startHostedWithPatient, { params: { id }, query: {}, body: { eContactType } }, { as });
  const finalise = (actionId: string, cancelled = false, as = asNurse) =>
    test.call(finaliseHostedWithPatient, { params: { id }, body: { cancelled, actionId } }, { as });
  return { ...made, id, start, finalise };
};

const close = ({ id, asNurse }: Awaited<ReturnType<typeof scene>>) =>
  test.call(completeEContact, { params: { id }, body: { infoText: 'Puhake.' } }, { as: asNurse });

it('what staff fill in with the patient stands in the thread, once', async () => {
  const { id, start, finalise, entries } = await scene();
  const { body } = await start();
  expect((await finalise(body.actionId)).body.status).toBe('STARTED');
  const back = await standIn.fill(body.sessionUrl, '1');
  expect(back).toBe(`http://localhost:3000/e-contacts/${id}?cancelled=false&actionId=${body.actionId}`);
  const both = await Promise.all([finalise(body.actionId), finalise(body.actionId)]);
  expect(both.map((answer) => answer.body.status)).toEqual(['SUBMITTED', 'SUBMITTED']);
  const added = (await entries(id)).filter(({ move }) => move === 'recordAnswers');
  expect(added).toMatchObject([{ direction: 'CLINIC_BEHALF_OF_PATIENT' }]);
});

it('what staff fill in with the patient is scored too', async () => {
  const { id, start, finalise, responses } = await scene();
  const { body } = await start();
  await standIn.fill(body.sessionUrl, '4');
  await finalise(body.actionId);
  expect(await responses(id)).toMatchObject([
    { instrument: 'ISI', source: 'HOSTED', total: 28, band: { code: 'severe' } },
  ]);
});

describe('an answer about ending one’s life', () => {
  const answered = async () => {
    const made = await scene('EEK2');
    const { body } = await made.start();
    await standIn.fill(body.sessionUrl, '0', { q5: '1' });
    return { ...made, actionId: body.actionId };
  };
  const seen = async ({ id, asNurse }: Awaited<ReturnType<typeof scene>>) =>
    (await test.call(getClinicEContact, { params: { id } }, { as: asNurse })).body;

  it('raises the flag, and it is the clinic’s turn, whoever filled it in', async () => {
    const made = await answered();
    const body = { question: 'Kuidas te magate?' };
    await test.call(sendInquiry, { params: { id: made.id }, body }, { as: made.asNurse, seen: 1 });
    expect((await made.finalise(made.actionId)).body.status).toBe('SUBMITTED');
    expect(await seen(made)).toMatchObject({ turn: 'CLINIC', redFlag: { kind: 'CALL_112', seenAt: null } });
  });

  it('opens again what was closed meanwhile', async () => {
    const made = await answered();
    await close(made);
    expect((await made.finalise(made.actionId, true)).body.status).toBe('SUBMITTED');
    expect(await seen(made)).toMatchObject({
      status: 'SUBMITTED',
      turn: 'CLINIC',
      redFlag: { seenAt: null },
    });
  });
});

it('answers to what was closed meanwhile are refused, and kept', async () => {
  const made = await scene();
  const { body } = await made.start();
  await standIn.fill(body.sessionUrl, '2');
  await close(made);
  expect((await made.finalise(body.actionId)).raw.code).toBe('E_CONTACT_ALREADY_CLOSED');
  expect((await made.flowOf(made.id))?.answers).toHaveLength(7);
});

it('cancelled twice is no different, and answers that come after all are taken', async () => {
  const { start, finalise } = await scene();
  const { body } = await start();
  expect((await finalise(body.actionId, true)).body.status).toBe('CANCELLED');
  expect((await finalise(body.actionId, true)).body.status).toBe('CANCELLED');
  await standIn.fill(body.sessionUrl);
  expect((await finalise(body.actionId)).body.status).toBe('SUBMITTED');
});

it('is not started with a patient of another age, as the clinic knows them', async () => {
  const { start, personId } = await scene();
  const bornOn = (birthDate: string | null) =>
    sql`update clinic_member set birth_date = ${birthDate} where person_id = ${personId}`.execute(
      test.database.system,
    );
  await bornOn('2012-05-06');
  expect(await start()).toMatchObject({ status: 468, raw: { code: 'QUESTIONNAIRE_NOT_FOR_PATIENT' } });
  await bornOn(null);
  expect((await start()).status).toBe(200);
});

it('is nobody’s of another clinic, and says when the provider is away', async () => {
  const { start, finalise } = await scene();
  const { body } = await start();
  const stranger = await make.clinicWithPatient();
  expect((await finalise(body.actionId, true, stranger.asNurse)).status).toBe(404);
  expect((await start(stranger.asNurse)).status).toBe(404);
  await standIn.fault('http-500');
  expect((await start()).raw.code).toBe('AWELL_NOT_AVAILABLE');
});
