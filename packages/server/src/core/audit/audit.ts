import type { AuditAction, RouteDefinition } from '@tervita/contract/core';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import type { QueueName } from '../outbox/queues.ts';
import type { Actor } from '../session/actor.ts';

/** Which records a call touched; filled while it runs. */
export interface Touched {
  readonly eContactIds: Set<string>;
  readonly personIds: Set<string>;
  /** Of whoever runs the platform, who works for no clinic; of others, those they work for are named. */
  readonly clinicIds: Set<string>;
}

export const nothingTouched = (): Touched => ({
  eContactIds: new Set(),
  personIds: new Set(),
  clinicIds: new Set(),
});

export interface AuditRow {
  readonly requestId: string;
  readonly actor: Actor | undefined;
  readonly action: AuditAction | 'DENIED' | 'SIGN_IN_FAILED';
  readonly route: RouteDefinition;
  readonly outcome: number;
  readonly touched: Touched;
}

/** What the worker does in somebody's name, or sends to somebody. */
export interface WorkAudit {
  readonly work: QueueName;
  readonly action: 'CHANGED' | 'SENT';
  /** Whose doing it is, or who is written to. */
  readonly userId: string | null;
  readonly clinicId: string | null;
  /** Null: it concerns none, as a list of patients. */
  readonly eContactId: string | null;
  readonly personId: string | null;
  readonly requestId: string;
}

const listed = (ids: Set<string>) => (ids.size > 0 ? [...ids] : null);

export const writeWorkAudit = async (
  db: Pick<Kysely<DB>, 'insertInto'>,
  { work, action, userId, clinicId, eContactId, personId, requestId }: WorkAudit,
): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      request_id: requestId,
      user_id: userId,
      role: null,
      clinic_ids: clinicId ? [clinicId] : null,
      assurance: null,
      action,
      call: `worker ${work}`,
      outcome: 'DONE',
      e_contact_ids: eContactId ? [eContactId] : null,
      person_ids: personId ? [personId] : null,
    })
    .execute();
};

/** Who did what to which record; never what it said. */
export const writeAudit = async (db: Pick<Kysely<DB>, 'insertInto'>, row: AuditRow): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      request_id: row.requestId,
      user_id: row.actor?.userId ?? null,
      role: row.actor?.activeRole ?? null,
      clinic_ids: row.actor ? [...row.actor.clinicIds, ...row.touched.clinicIds] : null,
      assurance: row.actor?.assurance ?? null,
      action: row.action,
      call: `${row.route.method} ${row.route.path}`,
      outcome: String(row.outcome),
      e_contact_ids: listed(row.touched.eContactIds),
      person_ids: listed(row.touched.personIds),
    })
    .execute();
};
