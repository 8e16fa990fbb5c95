import type { ClinicTimelineEntry, TimelineEntry } from '@tervita/contract/e-contacts';
import type { EmployeeRole } from '@tervita/domain/auth';
import type { Language } from '@tervita/domain/core';
import { internalMoves, type MessageDirection, type Move } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { filesByEntry } from '../files/index.ts';
import { isNewsToStaff } from './missed-by-staff.ts';

/** More than any real conversation; the bounds keep one answer finite. */
const newestMost = 1_000;
const most = 5_000;

/** The newest entries, and before them only messages: old moves without words are what falls away first. */
export const readClinicTimeline = async (
  db: Reader,
  eContactId: string,
  readerUserId: string,
  side: 'PATIENT' | 'CLINIC' = 'CLINIC',
): Promise<ClinicTimelineEntry[]> => {
  const rows = await db
    .selectFrom('timeline_entry as t')
    .selectAll()
    .select(isNewsToStaff(sql`${readerUserId}::uuid`).as('isNews'))
    .where('e_contact_id', '=', eContactId)
    .$if(side === 'PATIENT', (query) => query.where('move', 'not in', [...internalMoves]))
    .where(
      sql<boolean>`(direction is not null or version > coalesce((select version from timeline_entry
        where e_contact_id = ${eContactId} order by version desc offset ${newestMost} limit 1), 0))`,
    )
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  const files = await filesByEntry(db, eContactId);
  return rows.toReversed().map((row) => ({
    id: row.id,
    move: row.move as Move,
    at: row.at.toISOString(),
    author: {
      kind: row.author_kind as TimelineEntry['author']['kind'],
      name: row.author_name,
      role: row.author_role as EmployeeRole | null,
      me: row.author_user_id === readerUserId,
    },
    direction: row.direction as MessageDirection | null,
    text: row.text,
    language: row.language as Language | null,
    reason: row.reason,
    opensAt: row.opens_at?.toISOString() ?? null,
    files: files.get(row.id) ?? [],
    isNews: row.isNews,
  }));
};

/** Without what only staff at work on it need. */
export const readTimeline = async (
  ...given: Parameters<typeof readClinicTimeline>
): Promise<TimelineEntry[]> => (await readClinicTimeline(...given)).map(({ isNews: _, ...entry }) => entry);
