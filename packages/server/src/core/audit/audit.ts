import type { AuditAction, RouteDefinition } from '@tervita/contract/core';
import type { Kysely } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import type { Actor } from '../session/actor.ts';

/** Which records a call touched; filled while it runs. */
export interface Touched {
  readonly eContactIds: Set<string>;
  readonly personIds: Set<string>;
}

export const nothingTouched = (): Touched => ({ eContactIds: new Set(), personIds: new Set() });

export interface AuditRow {
  readonly requestId: string;
  readonly actor: Actor | undefined;
  readonly action: AuditAction | 'DENIED' | 'SIGN_IN_FAILED';
  readonly route: RouteDefinition;
  readonly outcome: number;
  readonly touched: Touched;
}

const listed = (ids: Set<string>) => (ids.size > 0 ? [...ids] : null);

/** Who did what to which record; never what it said. */
export const writeAudit = async (db: Pick<Kysely<DB>, 'insertInto'>, row: AuditRow): Promise<void> => {
  await db
    .insertInto('audit_log')
    .values({
      request_id: row.requestId,
      user_id: row.actor?.userId ?? null,
      role: row.actor?.activeRole ?? null,
      clinic_ids: row.actor ? [...row.actor.clinicIds] : null,
      assurance: row.actor?.assurance ?? null,
      action: row.action,
      call: `${row.route.method} ${row.route.path}`,
      outcome: String(row.outcome),
      e_contact_ids: listed(row.touched.eContactIds),
      person_ids: listed(row.touched.personIds),
    })
    .execute();
};
