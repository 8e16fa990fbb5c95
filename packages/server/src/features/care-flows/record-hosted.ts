import type { HostedResult } from '../../integrations/awell/provider.ts';
import {
  canRecordAnswers,
  type LockedEContact,
  type Recording,
  recordAnswers,
  settleRequest,
} from '../e-contacts/index.ts';
import { type CareFlow, endCareFlow } from './care-flow-store.ts';
import { keepHostedAnswers } from './keep-hosted-answers.ts';
import { scoreHosted } from './score-hosted.ts';

/**
 * What staff filled in with the patient stands in the thread, with its score and its signs of danger. False where the thread
 * was closed meanwhile: then the answers are kept as they came, and no more.
 */
export const recordHosted = async (
  recording: Recording,
  flow: CareFlow,
  eContact: LockedEContact,
  result: HostedResult,
): Promise<boolean> => {
  const { tx, now } = recording;
  const { text, fired } = await keepHostedAnswers(tx, flow, result);
  if (!canRecordAnswers(eContact, fired, now)) return false;
  await scoreHosted(recording, flow, eContact, result);
  const { type, language } = flow;
  const isAskedFor = await settleRequest(tx, { eContactId: eContact.id, type }, now);
  await recordAnswers(recording, eContact, { text, language, type, fired, isAskedFor });
  await endCareFlow(tx, flow, 'DONE', now);
  return true;
};
