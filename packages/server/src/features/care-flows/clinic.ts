import {
  finaliseHostedWithPatient,
  sendingStatusOf,
  startHostedWithPatient,
} from '@tervita/contract/care-flows';
import { type CareFlowState, finaliseAttempts, hostedMinutes } from '@tervita/domain/care-flows';
import { BusinessError } from '@tervita/domain/core';
import { assertMadeFor } from '@tervita/domain/instruments';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { staffOf } from '../../core/session/own-matter.ts';
import { assertMayRecord, factsOfThread, lockEContact, writingFor } from '../e-contacts/index.ts';
import { assertOfferedToStaff } from '../problem-types/index.ts';
import {
  countAttempt,
  endCareFlow,
  findClinicCareFlow,
  insertCareFlow,
  isOver,
  lockCareFlow,
} from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { resultOf } from './finalise-patient.ts';
import { expiryOf } from './finish-flows.ts';
import { recordHosted } from './record-hosted.ts';
import { notAvailable, providerOf } from './start-patient.ts';

const waysBack = (publicUrl: string, eContactId: string, actionId: string) => {
  const page = `${publicUrl}/e-contacts/${eContactId}`;
  return {
    successUrl: `${page}?cancelled=false&actionId=${actionId}`,
    cancelUrl: `${page}?cancelled=true&eContactId=${eContactId}&actionId=${actionId}`,
  };
};

export const startWithPatient = (deps: CareFlowDeps) =>
  exchange(
    startHostedWithPatient,
    async ({ actor, params, body, query, transact, publish, newId, touched }) => {
      touched.eContactIds.add(params.id);
      const type = body.eContactType;
      const { clinicId, provider } = await transact(async (tx, now) => {
        const eContact = await assertMayRecord(tx, actor, params.id, now);
        await assertOfferedToStaff(tx, eContact.clinicId, type);
        assertMadeFor(type, await factsOfThread(tx, eContact, 'CLINIC', now));
        const { clinicId } = eContact;
        await deps.admitUse(tx, 'hosted-pages');
        return { clinicId, provider: await providerOf(tx, deps.provider, clinicId, type) };
      });
      const actionId = newId();
      const language = query.locale ?? actor.language ?? 'en';
      const urls = waysBack(deps.publicUrl, params.id, actionId);
      const page = { language, ...urls, lifetimeSeconds: hostedMinutes * 60 };
      const session = await provider.start(type, page).catch(notAvailable);
      const flow = { id: actionId, clinicId, eContactId: params.id, type, language, session };
      await transact(async (tx, now) => {
        const starter = {
          startedByUserId: actor.userId,
          side: 'CLINIC',
          draftId: null,
          requestId: null,
        } as const;
        await insertCareFlow(tx, { ...flow, ...starter }, now);
        await publish(tx, expiryOf(actionId, now));
      });
      return { actionId, sessionUrl: session.url };
    },
  );

/** Asks the provider also of what is said to be cancelled: the address proves nothing. */
export const finaliseWithPatient = (deps: CareFlowDeps) =>
  exchange(finaliseHostedWithPatient, async ({ actor, params, body, transact, publish, newId, touched }) => {
    touched.eContactIds.add(params.id);
    const known = { id: body.actionId, eContactId: params.id };
    const flow = await transact((tx) => findClinicCareFlow(tx, actor.clinicIds, known));
    if (!flow) throw new NotFound();
    if (isOver(flow)) return { status: sendingStatusOf[flow.state] };
    const result = await resultOf(deps, flow);
    const state = await transact(async (tx, now): Promise<CareFlowState | 'TOO_LATE'> => {
      const locked = await lockCareFlow(tx, flow.id);
      if (locked.state === 'DONE') return 'DONE';
      if (result) {
        const eContact = await lockEContact(tx, params.id, staffOf(actor));
        const author = writingFor(actor, eContact.clinicId);
        const recording = { tx, author, now, newId, publish: (event: OutboxEvent) => publish(tx, event) };
        const isRecorded = await recordHosted(recording, locked, eContact, result);
        if (!isRecorded && locked.state === 'STARTED') await endCareFlow(tx, locked, 'FAILED', now);
        return isRecorded ? 'DONE' : 'TOO_LATE';
      }
      await countAttempt(tx, locked);
      if (locked.state !== 'STARTED') return locked.state;
      const isLast = locked.attempts + 1 >= finaliseAttempts;
      if (!body.cancelled && !isLast) return 'STARTED';
      const ended = body.cancelled ? 'CANCELLED' : 'FAILED';
      await endCareFlow(tx, locked, ended, now);
      deps.log.warn({ careFlowId: locked.id, ended }, 'care flow of the clinic ended without answers');
      return ended;
    });
    // After the commit: the answers are kept although they came too late.
    if (state === 'TOO_LATE') throw new BusinessError('E_CONTACT_ALREADY_CLOSED');
    return { status: sendingStatusOf[state] };
  });
