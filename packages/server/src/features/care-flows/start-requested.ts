import { startHostedRequest } from '@tervita/contract/care-flows';
import { hostedMinutes } from '@tervita/domain/care-flows';
import { assertMadeFor } from '@tervita/domain/instruments';
import { exchange } from '../../core/http/use-case.ts';
import { draftOfRequest, factsOfThread, lockOpenRequest } from '../e-contacts/index.ts';
import { insertCareFlow } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { expiryOf } from './finish-flows.ts';
import { notAvailable, providerOf, waysBack } from './start-patient.ts';

/** Staff asked for it in a thread; the patient goes to the provider, and the answers come to that thread. */
export const startRequested = (deps: CareFlowDeps) =>
  exchange(startHostedRequest, async ({ actor, params, body, query, transact, publish, newId, touched }) => {
    const requestId = params.id;
    const { provider, draftId, matter } = await transact(async (tx, now) => {
      const { request, eContact } = await lockOpenRequest(tx, actor, requestId);
      const { clinicId, type } = request;
      touched.eContactIds.add(eContact.id);
      touched.personIds.add(eContact.patientPersonId);
      assertMadeFor(type, await factsOfThread(tx, eContact, 'PATIENT', now));
      // Counted before the provider is asked: every page costs there.
      await deps.admitUse(tx, 'hosted-pages');
      const danger = { requestId, type, draftId: body.aiQuestionnaireId ?? null };
      return {
        provider: await providerOf(tx, deps.provider, clinicId, type),
        draftId: await draftOfRequest(tx, actor, danger, now),
        matter: { clinicId, type, eContactId: eContact.id, requestId },
      };
    });
    const language = query.locale ?? actor.language ?? 'en';
    const ids = { id: newId(), ...matter };
    const page = { language, ...waysBack(deps.publicUrl, ids), lifetimeSeconds: hostedMinutes * 60 };
    const session = await provider.start(matter.type, page).catch(notAvailable);
    await transact(async (tx, now) => {
      const starter = { startedByUserId: actor.userId, side: 'PATIENT' } as const;
      await insertCareFlow(tx, { ...ids, ...starter, draftId, language, session }, now);
      await publish(tx, expiryOf(ids.id, now));
    });
    return { eContactId: matter.eContactId, sessionUrl: session.url };
  });
