import { askForQuestionnaire, completeEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { getQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { ProblemType } from '@tervita/domain/problem-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { fillQuestionnaire } from '../../../testing/fill-questionnaire.ts';
import { type Given, given } from '../../../testing/given.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

/** A draft of what staff asked for, with one item answered. */
const begunFor = async (type: ProblemType = 'GAD') => {
  const { clinicId, patient, asPatient: as, asNurse } = await make.clinicWithPatient();
  const matter = { patientPersonId: patient.personId, clinicId };
  const body = { eContactType: 'QUESTION', ...matter, text: 'Väsimus' } as const;
  const params = { id: (await test.call(sendEContactText, { body }, { as })).body.id };
  const wanted = { params, body: { eContactType: type, text: '' } };
  const { actionId: requestId } = (await test.call(askForQuestionnaire, wanted, { as: asNurse })).body;
  const fill = () => fillQuestionnaire(test, { as, ...matter, type, requestId });
  const draft = fill();
  await draft.begin();
  const refusal = async () =>
    (await test.call(getQuestionnaire, { params: { id: draft.id } }, { as })).body.refusal;
  const close = () =>
    test.call(completeEContact, { params, body: { fixedInfoText: 'INFO_DELIVERED' } }, { as: asNurse });
  return { draft, fill, refusal, close };
};

describe('a draft of what the clinic asked for says before the next item', () => {
  it('that it was filled in on another device', async () => {
    const { draft, fill, refusal } = await begunFor();
    await draft.answer({ danger: 'none', 'GAD7.q1': '1' });
    expect(await refusal()).toBeNull();
    const other = fill();
    await other.begin();
    await other.answerAll('1');
    await other.send();
    expect(await refusal()).toBe('QUESTIONNAIRE_REQUEST_ENDED');
    expect((await draft.answer({ 'GAD7.q2': '1' })).body.refusal).toBe('QUESTIONNAIRE_REQUEST_ENDED');
  });

  it('that the e-contact was closed', async () => {
    const { draft, refusal, close } = await begunFor();
    await draft.answer({ danger: 'none', 'GAD7.q1': '1' });
    await close();
    expect(await refusal()).toBe('E_CONTACT_ALREADY_CLOSED');
  });

  it('nothing of the kind where the answers tell of danger: those still go', async () => {
    const { draft, refusal, close } = await begunFor('PHQ9');
    expect((await draft.answerAll('1')).notice).toMatchObject({ action: 'CRISIS' });
    await close();
    expect(await refusal()).toBeNull();
  });

  it('nothing once it was sent', async () => {
    const { draft, refusal } = await begunFor();
    await draft.answerAll('1');
    expect((await draft.send()).body).toMatchObject({ refusal: null });
    expect(await refusal()).toBeNull();
  });
});
