import { sql } from 'kysely';
import { writeWorkAudit } from '../../core/audit/audit.ts';
import type { Tx } from '../../core/database/database.ts';
import { idsAt } from '../../core/ids.ts';
import type { Outbox } from '../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { HostedResult } from '../../integrations/awell/provider.ts';
import { lockEContact, type Recording } from '../e-contacts/index.ts';
import { type CareFlow, endCareFlow, keepAnswers, lockCareFlow } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { recordHosted } from './record-hosted.ts';

/** Whoever opened the page with the patient; also somebody who has left since: the answers are the clinic's. */
const starterOf = async (tx: Tx, { startedByUserId, clinicId }: CareFlow): Promise<Recording['author']> => {
  const { rows } = await sql<{ name: string; role: string | null }>`
    select p.first_name || ' ' || p.surname as name,
      (select role from employee e where e.clinic_id = ${clinicId} and e.user_id = u.id limit 1) as role
    from app_user u join person p on p.id = u.person_id where u.id = ${startedByUserId}`.execute(tx);
  return { userId: startedByUserId, kind: 'STAFF', name: rows[0]?.name ?? '', role: rows[0]?.role ?? null };
};

const record = async (recording: Omit<Recording, 'author'>, flow: CareFlow, result: HostedResult) => {
  const { tx } = recording;
  const { clinicId, eContactId } = flow;
  const eContact = await lockEContact(tx, eContactId, { clinicIds: [clinicId] });
  const author = await starterOf(tx, flow);
  if (!(await recordHosted({ ...recording, author }, flow, eContact, result))) return false;
  await writeWorkAudit(tx, {
    work: 'care-flows',
    action: 'SENT',
    userId: author.userId,
    clinicId,
    eContactId,
    personId: eContact.patientPersonId,
    requestId: flow.id,
  });
  return true;
};

interface Finishing {
  readonly result: HostedResult | undefined;
  readonly isGivenUp: boolean;
}

/**
 * Staff opened a page with the patient and never came back from it: what was answered there stands in the thread all the
 * same. What was not answered in time, or can no longer be added, has failed; its answers are kept as they came.
 */
export const finishForStaff = async (
  { database, log, announce }: CareFlowDeps,
  { id }: CareFlow,
  { result, isGivenUp }: Finishing,
  publish: Outbox['publish'],
): Promise<void> => {
  const events: OutboxEvent[] = [];
  await database.write('tervita_system', {}, async (tx, now) => {
    const flow = await lockCareFlow(tx, id);
    if (flow.state === 'DONE') return;
    const publishAndTell = async (event: OutboxEvent) => {
      await publish(tx, event);
      events.push(event);
    };
    const recording = { tx, now, newId: idsAt(now), publish: publishAndTell };
    if (result) {
      await keepAnswers(tx, flow, result);
      if (await record(recording, flow, result)) return;
    }
    if (!isGivenUp || flow.state !== 'STARTED') return;
    await endCareFlow(tx, flow, 'FAILED', now);
    log.warn({ careFlowId: flow.id }, 'care flow of the clinic ended without answers');
  });
  announce(events);
};
