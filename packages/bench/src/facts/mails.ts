import type { CaughtMail } from '../core/mail-catcher.ts';
import type { Findings } from '../core/report.ts';
import type { Sql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';

interface NoticeRow {
  id: string;
  key: string;
  status: string;
  attempts: number;
}
interface DueRow {
  key: string;
  jobState: string | null;
}

/** Every reply of the load to somebody with an address; the job says how far it is. */
const due = `
  select t.e_contact_id || ':' || t.version as key,
    (select min(j.state::text) from jobs.job j where j.name = 'notifications'
      and j.data ->> 'key' = t.e_contact_id || ':' || t.version) as "jobState"
  from timeline_entry t
  join e_contact e on e.id = t.e_contact_id
  join app_user u on u.id = e.creator_user_id join person p on p.id = u.person_id
  where t.author_kind = 'STAFF' and t.text like $1 || ' %' and p.email is not null`;

const unfinished = `select count(*)::int as n from jobs.job where name = 'notifications' and state < 'completed'`;

/** Waits for the worker; answers how long it took to empty the outbox. */
export const settleJobs = (sql: Sql, withinMs: number): Promise<number | undefined> =>
  waitUntil(async () => (await sql.query<{ n: number }>(unfinished)).rows[0]?.n === 0, {
    withinMs,
    everyMs: 250,
  });

const referenceOf = (messageId: string) => messageId.slice(1).split('@')[0] ?? '';

/**
 * Caught mails are the expected set. A job whose worker was killed is leased for a while: `mayWait` says whether
 * such a one may still be on its way.
 */
export const checkMails = async (
  sql: Sql,
  mark: string,
  caught: readonly CaughtMail[],
  { check, figures }: Findings,
  { mayWait }: { mayWait: boolean },
): Promise<void> => {
  const { rows: expected } = await sql.query<DueRow>(due, [mark]);
  const { rows: notices } = await sql.query<NoticeRow>(
    `select id, split_part(dedupe_key, ':', 2) || ':' || split_part(dedupe_key, ':', 3) as key, status, attempts from notice`,
  );
  const byKey = Map.groupBy(notices, ({ key }) => key);
  const copies = Map.groupBy(caught, ({ messageId }) => referenceOf(messageId));
  let leased = 0;
  for (const { key, jobState } of expected) {
    const [notice, second] = byKey.get(key) ?? [];
    check('a reply has one notice', !second, { key });
    const received = notice ? (copies.get(notice.id)?.length ?? 0) : 0;
    const isWaiting = mayWait && jobState !== 'completed' && jobState !== 'failed';
    if (isWaiting && received === 0) {
      leased += 1;
      continue;
    }
    check('every reply is told by mail', received >= 1, { key, jobState, notice });
    // A worker killed between the send and its note repeats it, under the same Message-ID.
    check('a mail is repeated only by an attempt that did not end', received <= (notice?.attempts ?? 0), {
      key,
      received,
      notice,
    });
    check('a told reply is noted as sent', isWaiting || notice?.status === 'SENT', { key, notice });
  }
  const references = new Set(notices.map(({ id }) => id));
  const strangers = [...copies.keys()].filter((reference) => !references.has(reference));
  check('no mail without a notice', strangers.length === 0, strangers.slice(0, 5));
  figures.mails = {
    expected: expected.length,
    distinct: copies.size,
    repeatedWithSameMessageId: caught.length - copies.size,
    stillLeased: leased,
  };
};
