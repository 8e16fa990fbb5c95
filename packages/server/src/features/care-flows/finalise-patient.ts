import { finaliseHostedEContact, sendingStatusOf } from '@tervita/contract/care-flows';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { NotFound } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import { type HostedResult, ProviderUnavailable } from '../../integrations/awell/provider.ts';
import { endOfRequest, lockEContact } from '../e-contacts/index.ts';
import { type CareFlow, findMyCareFlow, isOver } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { settleCareFlow } from './settle.ts';
import { startedCookie } from './started-cookie.ts';

/** A provider that does not answer is one that has no answers yet: whoever waits asks again. */
export const resultOf = async (
  { provider, log }: Pick<CareFlowDeps, 'provider' | 'log'>,
  { id, pathwayId }: CareFlow,
): Promise<HostedResult | undefined> => {
  try {
    return await provider?.findResult(pathwayId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ careFlowId: id }, 'care-flow provider does not answer');
    return undefined;
  }
};

/**
 * The address that a browser came back by proves nothing: the provider is asked, also of what is said to have failed. Only a
 * way back that has the flow's own id ends it before its time.
 */
export const finaliseForPatient = (deps: CareFlowDeps) =>
  exchange(finaliseHostedEContact, async ({ actor, body, transact, publish, newId, touched, reply }) => {
    touched.eContactIds.add(body.eContactId);
    const flow = await transact((tx) => findMyCareFlow(tx, actor.userId, body));
    if (!flow) throw new NotFound();
    const cookie = startedCookie(deps.publicUrl);
    if (isOver(flow)) {
      cookie.clear(reply);
      return { status: sendingStatusOf[flow.state] };
    }
    const isOwnWay = body.actionId === flow.id;
    const result = await resultOf(deps, flow);
    const { state, refusal } = await transact(async (tx, now) => {
      const settled = await settleCareFlow(
        {
          tx,
          writer: actor,
          by: 'PATIENT',
          now,
          newId,
          publish: (event) => publish(tx, event),
          log: deps.log,
          lockThread: ({ eContactId }) =>
            lockEContact(tx, eContactId, { personId: actor.personId, userId: actor.userId }),
        },
        flow.id,
        { result, isGivenUp: body.failed && isOwnWay, isOwnWay },
      );
      const isSetAside = settled === 'CANCELLED' && flow.requestId;
      return { state: settled, refusal: isSetAside ? await endOfRequest(tx, isSetAside) : null };
    });
    // After the commit: the answers are kept although somebody was faster, or the thread was closed.
    if (refusal === 'E_CONTACT_ALREADY_CLOSED') throw new BusinessError(refusal);
    if (refusal) throw new LogicError(refusal);
    if (state !== 'STARTED') cookie.clear(reply);
    return { status: sendingStatusOf[state] };
  });
