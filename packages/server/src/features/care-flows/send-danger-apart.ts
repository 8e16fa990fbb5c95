import type { HostedResult } from '../../integrations/awell/provider.ts';
import { lockEContact, type Settling, sendStarted, startEContact } from '../e-contacts/index.ts';
import { type CareFlow, endCareFlow, lockCareFlow } from './care-flow-store.ts';
import { keepHostedAnswers } from './keep-hosted-answers.ts';

/**
 * What the patient was asked for in a thread that is no longer theirs: a sign of danger in it comes as an e-contact of its
 * own, as it does from our own pages. Of somebody who wrote for them nothing comes any more. Returns its id.
 */
export const sendDangerApart = async (
  settling: Settling,
  flow: CareFlow,
  result: HostedResult,
): Promise<string | undefined> => {
  const { tx, writer, now } = settling;
  const { state, clinicId, type, language, draftId } = await lockCareFlow(tx, flow.id);
  const { text, fired } = await keepHostedAnswers(tx, flow, result);
  if (state === 'DONE' || fired.length === 0) return undefined;
  const own = await tx
    .selectFrom('ai_questionnaire')
    .select('draft_id as draftId')
    .where('id', '=', draftId)
    .where('patient_person_id', '=', writer.personId)
    .executeTakeFirst();
  if (!own) return undefined;
  const matter = { id: settling.newId(), patientPersonId: writer.personId, clinicId, type, language };
  await startEContact(settling, matter);
  const eContact = await lockEContact(tx, matter.id, { clinicIds: [clinicId] });
  await sendStarted(settling, eContact, { text, language, fired, draftId: own.draftId });
  await endCareFlow(tx, flow, 'DONE', now);
  return matter.id;
};
