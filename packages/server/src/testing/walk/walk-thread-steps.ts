import {
  acknowledgeRedFlag,
  addInfo,
  assignEContact,
  cancelPlannedMove,
  completeEContact,
  getClinicEContact,
  moveManyEContacts,
  rejectEContact,
  sendInquiry,
  undoAcknowledgeRedFlag,
} from '@tervita/contract/e-contacts';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import type { Step } from './walk-step.ts';
import { newWords } from './walk-words.ts';
import type { WalkThread, WalkWorld } from './walk-world.ts';

/** Steps in an e-contact that was sent, by its patient, its staff, or the time. Says whether the step is one of these. */
export const takeThreadStep = async (
  test: TestApp,
  world: WalkWorld,
  thread: WalkThread,
  given: Step,
): Promise<boolean> => {
  const { kind, which, other, device } = given;
  const params = { id: thread.id };
  const nurse = world.nurseAt(thread.clinicId);
  const seenVersion = async () =>
    (await test.call(getClinicEContact, { params }, { as: nurse })).body.version;
  /** Staff who are careless say what became of any alarm, whether it was seen or not, or say nothing. */
  const saidCarelessly = other ? { alarmOutcome: { kind: 'CALLED_112' as const } } : {};
  switch (kind) {
    case 'addWords': {
      const infoText = newWords(given);
      const as = world.devices[device as 0 | 1];
      const added = await test.call(addInfo, { params, body: { infoText } }, { as });
      if (added.status !== 200) return true;
      thread.added.push(infoText);
      if (thread.plannedId) thread.isOvertaken = true;
      return true;
    }
    case 'reply': {
      const body = { question: 'Kuidas täna on?' };
      const seen = await seenVersion();
      const { status } = await test.call(sendInquiry, { params, body }, { as: nurse, seen });
      if (status === 200) thread.plannedId = '';
      return true;
    }
    case 'plan': {
      const seen = await seenVersion();
      const timing = {
        undoable: true,
        sendAt: which === 0 ? null : new Date(Date.now() + 3_600_000).toISOString(),
      };
      const said = device === 0 ? saidCarelessly : {};
      const closing = { infoText: '', fixedInfoText: 'RESOLVED_OUTSIDE' as const, ...timing, ...said };
      const asking = { question: 'Kas palavik on?', ...timing };
      const { body, status } = other
        ? await test.call(completeEContact, { params, body: closing }, { as: nurse, seen })
        : await test.call(sendInquiry, { params, body: asking }, { as: nurse, seen });
      if (status !== 200) return true;
      thread.plannedId = body.planned?.id ?? '';
      thread.isOvertaken = false;
      return true;
    }
    case 'undo':
      if (!thread.plannedId) return true;
      await test.call(
        cancelPlannedMove,
        { params: { ...params, plannedId: thread.plannedId } },
        { as: nurse },
      );
      thread.plannedId = '';
      return true;
    case 'assign': {
      const body = { assigneeUserId: other ? world.nurseUserIdAt(thread.clinicId) : null };
      await test.call(assignEContact, { params, body }, { as: nurse });
      return true;
    }
    case 'acknowledge': {
      await test.call(acknowledgeRedFlag, { params }, { as: nurse, seen: await seenVersion() });
      return true;
    }
    case 'undoAcknowledge': {
      await test.call(undoAcknowledgeRedFlag, { params }, { as: nurse, seen: await seenVersion() });
      return true;
    }
    case 'complete': {
      const words = which === 0 ? { infoText: 'Saage terveks!' } : { fixedInfoText: 'OTHER' as const };
      const body = { ...words, ...saidCarelessly };
      await test.call(completeEContact, { params, body }, { as: nurse, seen: await seenVersion() });
      return true;
    }
    case 'completeMany': {
      const { clinicId } = thread;
      const eContacts = [{ id: thread.id, version: await seenVersion() }];
      const action = { kind: 'COMPLETE', reason: 'OTHER' } as const;
      const { body } = await test.call(
        moveManyEContacts,
        { body: { clinicId, eContacts, action } },
        { as: nurse },
      );
      const planned = body.moved[0]?.planned;
      if (!planned) return true;
      thread.plannedId = planned.id;
      thread.isOvertaken = false;
      return true;
    }
    case 'reject': {
      const body = { reason: 'OTHER' } as const;
      await test.call(rejectEContact, { params, body }, { as: nurse, seen: await seenVersion() });
      return true;
    }
    case 'run': {
      if (!thread.plannedId) return true;
      await world.runPlanned(thread);
      if (thread.isOvertaken) {
        const now = (await world.readFiled()).find(({ id }) => id === thread.id);
        expect(now, 'a patient who wrote in between is read first').toMatchObject({
          status: 'SUBMITTED',
          turn: 'CLINIC',
        });
      }
      thread.plannedId = '';
      return true;
    }
    default:
      return false;
  }
};
