import { hostedMinutes } from '@tervita/domain/care-flows';
import { sql } from 'kysely';
import { writeWorkAudit } from '../../core/audit/audit.ts';
import type { Tx } from '../../core/database/database.ts';
import { idsAt } from '../../core/ids.ts';
import type { Outbox, Subscriber } from '../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { HostedResult } from '../../integrations/awell/provider.ts';
import { isThreadOf, lockEContact, type Writer } from '../e-contacts/index.ts';
import { type CareFlow, findCareFlow, keepAnswers } from './care-flow-store.ts';
import type { CareFlowDeps } from './deps.ts';
import { finishForStaff } from './finish-for-staff.ts';
import { sendDangerApart } from './send-danger-apart.ts';
import { settleCareFlow } from './settle.ts';

const expires = 'care-flow.expires';
const signalled = 'care-flow.signalled';
/** The provider's own clock may be a little behind. */
const slackMinutes = 5;

/** When the page at the provider is over, what never came back is closed. */
export const expiryOf = (careFlowId: string, now: Date): OutboxEvent => ({
  type: expires,
  key: careFlowId,
  ids: { careFlowId },
  notBefore: new Date(now.getTime() + (hostedMinutes + slackMinutes) * 60_000),
});

export const signalOf = (careFlowId: string, key: string): OutboxEvent => ({
  type: signalled,
  key: `${careFlowId}:${key}`,
  ids: { careFlowId },
});

interface Starter {
  readonly writer: Writer;
  /** False when their right to write for this person has ended. */
  readonly mayWrite: boolean;
}

/** Whoever started it, for the database as well. */
const starterOf = async (tx: Tx, { startedByUserId, eContactId, requestId }: CareFlow): Promise<Starter> => {
  const { rows } = await sql<Omit<Writer, 'activeRole' | 'assurance'> & Pick<Starter, 'mayWrite'>>`
    select u.id as "userId", p.id as "personId", p.first_name as "firstName", p.surname,
      e.represented_person_id is null or exists (select from representation r where r.user_id = u.id
        and r.person_id = e.represented_person_id and representation_holds(r.ended_at)) as "mayWrite",
      set_config('tervita.user_id', u.id::text, true), set_config('tervita.person_id', p.id::text, true)
    from app_user u join person p on p.id = u.person_id join e_contact e on e.id = ${eContactId}
    where u.id = ${startedByUserId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`Nobody started the care flow of ${eContactId}`);
  const { mayWrite, ...person } = row;
  const writer: Writer = { ...person, activeRole: 'PRM_PATIENT', assurance: 'LOW' };
  // A thread that somebody else wrote for the patient is the patient's as well.
  return { writer, mayWrite: requestId ? await isThreadOf(tx, requestId, writer) : mayWrite };
};

interface FlowFound {
  readonly flow: CareFlow;
  readonly result: HostedResult | undefined;
  readonly isGivenUp: boolean;
}

const writeSent = (
  tx: Tx,
  { userId }: Writer,
  { id, clinicId }: CareFlow,
  eContactId: string,
): Promise<void> =>
  writeWorkAudit(tx, {
    work: 'care-flows',
    action: 'SENT',
    userId,
    clinicId,
    eContactId,
    personId: null,
    requestId: id,
  });

const settle = async (
  { database, log, announce }: CareFlowDeps,
  { flow, result, isGivenUp }: FlowFound,
  publish: Outbox['publish'],
): Promise<void> => {
  const events: OutboxEvent[] = [];
  await database.write('tervita_system', {}, async (tx, now) => {
    const { writer, mayWrite } = await starterOf(tx, flow);
    const settling = {
      tx,
      writer,
      by: 'SYSTEM' as const,
      now,
      newId: idsAt(now),
      publish: async (event: OutboxEvent) => {
        await publish(tx, event);
        events.push(event);
      },
      log,
      lockThread: ({ clinicId, eContactId }: CareFlow) =>
        lockEContact(tx, eContactId, { clinicIds: [clinicId] }),
    };
    // Whose right has ended sends nothing more; what they answered is kept as it came.
    if (result && !mayWrite) await keepAnswers(tx, flow, result);
    const apart =
      result && !mayWrite && flow.requestId ? await sendDangerApart(settling, flow, result) : undefined;
    if (apart) return writeSent(tx, writer, flow, apart);
    const sent = mayWrite ? result : undefined;
    if (!sent && !isGivenUp) return;
    const state = await settleCareFlow(settling, flow.id, { result: sent, isGivenUp, isOwnWay: true });
    if (state === 'DONE' && flow.state !== 'DONE') await writeSent(tx, writer, flow, flow.eContactId);
  });
  announce(events);
};

/**
 * Asks for the answers when the provider has told of them, and once more when the time of its page is over: then what did
 * not come has failed. When the provider is away the job is repeated, so that answers which are there are not lost.
 */
export const finishCareFlows = (deps: CareFlowDeps): Subscriber => ({
  queue: 'care-flows',
  on: [expires, signalled],
  handle: async ({ type, ids }, publish) => {
    const flow = await deps.database.read('tervita_system', {}, (db) =>
      findCareFlow(db, ids.careFlowId ?? ''),
    );
    if (!flow || flow.state === 'DONE') return;
    const isGivenUp = type === expires;
    const finish = (result: HostedResult | undefined) =>
      flow.side === 'CLINIC'
        ? finishForStaff(deps, flow, { result, isGivenUp }, publish)
        : settle(deps, { flow, result, isGivenUp }, publish);
    try {
      const result = await deps.provider?.findResult(flow.pathwayId);
      if (result || isGivenUp) await finish(result);
    } catch (error) {
      // Whatever went wrong: it does not stay on its way. The job is repeated, and answers that come then are still taken.
      if (isGivenUp) await finish(undefined);
      throw error;
    }
  },
});
