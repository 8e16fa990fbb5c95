import type { TimelineEntry } from '@tervita/contract/e-contacts';
import type { EmployeeRole } from '@tervita/domain/auth';
import type { Language } from '@tervita/domain/core';
import { internalMoves, type MessageDirection, type Move } from '@tervita/domain/e-contacts';
import type { Reader } from '../../core/database/database.ts';
import { filesByEntry } from '../files/index.ts';

/** More than any real conversation; the bound keeps one answer finite. */
const most = 1_000;

export const readTimeline = async (
  db: Reader,
  eContactId: string,
  readerUserId: string,
  side: 'PATIENT' | 'CLINIC',
): Promise<TimelineEntry[]> => {
  const rows = await db
    .selectFrom('timeline_entry')
    .selectAll()
    .where('e_contact_id', '=', eContactId)
    .$if(side === 'PATIENT', (query) => query.where('move', 'not in', [...internalMoves]))
    .orderBy('version')
    .limit(most)
    .execute();
  const files = await filesByEntry(db, eContactId);
  return rows.map((row) => ({
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
  }));
};
