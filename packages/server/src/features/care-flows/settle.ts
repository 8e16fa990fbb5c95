import { type CareFlowState, finaliseAttempts } from '@tervita/domain/care-flows';
import type { Log } from '../../core/log.ts';
import type { HostedResult } from '../../integrations/awell/provider.ts';
import {
  failStarted,
  fillHostedRequest,
  type LockedEContact,
  oneAtATime,
  type Settling,
  sendStarted,
} from '../e-contacts/index.ts';
import {
  type CareFlow,
  countAttempt,
  endCareFlow,
  lockCareFlow,
  wasSentOtherwise,
} from './care-flow-store.ts';
import { keepHostedAnswers } from './keep-hosted-answers.ts';
import { scoreHosted } from './score-hosted.ts';

interface Settled extends Settling {
  readonly log: Log;
  readonly lockThread: (flow: CareFlow) => Promise<LockedEContact>;
}

interface Found {
  /** Undefined where the answers are not there. */
  readonly result: HostedResult | undefined;
  /** Nobody waits any longer. */
  readonly isGivenUp: boolean;
  /** By the provider's own way back. Any other look ends nothing: the page there may still be open. */
  readonly isOwnWay: boolean;
}

/** The clinic has the same from another time that it was started: nobody waits for this one, and nothing went wrong. */
const setAside = async (settling: Settled, flow: CareFlow): Promise<CareFlowState> => {
  if (flow.state !== 'STARTED' && !flow.requestId) return flow.state;
  if (!flow.requestId) await failStarted(settling, await settling.lockThread(flow));
  await endCareFlow(settling.tx, flow, 'CANCELLED', settling.now);
  return 'CANCELLED';
};

const send = async (settling: Settled, flow: CareFlow, result: HostedResult): Promise<CareFlowState> => {
  const { tx, now } = settling;
  const { text, fired } = await keepHostedAnswers(tx, flow, result);
  // What was filled in a second time is not sent twice, unless the first tells of danger.
  if (fired.length === 0 && (await wasSentOtherwise(tx, flow))) return setAside(settling, flow);
  const { draftId, language } = flow;
  const eContact = await settling.lockThread(flow);
  await scoreHosted(settling, flow, eContact, result);
  await sendStarted(settling, eContact, { text, language, fired, draftId });
  await endCareFlow(tx, flow, 'DONE', now);
  return 'DONE';
};

/** In a thread of its own life: what cannot be added to it any more is kept as it came. */
const fill = async (
  settling: Settled,
  flow: CareFlow,
  { requestId, result }: { readonly requestId: string; readonly result: HostedResult },
): Promise<CareFlowState> => {
  const told = await keepHostedAnswers(settling.tx, flow, result);
  if (told.fired.length === 0 && (await wasSentOtherwise(settling.tx, flow))) return setAside(settling, flow);
  const { draftId, type, language } = flow;
  // The draft before the thread, as everybody does who holds both.
  if (draftId) await oneAtATime(settling.tx, draftId);
  const eContact = await settling.lockThread(flow);
  const answers = { requestId, draftId, type, language, ...told };
  if (!(await fillHostedRequest(settling, eContact, answers))) return setAside(settling, flow);
  await scoreHosted(settling, flow, eContact, result);
  await endCareFlow(settling.tx, flow, 'DONE', settling.now);
  return 'DONE';
};

const fail = async (settling: Settled, flow: CareFlow): Promise<CareFlowState> => {
  if (!flow.requestId) await failStarted(settling, await settling.lockThread(flow));
  await endCareFlow(settling.tx, flow, 'FAILED', settling.now);
  settling.log.warn({ careFlowId: flow.id, attempts: flow.attempts + 1 }, 'care flow failed');
  return 'FAILED';
};

/**
 * Sends what was answered at the provider, or counts one more time that nothing was there. It can be repeated, by whoever
 * comes back, by a webhook and by the worker, in any order: what was sent stays sent, and late answers are sent after all.
 */
export const settleCareFlow = async (
  settling: Settled,
  id: string,
  { result, isGivenUp, isOwnWay }: Found,
): Promise<CareFlowState> => {
  const flow = await lockCareFlow(settling.tx, id);
  if (flow.state === 'DONE' || flow.state === 'CANCELLED') return flow.state;
  const { requestId } = flow;
  if (result) return requestId ? fill(settling, flow, { requestId, result }) : send(settling, flow, result);
  if (isOwnWay || flow.state === 'FAILED') await countAttempt(settling.tx, flow);
  if (flow.state === 'FAILED') return 'FAILED';
  const isLast = isOwnWay && flow.attempts + 1 >= finaliseAttempts;
  return isGivenUp || isLast ? fail(settling, flow) : 'STARTED';
};
