import type { Received } from '@tervita/contract/core';
import type { listClinicEContacts, listedStatuses } from '@tervita/contract/e-contacts';
import { searchWords } from '@tervita/domain/persons';
import { type RawBuilder, sql } from 'kysely';

export type ListFilter = Received<typeof listClinicEContacts>['query'];
type Sql = RawBuilder<unknown>;

/** One run of an index: a status, and whose turn it is. */
interface Run {
  readonly status: string;
  readonly turn: 'CLINIC' | 'PATIENT' | null;
}

const nobodysTurn: Record<Exclude<(typeof listedStatuses)[number], 'SUBMITTED'>, readonly Run[]> = {
  STARTED: [{ status: 'STARTED', turn: null }],
  FAILED: [{ status: 'FAILED', turn: null }],
  COMPLETED: [
    { status: 'COMPLETED', turn: null },
    { status: 'CANCELLED', turn: null },
  ],
  REJECTED: [{ status: 'REJECTED', turn: null }],
};

/** What is on its way in, or never arrived, comes only when it is asked for. */
const usual = ['SUBMITTED', 'COMPLETED', 'REJECTED'] as const;

/** Which parts of the index a filter reads; each is in the order asked for, so they are only merged. */
export const runsOf = ({ onlyCompleted, statuses, waitingFor }: ListFilter): Run[] => {
  const wanted = onlyCompleted ? ['COMPLETED' as const] : (statuses ?? usual);
  return [...new Set(wanted)].flatMap((status) => {
    if (status !== 'SUBMITTED') return waitingFor ? [] : nobodysTurn[status];
    const turns = waitingFor ? [waitingFor] : (['CLINIC', 'PATIENT'] as const);
    return turns.map((turn) => ({ status, turn }));
  });
};

export const inRun = ({ status, turn }: Run): Sql =>
  turn
    ? sql`x.status = ${sql.lit(status)} and x.turn = ${sql.lit(turn)}`
    : sql`x.status = ${sql.lit(status)}
    and x.turn is null`;

const assigned = ({ assigneeUserIds, hasAssigneeUser, plusUnassigned }: ListFilter): Sql[] => {
  const named = assigneeUserIds && sql`x.assignee_user_id = any(${assigneeUserIds}::uuid[])`;
  return [
    ...(named ? [plusUnassigned ? sql`(${named} or x.assignee_user_id is null)` : named] : []),
    ...(hasAssigneeUser === undefined
      ? []
      : [hasAssigneeUser ? sql`x.assignee_user_id is not null` : sql`x.assignee_user_id is null`]),
  ];
};

/** Conditions on the e-contact itself, called x. */
export const conditionsOf = (filter: ListFilter): Sql => {
  const { types, listCodes, createdAtFrom, createdAtTo, updatedAtFrom, updatedAtTo } = filter;
  const conditions = [
    ...assigned(filter),
    ...(types ? [sql`x.type = any(${types})`] : []),
    ...(listCodes
      ? [
          sql`x.clinic_member_id in (select id from clinic_member
            where clinic_id = ${filter.clinicId} and list_code = any(${listCodes}))`,
        ]
      : []),
    ...(createdAtFrom ? [sql`x.created_at >= ${createdAtFrom}::timestamptz`] : []),
    ...(createdAtTo ? [sql`x.created_at < ${createdAtTo}::timestamptz`] : []),
    ...(updatedAtFrom ? [sql`x.updated_at >= ${updatedAtFrom}::timestamptz`] : []),
    ...(updatedAtTo ? [sql`x.updated_at < ${updatedAtTo}::timestamptz`] : []),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
};

const membersMost = 200;

/** The patients somebody named or searched for; undefined when the list is not about particular patients. */
export const membersOf = ({ clinicId, search, patientPersonIds }: ListFilter): Sql | undefined => {
  const words = searchWords(search ?? '');
  const named =
    patientPersonIds &&
    sql`select id from clinic_member
    where clinic_id = ${clinicId} and person_id = any(${patientPersonIds}::uuid[])`;
  const found =
    words.length > 0 ? sql`select members_found(${clinicId}, ${words}, ${membersMost})` : undefined;
  if (named && found) return sql`(${named}) intersect (${found})`;
  return named ?? found;
};
