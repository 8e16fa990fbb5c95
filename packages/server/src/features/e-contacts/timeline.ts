import type { ClinicTimelineEntry, TimelineEntry } from '@tervita/contract/e-contacts';
import type { EmployeeRole } from '@tervita/domain/auth';
import type { Language } from '@tervita/domain/core';
import {
  type AlarmOutcomeKind,
  type Filed,
  internalMoves,
  type MessageDirection,
  type Move,
} from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { filesByEntry } from '../files/index.ts';
import { isNewsToStaff } from './missed-by-staff.ts';

/** Real conversations fit into one page; the bounds keep one answer small. */
const pageBytes = 262_144;
/** What an entry takes besides its words. */
const entryBytes = 200;
/** Of so many of the newest also moves without words are shown; older ones have lost their meaning. */
const newestMost = 1_000;

export interface TimelinePart {
  readonly side?: 'PATIENT' | 'CLINIC';
  /** Only entries before this version; left out: the newest. */
  readonly before?: number;
  readonly bytes?: number;
}

interface TimelinePage<Entry> {
  readonly entries: Entry[];
  /** Older entries stand before this version; null: there are none. */
  readonly earlierBefore: number | null;
}

const isShown = (eContactId: string, { side = 'CLINIC', before }: TimelinePart) => sql<boolean>`(
  t.e_contact_id = ${eContactId}
  and ${side === 'PATIENT' ? sql`t.move <> all(${[...internalMoves]}::text[])` : sql`true`}
  and ${before === undefined ? sql`true` : sql`t.version < ${before}`}
  and (t.direction is not null or t.version > coalesce((select version from timeline_entry
    where e_contact_id = ${eContactId} order by version desc offset ${newestMost} limit 1), 0)))`;

interface OutcomeColumns {
  readonly alarm_outcome: string | null;
  readonly alarm_tries: number | null;
}

interface Bounds {
  readonly from: number | null;
  readonly oldest: number | null;
}

/** As many whole entries from the end as fit; at least one. */
const findBounds = async (db: Reader, eContactId: string, part: TimelinePart): Promise<Bounds> => {
  const { rows } = await sql<Bounds>`
    select min(version) filter (where bytes_after < ${part.bytes ?? pageBytes}) as from, min(version) as oldest
    from (select t.version, coalesce(sum(octet_length(coalesce(t.text, '')) + ${entryBytes}::integer)
        over (order by t.version desc rows between unbounded preceding and 1 preceding), 0) as bytes_after
      from timeline_entry t where ${isShown(eContactId, part)}) as shown`.execute(db);
  return rows[0] ?? { from: null, oldest: null };
};

const outcomeOf = ({ alarm_outcome: kind, alarm_tries: tries }: OutcomeColumns) =>
  kind === null ? null : { kind: kind as AlarmOutcomeKind, tries };

export const readClinicTimeline = async (
  db: Reader,
  eContactId: string,
  readerUserId: string,
  part: TimelinePart = {},
): Promise<TimelinePage<ClinicTimelineEntry>> => {
  const { from, oldest } = await findBounds(db, eContactId, part);
  if (from === null) return { entries: [], earlierBefore: null };
  const rows = await db
    .selectFrom('timeline_entry as t')
    .selectAll()
    .select(isNewsToStaff(sql`${readerUserId}::uuid`).as('isNews'))
    .where(isShown(eContactId, part))
    .where('version', '>=', from)
    .orderBy('version')
    .execute();
  const files = await filesByEntry(db, eContactId);
  const entries = rows.map((row) => ({
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
    filed: row.filed as Filed | null,
    files: files.get(row.id) ?? [],
    isNews: row.isNews,
    alarmOutcome: outcomeOf(row),
  }));
  return { entries, earlierBefore: oldest === from ? null : from };
};

/** Without what only staff at work on it need. */
export const readTimeline = async (
  ...given: Parameters<typeof readClinicTimeline>
): Promise<TimelinePage<TimelineEntry>> => {
  const { entries, earlierBefore } = await readClinicTimeline(...given);
  return { entries: entries.map(({ isNews: _, alarmOutcome: __, ...entry }) => entry), earlierBefore };
};
