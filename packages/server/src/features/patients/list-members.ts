import { type ListedPatient, listMembers } from '@tervita/contract/patients';
import type { CameBy } from '@tervita/domain/clinics';
import { searchWords } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { query } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';
import { type MemberRow, toPatient } from './patient-store.ts';

const pageSize = 50;
/** Of all whom the words fit; whoever looks for somebody types more of the name. */
const foundMost = 2_000;

const cameBy = ({ imported_at, confirmed_by }: MemberRow): CameBy => {
  if (imported_at) return 'IMPORT';
  return confirmed_by === 'WRITTEN' ? 'WROTE' : 'ENTERED';
};

const toListed = (row: MemberRow): ListedPatient => ({
  ...toPatient(row),
  cameBy: cameBy(row),
  isConfirmed: row.confirmed_at !== null && row.denied_at === null,
  isNewborn: row.is_newborn,
});

interface MembersWanted {
  readonly clinicId: string;
  readonly listCode: string | undefined;
  readonly words: readonly string[];
  readonly after: string | undefined;
}

const membersOf = ({ clinicId, listCode, words }: Omit<MembersWanted, 'after'>) => {
  const ofList = listCode === undefined ? sql`m.list_code is null` : sql`m.list_code = ${listCode}`;
  const found =
    words.length === 0
      ? sql``
      : sql`and m.id in (select members_found(${clinicId}, ${[...words]}, ${foundMost}))`;
  return sql`from clinic_member m where m.clinic_id = ${clinicId} and m.status = 'MEMBER' and ${ofList} ${found}`;
};

const readPage = async (db: Reader, wanted: MembersWanted): Promise<MemberRow[]> => {
  const { clinicId, after } = wanted;
  const following = after
    ? sql`and (m.surname, m.first_name, m.id) > (select l.surname, l.first_name, l.id from clinic_member l
        where l.clinic_id = ${clinicId} and l.id = ${after})`
    : sql``;
  const { rows } = await sql<MemberRow>`
    select m.* ${membersOf(wanted)} ${following}
    order by m.surname, m.first_name, m.id limit ${pageSize + 1}`.execute(db);
  return rows;
};

const countAll = async (db: Reader, wanted: MembersWanted): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${membersOf(wanted)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export const members = query(
  listMembers,
  async ({ db, actor, params: { clinicId }, query: { listCode, search, after }, touched }) => {
    assertOwnClinic(actor, clinicId);
    const wanted = { clinicId, listCode, words: searchWords(search ?? ''), after };
    const rows = await readPage(db, wanted);
    const page = rows.slice(0, pageSize);
    for (const { person_id } of page) touched.personIds.add(person_id);
    return {
      members: page.map(toListed),
      total: await countAll(db, wanted),
      hasMore: rows.length > pageSize,
    };
  },
);
