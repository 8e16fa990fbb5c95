import { downloadEContactPdf } from '@tervita/contract/e-contacts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { fillQuestionnaire } from '../../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

it('a questionnaire stands on the paper with its score, what it means and every answer', async () => {
  const { clinicId, patient, asPatient, asNurse } = await make.clinicWithPatient();
  const matter = { as: asPatient, patientPersonId: patient.personId, clinicId, type: 'GAD' };
  const filling = fillQuestionnaire(test, matter);
  await filling.begin();
  await filling.answerAll('3');
  const id = (await filling.send()).body.eContactId ?? '';
  const query = { locale: 'en' } as const;
  const { bytes } = await test.call(downloadEContactPdf, { params: { id }, query }, { as: asNurse });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  const paper = text.replaceAll(/\s+/g, ' ');
  for (const words of [
    'Questionnaires',
    /GAD-7, anxiety 21 of 21 · Severe · Not validated in this wording · filled in /i,
    'Needs attention',
    /worrying: Nearly every day \(3\)/i,
    'Not a diagnosis.',
  ])
    expect(paper).toMatch(words);
});
