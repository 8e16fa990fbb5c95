import type { Ledger } from '../core/ledger.ts';
import type { Findings } from '../core/report.ts';
import type { Sql } from '../core/sql.ts';

interface EntryRow {
  text: string;
  eContactId: string;
  version: number;
  move: string;
}

const entriesOf = async (sql: Sql, mark: string): Promise<EntryRow[]> => {
  const { rows } = await sql.query<EntryRow>(
    `select text, e_contact_id as "eContactId", version, move from timeline_entry where text like $1 || ' %'`,
    [mark],
  );
  return rows;
};

/** The database held against the ledger: promised is there once; refused is not; unknown is whole or absent. */
export const checkLedger = async (
  sql: Sql,
  ledger: Ledger,
  mark: string,
  { check, figures }: Findings,
): Promise<void> => {
  const byText = Map.groupBy(await entriesOf(sql, mark), ({ text }) => text);
  const all = ledger.all();
  const counts = { acknowledged: 0, refused: 0, unknown: 0, unknownPresent: 0 };
  for (const { marker, fate, route } of all) {
    const found = byText.get(marker) ?? [];
    counts[fate.kind] += 1;
    if (fate.kind === 'acknowledged') {
      const { eContactId, version } = fate.at;
      const isThere =
        found.length === 1 && found[0]?.eContactId === eContactId && found[0].version === version;
      check('an acknowledged write is present exactly once', isThere, { marker, route, fate, found });
    } else if (fate.kind === 'refused') {
      check('a refused write is not present', found.length === 0, { marker, route, fate, found });
    } else {
      if (found.length > 0) counts.unknownPresent += 1;
      check('an unacknowledged write is present once or not at all', found.length <= 1, { marker, found });
    }
  }
  const tried = new Set(all.map(({ marker }) => marker));
  const strangers = [...byText.keys()].filter((text) => !tried.has(text));
  check('nothing is written that nobody tried to write', strangers.length === 0, strangers.slice(0, 5));
  figures.writes = counts;
};

interface ThreadRow {
  id: string;
  version: number;
  entries: number;
  highest: number;
  audited: number;
  replies: number;
  jobs: number;
}

const threads = `
  with ours as (
    select e.id, e.version from e_contact e
    where exists (select from timeline_entry t where t.e_contact_id = e.id and t.version = 1 and t.text like $1 || ' %'))
  select o.id, o.version,
    (select count(*)::int from timeline_entry t where t.e_contact_id = o.id) as entries,
    (select max(version) from timeline_entry t where t.e_contact_id = o.id) as highest,
    (select count(*)::int from timeline_entry t where t.e_contact_id = o.id and t.author_kind = 'STAFF') as replies,
    coalesce(a.n, 0) as audited, coalesce(j.n, 0) as jobs
  from ours o
  left join (select t.e_contact_id as id, count(*)::int as n from timeline_entry t
    join audit_log l on l.xmin = t.xmin and t.e_contact_id = any (l.e_contact_ids)
    where l.action = 'CHANGED' and l.outcome = '200' group by 1) a on a.id = o.id
  left join (select (data #>> '{ids,eContactId}')::uuid as id, count(distinct data ->> 'key')::int as n
    from jobs.job where name = 'notifications' group by 1) j on j.id = o.id`;

/** Never half: the e-contact, its timeline, the audit log and the outbox tell the same story. */
export const checkThreads = async (
  sql: Sql,
  mark: string,
  { check, figures }: Findings,
): Promise<string[]> => {
  const { rows } = await sql.query<ThreadRow>(threads, [mark]);
  for (const row of rows) {
    const { version, entries, highest, audited, replies, jobs } = row;
    check('the version of an e-contact is the number of its timeline entries', version === entries, row);
    check('the versions of a timeline have no gap', highest === entries, row);
    // Of the same transaction: a call that is repeated with its key is audited as well, and changes nothing.
    check('every change has its audit row', audited === entries, row);
    check('every reply has its outbox job, nothing else has one', jobs === replies, row);
  }
  const { rows: halves } = await sql.query(
    `select user_id, route, key from idempotency_key where answer is null limit 5`,
  );
  check('no idempotency key without its answer', halves.length === 0, halves);
  figures.eContacts = rows.length;
  figures.timelineEntries = rows.reduce((sum, { entries }) => sum + entries, 0);
  return rows.map(({ id }) => id);
};
