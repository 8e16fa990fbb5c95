import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { MemberRow } from './patient-store.ts';

interface Waiting {
  readonly id: string;
  readonly version: number;
}

/** The last that the clinic wrote to somebody who never signed in. */
const waitingFor = async (tx: Tx, { clinic_id, id, person_id }: MemberRow): Promise<Waiting | undefined> => {
  const { rows } = await sql<Waiting>`
    select id, version from e_contact
    where clinic_id = ${clinic_id} and clinic_member_id = ${id} and patient_person_id = ${person_id}
      and represented_person_id is null and status = 'SUBMITTED' and turn = 'PATIENT'
    order by created_at desc limit 1`.execute(tx);
  return rows[0];
};

/** Somebody has this record for their own. What an import confirmed is still the clinic's until its person comes. */
const isTaken = async (tx: Tx, { clinic_id, person_id, confirmed_at, confirmed_by }: MemberRow) => {
  if (!confirmed_at || confirmed_by !== 'REGISTER') return confirmed_at !== null;
  const { rows } = await sql<{ isHeld: boolean }>`
    select is_held_by_clinic(${clinic_id}, ${person_id}) as "isHeld"`.execute(tx);
  return !rows[0]?.isHeld;
};

interface Corrected {
  readonly before: MemberRow;
  readonly after: MemberRow;
  readonly now: Date;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/** Somebody's address was mistyped: what waits for them is told to the right one, and the links in the other are over. */
export const sendLetterAgain = async (tx: Tx, { before, after, now, publish }: Corrected): Promise<void> => {
  if (!after.email || (await isTaken(tx, after))) return;
  if (before.email && emailKey(before.email) === emailKey(after.email)) return;
  const waiting = await waitingFor(tx, after);
  if (!waiting) return;
  await publish({
    type: 'e-contact.address-corrected',
    key: `${waiting.id}:${waiting.version}:${now.getTime()}`,
    ids: { eContactId: waiting.id, clinicId: after.clinic_id },
  });
};
