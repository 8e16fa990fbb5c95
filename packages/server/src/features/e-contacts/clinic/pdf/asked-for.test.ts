import { randomUUID } from 'node:crypto';
import {
  approvePrescription,
  declinePrescription,
  downloadEContactPdf,
  listEContactPrescriptions,
  sendEContactText,
} from '@tervita/contract/e-contacts';
import { questionnaireFlow } from '@tervita/contract/smart-questionnaire';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const onPaper = async (id: string, as: string) => {
  const query = { locale: 'en' } as const;
  const { bytes } = await test.call(downloadEContactPdf, { params: { id }, query }, { as });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
};

it('every medicine stands on the paper with what became of it and why', async () => {
  const { clinicId, patient, asPatient } = await make.clinicWithPatient();
  const doctor = await make.employee(clinicId, { role: 'DOCTOR' });
  const as = await make.session(doctor.userId, 'PRM_DOCTOR');
  const medicine = (brand: string, more: object = {}) => ({
    brand,
    activeIngredient: 'metoprolol',
    form: 'tablets',
    route: 'oral',
    strength: '50 mg',
    frequency: 'ONCE_DAILY' as const,
    ...more,
  });
  const body = {
    eContactType: 'PRESCRIPTION' as const,
    patientPersonId: patient.personId,
    clinicId,
    text: 'Palun',
    prescriptions: [medicine('Betarolin', { comment: 'Õhtuti' }), medicine('Pantosel'), medicine('Lorasel')],
  };
  const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
  const { prescriptions } = (await test.call(listEContactPrescriptions, { params: { id } }, { as })).body;
  const [first, second] = prescriptions.map((each) => ({ id, prescriptionId: each.id }));
  if (!first || !second) throw new Error('three are asked for');
  await test.call(approvePrescription, { params: first }, { as });
  const why = { reason: 'NEEDS_VISIT', words: 'Tulge vastuvõtule' } as const;
  await test.call(declinePrescription, { params: second, body: why }, { as });
  const text = await onPaper(id, as);
  for (const words of [
    'Prescription requests',
    /Betarolin 50 mg Approved · \S+ \S+ · /,
    'metoprolol, tablets, by mouth · 1× a day · not prescribed here before',
    'Comment: Õhtuti',
    /Pantosel 50 mg Declined · /,
    'Why: Needs a visit first. Tulge vastuvõtule',
    'Lorasel 50 mg Waiting for the clinic',
  ])
    expect(text).toMatch(words);
  // The conversation names the medicine of each decision too.
  expect(text.match(/Betarolin 50 mg/g)?.length).toBeGreaterThan(1);
});

it('leave stands on the paper as staff read it', async () => {
  const back = new Date(Date.now() + 3 * 86_400_000);
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const aiQuestionnaireId = randomUUID();
  const step = (body: object) =>
    test.call(questionnaireFlow, { body: { aiQuestionnaireId, ...body } as never }, { as: asPatient });
  const about = { patientPersonId: patient.personId, clinicId, locale: 'et', input: '' };
  await step({ stage: 'PROBLEM_TYPE', ...about, chiefProblemTypeId: 'FIT_NOTE_END' });
  await step({
    stage: 'ANSWERS',
    answers: {
      danger: { choices: ['none'] },
      leaveType: { choices: ['SICK_NOTE'] },
      returnDate: { text: back.toISOString().slice(0, 10) },
      note: { text: 'Palavik on läinud' },
    },
  });
  const { body } = await step({ stage: 'SUMMARY' });
  const sent = await step({ stage: 'CONFIRM', summary: body.summary?.text ?? '' });
  const text = await onPaper(sent.body.eContactId ?? '', asNurse);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(back);
  expect(text).toContain(`End of sick leave Back at work ${day} Notes Palavik on läinud`);
});

it('says nothing of medicines or leave where none was asked for', async () => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const body = {
    eContactType: 'KNEE_PAIN' as const,
    patientPersonId: patient.personId,
    clinicId,
    text: 'Põlv',
  };
  const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
  const text = await onPaper(id, asNurse);
  for (const words of ['Prescription requests', 'leave']) expect(text).not.toContain(words);
});
