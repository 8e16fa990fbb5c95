import type { Language } from '@tervita/domain/core';
import type {
  BandCode,
  Finding,
  InstrumentKey,
  ItemValues,
  Subscore,
  Wording,
} from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';

export interface KeptResult {
  readonly eContactId: string;
  readonly filledAt: Date;
  readonly total: number | null;
  readonly band: BandCode | null;
  readonly subscores: readonly Subscore[];
}

export interface KeptResponse extends KeptResult {
  readonly id: string;
  readonly type: ProblemType;
  readonly instrument: InstrumentKey;
  readonly language: Language;
  /** Null for a provider's page, and for what came before it was kept. */
  readonly wording: Wording | null;
  readonly source: 'PATIENT' | 'HOSTED' | 'STAFF';
  readonly answers: ItemValues;
  readonly chosen: Readonly<Record<string, string>>;
  readonly ownWords: Readonly<Record<string, string>>;
  readonly actions: readonly ('CRISIS' | 'FLAG')[];
  readonly findings: readonly Finding[];
  readonly overTime: readonly KeptResult[];
}

/** As many as a chart can show. */
const mostOverTime = 12;

/** The newest fillings of one thread; two instruments at most come under one name. */
const mostInOne = 10;

const result = sql`r.e_contact_id as "eContactId", r.filled_at as "filledAt", r.total, r.band, r.subscores`;

/**
 * Up to the day of this one: what came later is read with what came later. What somebody answered whom nobody has
 * confirmed is read in their own thread alone.
 */
const readOverTime = async (db: Reader, responseId: string): Promise<readonly KeptResult[]> => {
  const { rows } = await sql<KeptResult>`
    select ${result} from instrument_response this
      join instrument_response r on r.clinic_id = this.clinic_id and r.clinic_member_id = this.clinic_member_id
        and r.instrument = this.instrument and r.filled_at <= this.filled_at
      join e_contact e on e.id = r.e_contact_id
        and (not e.representation_unverified or r.e_contact_id = this.e_contact_id)
    where this.id = ${responseId}
    order by r.filled_at desc limit ${mostOverTime}`.execute(db);
  return rows.toReversed();
};

export interface OtherResult {
  readonly eContactId: string;
  readonly instrument: InstrumentKey;
  readonly filledAt: Date;
  readonly total: number | null;
}

/** As many as stand beside an e-contact. */
const mostOthers = 6;

/** What the same patient filled in with other e-contacts of this clinic, the newest first, and how many there are. */
export const readOtherResults = async (
  db: Reader,
  eContactId: string,
): Promise<{ readonly others: readonly OtherResult[]; readonly count: number }> => {
  const { rows } = await sql<OtherResult & { count: number }>`
    select r.e_contact_id as "eContactId", r.instrument, r.filled_at as "filledAt", r.total,
      count(*) over ()::int as count
    from e_contact e join instrument_response r on r.clinic_id = e.clinic_id
      and r.clinic_member_id = e.clinic_member_id and r.e_contact_id <> e.id
      join e_contact other on other.id = r.e_contact_id and not other.representation_unverified
    where e.id = ${eContactId}
    order by r.filled_at desc, r.instrument limit ${mostOthers}`.execute(db);
  return { others: rows, count: rows[0]?.count ?? 0 };
};

/** Row security shows a clinic its own. */
export const readResponses = async (db: Reader, eContactId: string): Promise<readonly KeptResponse[]> => {
  const { rows } = await sql<Omit<KeptResponse, 'overTime'>>`
    select ${result}, r.id, r.type, r.instrument, r.language, r.wording, r.source, r.answers, r.chosen,
      r.own_words as "ownWords", r.actions, r.findings
    from instrument_response r where r.e_contact_id = ${eContactId}
    order by r.filled_at desc, r.instrument desc limit ${mostInOne}`.execute(db);
  const responses: KeptResponse[] = [];
  for (const row of rows.toReversed()) responses.push({ ...row, overTime: await readOverTime(db, row.id) });
  return responses;
};
