import { startHostedEContact } from '@tervita/contract/care-flows';
import { hostedMinutes } from '@tervita/domain/care-flows';
import { BusinessError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Reader } from '../../core/database/database.ts';
import { exchange } from '../../core/http/use-case.ts';
import { type CareFlowProvider, ProviderUnavailable } from '../../integrations/awell/provider.ts';
import { assertMayStart, draftWithDanger, startEContact } from '../e-contacts/index.ts';
import { readFilling } from '../problem-types/index.ts';
import { insertCareFlow } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { expiryOf } from './finish-flows.ts';
import { startedCookie } from './started-cookie.ts';

/** Who hosts a questionnaire for this clinic. What the clinic has entered the text of is filled in on our own pages. */
export const providerOf = async (
  db: Reader,
  provider: CareFlowProvider | undefined,
  clinicId: string,
  type: ProblemType,
): Promise<CareFlowProvider> => {
  if (!provider) throw new BusinessError('AWELL_NOT_AVAILABLE');
  if ((await readFilling(db, clinicId, type, provider.hostedTypes)) !== 'HOSTED')
    throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
  return provider;
};

export const notAvailable = (error: unknown): never => {
  throw error instanceof ProviderUnavailable ? new BusinessError('AWELL_NOT_AVAILABLE') : error;
};

interface FlowIds {
  readonly eContactId: string;
  readonly id: string;
  readonly requestId?: string;
}

/** The id of the flow is in no other address: who has it came back by one of these. */
export const waysBack = (publicUrl: string, { eContactId, id, requestId }: FlowIds) => {
  const ids = `eContactId=${eContactId}&actionId=${id}${requestId ? `&requestId=${requestId}` : ''}`;
  const wayBack = (status: 'success' | 'failed') =>
    `${publicUrl}/my-e-contacts?eContactAddedStatus=${status}&${ids}`;
  return { successUrl: wayBack('success'), cancelUrl: wayBack('failed') };
};

/** Looks first, then asks the provider for a page, then writes: nobody waits for the outside in a transaction. */
export const startAtProvider = (deps: CareFlowDeps) =>
  exchange(startHostedEContact, async ({ actor, body, query, transact, publish, newId, touched, reply }) => {
    const { clinicId, eContactType: type, personId: patientPersonId } = body;
    const matter = { patientPersonId, clinicId, type };
    const { provider, draftId } = await transact(async (tx, now) => {
      await assertMayStart(tx, actor, matter, { now, newId });
      // Counted before the provider is asked: every page costs there.
      await deps.admitUse(tx, 'e-contacts');
      return {
        provider: await providerOf(tx, deps.provider, clinicId, type),
        draftId: await draftWithDanger(
          tx,
          actor,
          { ...matter, draftId: body.aiQuestionnaireId ?? null },
          now,
        ),
      };
    });
    const language = query.locale ?? actor.language ?? 'en';
    const ids = { id: newId(), eContactId: newId() };
    const page = { language, ...waysBack(deps.publicUrl, ids), lifetimeSeconds: hostedMinutes * 60 };
    const session = await provider.start(type, page).catch(notAvailable);
    const { eContactId } = ids;
    await transact(async (tx, now) => {
      await startEContact({ tx, writer: actor, now, newId }, { ...matter, id: eContactId, language });
      const flow = { ...ids, clinicId, type, draftId, requestId: null, language, session };
      await insertCareFlow(tx, { ...flow, startedByUserId: actor.userId, side: 'PATIENT' }, now);
      await publish(tx, expiryOf(ids.id, now));
    });
    touched.eContactIds.add(eContactId);
    startedCookie(deps.publicUrl).set(reply, eContactId);
    return { eContactId, sessionUrl: session.url };
  });
