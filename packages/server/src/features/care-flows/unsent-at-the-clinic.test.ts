import { startHostedWithPatient } from '@tervita/contract/care-flows';
import {
  acceptEContact,
  acknowledgeRedFlag,
  askForQuestionnaire,
  assignEContact,
  completeEContact,
  getClinicEContact,
  getClinicTimeline,
  moveManyEContacts,
  rejectEContact,
  reopenEContact,
  sendInquiry,
} from '@tervita/contract/e-contacts';
import { describe, expect, it } from 'vitest';
import { startHostedApp } from '../../testing/hosted-app.ts';

const { test, make, started } = await startHostedApp();

describe.each(['STARTED', 'FAILED'] as const)('an e-contact that is %s', (status) => {
  const scene = async () => {
    const made = await started();
    const { eContactId: id } = made;
    if (status === 'FAILED') await made.finalise(id, true);
    const params = { id };
    const seen = async () => (await test.call(getClinicEContact, { params }, { as: made.asNurse })).body;
    return { ...made, params, seen, as: { as: made.asNurse } };
  };

  it('is listed for the clinic only when it asks for it, and can be read there', async () => {
    const { inbox, params, seen, as } = await scene();
    expect(await inbox()).toEqual([]);
    expect(await inbox(status)).toMatchObject([{ id: params.id, status, turn: null, type: 'ISI' }]);
    expect(await seen()).toMatchObject({ id: params.id, status });
    const { status: read, body } = await test.call(getClinicTimeline, { params }, as);
    expect(read).toBe(200);
    expect(body.entries.every(({ text }) => text === null)).toBe(true);
  });

  it('is nobody’s of another clinic', async () => {
    const { params } = await scene();
    const { asNurse } = await make.clinicWithPatient();
    expect((await test.call(getClinicEContact, { params }, { as: asNurse })).status).toBe(404);
  });

  it('is not answered, closed, given to anybody or asked about: it was not sent', async () => {
    const { params, nurse, as, seen, clinicId } = await scene();
    const { version } = await seen();
    const at = { ...as, seen: version };
    const action = { kind: 'ASSIGN', assigneeUserId: nurse.userId } as const;
    const many = { clinicId, eContacts: [{ id: params.id, version }], action };
    const refused = [
      await test.call(sendInquiry, { params, body: { question: 'Kuidas läheb?' } }, at),
      await test.call(completeEContact, { params, body: { infoText: 'Puhake.' } }, at),
      await test.call(rejectEContact, { params, body: { reason: 'CLINIC_OVERLOADED' } }, at),
      await test.call(reopenEContact, { params, body: { reason: 'WRONG_INFO' } }, at),
      await test.call(acceptEContact, { params, body: {} }, at),
      await test.call(assignEContact, { params, body: { assigneeUserId: nurse.userId } }, at),
      await test.call(acknowledgeRedFlag, { params }, at),
      await test.call(askForQuestionnaire, { params, body: { eContactType: 'GAD', text: '' } }, at),
      await test.call(startHostedWithPatient, { params, query: {}, body: { eContactType: 'ISI' } }, as),
    ];
    for (const { status: code, raw } of refused)
      expect([code, raw.code]).toEqual([469, 'E_CONTACT_MOVE_NOT_ALLOWED']);
    const { body } = await test.call(moveManyEContacts, { body: many }, as);
    expect(body.left).toEqual([{ id: params.id, code: 'E_CONTACT_MOVE_NOT_ALLOWED' }]);
    expect(await seen()).toMatchObject({ status, version, assignee: null });
  });
});
