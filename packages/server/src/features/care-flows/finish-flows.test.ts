import { startHostedWithPatient } from '@tervita/contract/care-flows';
import { completeEContact, listClinicEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { standIn, test, make, scene, started, deliver, letterOf, timeIsOver } = await startHostedApp({
  hasWorker: true,
});

describe('what the provider tells of itself', () => {
  it('sends the answers of somebody who never came back', async () => {
    const { flow, sessionUrl, stateOf, inbox, entries, eContactId } = await started();
    await standIn.fill(sessionUrl);
    expect(await deliver(letterOf(flow?.pathway_id))).toBe(204);
    await eventually(async () => expect(await stateOf()).toBe('DONE'));
    expect(await inbox()).toMatchObject([{ id: eContactId }]);
    expect(await entries(eContactId)).toMatchObject([{ direction: 'PATIENT_TO_CLINIC' }]);
  });

  it('is believed only when it is signed over these bytes', async () => {
    const { flow, sessionUrl, stateOf } = await started();
    await standIn.fill(sessionUrl);
    const letter = letterOf(flow?.pathway_id);
    expect(await deliver(letter, standIn.sign(letterOf('another')))).toBe(401);
    expect(await deliver(letter, '')).toBe(401);
    expect(await deliver('not json', standIn.sign('not json'))).toBe(400);
    expect(await stateOf()).toBe('STARTED');
  });

  it('may come twice, in any order, and of what is not ours', async () => {
    const { flow, sessionUrl, stateOf, entries, eContactId, finalise } = await started();
    await deliver(letterOf(flow?.pathway_id, 'session.completed'));
    await standIn.fill(sessionUrl);
    await Promise.all([
      deliver(letterOf(flow?.pathway_id)),
      deliver(letterOf(flow?.pathway_id)),
      finalise(eContactId),
    ]);
    expect(await deliver(letterOf('unknown'))).toBe(204);
    await eventually(async () => expect(await stateOf()).toBe('DONE'));
    expect(await entries(eContactId)).toHaveLength(1);
  });

  it('sends after all what had been given up', async () => {
    const { flow, sessionUrl, stateOf, inbox, eContactId, finalise } = await started();
    await finalise(eContactId, true);
    await standIn.fill(sessionUrl);
    await deliver(letterOf(flow?.pathway_id));
    await eventually(async () => expect(await stateOf()).toBe('DONE'));
    expect(await inbox()).toHaveLength(1);
  });

  it('sends nothing for a child when the right has ended: it has failed, and what was answered is kept', async () => {
    const { flow, sessionUrl, patient, inbox, eContactId, flowOf } = await started({ forChild: true });
    await standIn.fill(sessionUrl);
    await sql`update representation set ended_at = now() where user_id = ${patient.userId}`.execute(
      test.database.system,
    );
    await timeIsOver(flow?.id);
    expect(await inbox()).toEqual([]);
    expect(await inbox('FAILED')).toMatchObject([{ id: eContactId }]);
    expect(await flowOf(eContactId)).toMatchObject({ state: 'FAILED', answers: { length: 21 } });
  });
});

describe('when the time of the page is over', () => {
  it('what never came back has failed, and is kept', async () => {
    const { flow, stateOf, mine, eContactId } = await started();
    await timeIsOver(flow?.id);
    expect(await stateOf()).toBe('FAILED');
    expect(await mine()).toMatchObject([{ id: eContactId, status: 'FAILED' }]);
  });

  it('what was answered is sent', async () => {
    const { flow, sessionUrl, stateOf } = await started();
    await standIn.fill(sessionUrl);
    await timeIsOver(flow?.id);
    await timeIsOver(flow?.id);
    expect(await stateOf()).toBe('DONE');
  });

  it('it has failed also while the provider is away, and the answers come later', async () => {
    const { flow, sessionUrl, stateOf } = await started();
    await standIn.fill(sessionUrl);
    await standIn.fault('http-500');
    await expect(timeIsOver(flow?.id)).rejects.toThrow();
    expect(await stateOf()).toBe('FAILED');
    await timeIsOver(flow?.id);
    expect(await stateOf()).toBe('DONE');
  });
});

describe('staff who never came back from the page', () => {
  const opened = async (eContactType: ProblemType = 'ISI') => {
    const made = await scene({ danger: null });
    const { clinicId, personId: patientPersonId, asPatient, asNurse } = made;
    const body = { eContactType: 'COUGH', patientPersonId, clinicId, text: 'Tere' } as const;
    const { id } = (await test.call(sendEContactText, { body }, { as: asPatient })).body;
    const begun = { params: { id }, query: {}, body: { eContactType } };
    const page = (await test.call(startHostedWithPatient, begun, { as: asNurse })).body;
    const stateOf = async () => (await made.flowOf(id))?.state;
    const recorded = async () => (await made.entries(id)).filter(({ move }) => move === 'recordAnswers');
    return { ...made, ...page, id, stateOf, recorded };
  };

  it('leave nothing that is on its way for ever', async () => {
    const { actionId, stateOf, recorded } = await opened();
    await timeIsOver(actionId);
    expect(await stateOf()).toBe('FAILED');
    expect(await recorded()).toEqual([]);
  });

  it('lose nothing that the patient answered, and it stands in the thread once', async () => {
    const { id, actionId, sessionUrl, stateOf, recorded, responses } = await opened();
    await standIn.fill(sessionUrl, '2');
    await timeIsOver(actionId);
    await timeIsOver(actionId);
    expect(await stateOf()).toBe('DONE');
    expect(await recorded()).toMatchObject([{ direction: 'CLINIC_BEHALF_OF_PATIENT' }]);
    expect(await responses(id)).toMatchObject([{ instrument: 'ISI', total: 14 }]);
  });

  it('are told by the provider’s letter as patients are', async () => {
    const { id, sessionUrl, stateOf, flowOf } = await opened();
    await standIn.fill(sessionUrl);
    await deliver(letterOf((await flowOf(id))?.pathway_id));
    await eventually(async () => expect(await stateOf()).toBe('DONE'));
  });

  it('and left the clinic meanwhile: the answers are the clinic’s', async () => {
    const { actionId, sessionUrl, nurse, clinicId, stateOf } = await opened('EEK2');
    await standIn.fill(sessionUrl, '0', { q5: '1' });
    const colleague = await make.employee(clinicId);
    await sql`update employee set deleted_at = now() where user_id = ${nurse.userId}`.execute(
      test.database.system,
    );
    await timeIsOver(actionId);
    expect(await stateOf()).toBe('DONE');
    const as = await make.session(colleague.userId, 'PRM_DOCTOR');
    const { body } = await test.call(listClinicEContacts, { query: { clinicId } as never }, { as });
    expect(body.eContacts).toMatchObject([{ redFlag: { kind: 'CALL_112' } }]);
  });

  it('to an e-contact that was closed: it has failed, and the answers are kept', async () => {
    const { id, actionId, sessionUrl, asNurse, flowOf, recorded } = await opened();
    await standIn.fill(sessionUrl);
    const body = { infoText: 'Puhake.' };
    await test.call(completeEContact, { params: { id }, body }, { as: asNurse });
    await timeIsOver(actionId);
    expect(await flowOf(id)).toMatchObject({ state: 'FAILED', answers: { length: 7 } });
    expect(await recorded()).toEqual([]);
  });
});
