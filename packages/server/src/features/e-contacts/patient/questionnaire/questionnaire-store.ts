import type { Country, Language } from '@tervita/domain/core';
import type { LeaveRequest } from '@tervita/domain/leave';
import type { Sex } from '@tervita/domain/persons';
import type { ProblemType } from '@tervita/domain/problem-types';
import type {
  Answers,
  dangerQuestionId,
  Engine,
  FiredRule,
  moreDangerQuestionId,
} from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../core/database/database.ts';
import { hasTextIn, type SuppliedTexts, suppliedFor } from '../../../instruments/index.ts';
import type { SignsTold } from './signs-told.ts';

export interface FoundProblem {
  readonly type: ProblemType;
  /** Words of the person that led to it. */
  readonly because: readonly string[];
}

/** One time that somebody was asked about danger, as they saw it. */
export interface DangerAsked {
  readonly at: string;
  /** The list that everybody meets, or the question that their words opened. */
  readonly question: typeof dangerQuestionId | typeof moreDangerQuestionId;
  /** The words that opened it; null before any words. */
  readonly quote: string | null;
  readonly asked: readonly string[];
  /** Empty where none was; null where it was shown and not answered. */
  readonly ticked: readonly string[] | null;
}

export interface Questionnaire {
  readonly id: string;
  readonly authorUserId: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly eContactId: string | null;
  /** What the clinic asked for; null where the person came by themselves. */
  readonly requestId: string | null;
  readonly language: Language;
  /** Nothing but danger is asked; the rest is written freely. */
  readonly isOnlyDanger: boolean;
  readonly input: string;
  readonly candidates: readonly FoundProblem[];
  readonly problemType: ProblemType | null;
  readonly answers: Answers;
  readonly leaveRequest: LeaveRequest | null;
  /** Null while it was not asked. */
  readonly unavailableVisitTimes: string | null;
  /** Null where it was not answered. */
  readonly dangerAnsweredAt: Date | null;
  /** When no sign of danger was there, asked before there was a reason; null where one was, or nobody asked then. */
  readonly dangerDeniedAt: Date | null;
  /** Every time that danger was asked about, in order. */
  readonly dangerLog: readonly DangerAsked[];
  /** Grave rules that answers to an earlier reason fired. */
  readonly firedBefore: readonly FiredRule[];
  /** Rules whose warning was read. */
  readonly acknowledged: readonly string[];
  readonly summary: string | null;
  readonly isSummaryEdited: boolean;
  /** As a model made it; null where the rules did, who make the same again. */
  readonly madeSummary: string | null;
  /** Free words with danger in them that somebody was about to send. */
  readonly wordsToSend: string | null;
  readonly engine: Engine;
  readonly catalogueVersion: number;
  /** Since when a grave sign of danger has stood in it without a break; null where none stands. */
  readonly alarmSince: Date | null;
  readonly signsTold: SignsTold;
  /** When a step last changed it; saving free words in its draft does not. */
  readonly updatedAt: Date;
}

/** What the rules look at besides the answers. */
export interface About {
  /** Of the patient. */
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly sex: Sex;
  readonly clinicPhone: string | null;
  readonly clinicCountry: Country;
  readonly clinicZone: string;
  /** Of questionnaires for which the clinic holds a licence. */
  readonly supplied: SuppliedTexts;
}

export interface Found {
  readonly questionnaire: Questionnaire;
  readonly about: About;
}

const columns = sql`
  q.id, q.author_user_id as "authorUserId", q.patient_person_id as "patientPersonId", q.clinic_id as "clinicId",
  coalesce(q.e_contact_id, filled.e_contact_id) as "eContactId", q.request_id as "requestId", q.language, q.is_only_danger as "isOnlyDanger", q.input, q.candidates, q.problem_type as "problemType", q.answers, q.danger_answered_at as "dangerAnsweredAt", q.danger_denied_at as "dangerDeniedAt", q.danger_log as "dangerLog", q.fired_before as "firedBefore",
  q.leave_request as "leaveRequest", q.unavailable_visit_times as "unavailableVisitTimes", q.acknowledged, q.summary, q.is_summary_edited as "isSummaryEdited", q.made_summary as "madeSummary",
  q.words_to_send as "wordsToSend", q.alarm_since as "alarmSince", q.signs_told as "signsTold", q.engine,
  q.catalogue_version as "catalogueVersion", q.updated_at as "updatedAt"`;
const around = sql`
  array[p.first_name, p.surname] as names, p.birth_date as "birthDate", p.sex, c.phone as "clinicPhone", c.country as "clinicCountry",
  c.time_zone as "clinicZone", ${suppliedFor(sql.ref('q.clinic_id'), sql.ref('q.language'), sql.ref('q.created_at'))} as supplied`;

/** Clinics know a patient by their own record alone. */
const persons = sql`person p on p.id = q.patient_person_id`;
const members = sql`e_contact e on e.id = q.e_contact_id
  join clinic_member p on p.clinic_id = e.clinic_id and p.id = e.clinic_member_id`;

type Part = ReturnType<typeof sql>;
const find = async (db: Reader, where: Part, patients: Part = persons): Promise<Found | undefined> => {
  const { rows } = await sql<Questionnaire & About>`
    select ${columns}, ${around} from ai_questionnaire q
      join ${patients} join clinic c on c.id = q.clinic_id
      left join questionnaire_request filled on filled.id = q.request_id and q.draft_id is null
    where ${where}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { names, birthDate, sex, clinicPhone, clinicCountry, clinicZone, supplied, ...questionnaire } = row;
  const { isOnlyDanger, requestId, problemType } = questionnaire;
  // What the clinic asked for was hosted elsewhere; since then it has entered the text, and the items are asked here.
  const isAskedHere = requestId !== null && problemType !== null && hasTextIn(supplied, problemType);
  return {
    questionnaire: { ...questionnaire, isOnlyDanger: isOnlyDanger && !isAskedHere },
    about: { names, birthDate, sex, clinicPhone, clinicCountry, clinicZone, supplied },
  };
};

/** One's own; row security keeps those away whose person one may no longer write for. */
export const findMine = (db: Reader, userId: string, id: string) =>
  find(db, sql`q.id = ${id} and q.author_user_id = ${userId}`);

export const findOfDraft = (db: Reader, draftId: string) => find(db, sql`q.draft_id = ${draftId}`);

/** Sent; row security shows a clinic its own. */
export const findOfEContact = (db: Reader, eContactId: string) =>
  find(db, sql`q.e_contact_id = ${eContactId}`, members);

type Kept = Partial<
  Pick<
    Questionnaire,
    | 'input'
    | 'language'
    | 'candidates'
    | 'problemType'
    | 'answers'
    | 'dangerAnsweredAt'
    | 'dangerDeniedAt'
    | 'dangerLog'
    | 'firedBefore'
    | 'leaveRequest'
    | 'unavailableVisitTimes'
    | 'acknowledged'
    | 'summary'
    | 'isSummaryEdited'
    | 'madeSummary'
    | 'wordsToSend'
    | 'alarmSince'
    | 'signsTold'
    | 'isOnlyDanger'
    | 'engine'
  >
>;

const asJson = (value: unknown) => JSON.stringify(value);

/** Column by column, only what changed. */
const changed = (kept: Kept) => ({
  ...(kept.input === undefined ? {} : { input: kept.input }),
  ...(kept.language === undefined ? {} : { language: kept.language }),
  ...(kept.candidates === undefined ? {} : { candidates: asJson(kept.candidates) }),
  ...(kept.problemType === undefined ? {} : { problem_type: kept.problemType }),
  ...(kept.answers === undefined ? {} : { answers: asJson(kept.answers) }),
  ...(kept.dangerAnsweredAt === undefined ? {} : { danger_answered_at: kept.dangerAnsweredAt }),
  ...(kept.dangerDeniedAt === undefined ? {} : { danger_denied_at: kept.dangerDeniedAt }),
  ...(kept.dangerLog === undefined ? {} : { danger_log: asJson(kept.dangerLog) }),
  ...(kept.firedBefore === undefined ? {} : { fired_before: asJson(kept.firedBefore) }),
  ...(kept.leaveRequest === undefined ? {} : { leave_request: asJson(kept.leaveRequest) }),
  ...(kept.unavailableVisitTimes === undefined
    ? {}
    : { unavailable_visit_times: kept.unavailableVisitTimes }),
  ...(kept.acknowledged === undefined ? {} : { acknowledged: [...kept.acknowledged] }),
  ...(kept.summary === undefined ? {} : { summary: kept.summary }),
  ...(kept.isSummaryEdited === undefined ? {} : { is_summary_edited: kept.isSummaryEdited }),
  ...(kept.madeSummary === undefined ? {} : { made_summary: kept.madeSummary }),
  ...(kept.wordsToSend === undefined ? {} : { words_to_send: kept.wordsToSend }),
  ...(kept.alarmSince === undefined ? {} : { alarm_since: kept.alarmSince }),
  ...(kept.signsTold === undefined ? {} : { signs_told: asJson(kept.signsTold) }),
  ...(kept.isOnlyDanger === undefined ? {} : { is_only_danger: kept.isOnlyDanger }),
  ...(kept.engine === undefined ? {} : { engine: kept.engine }),
});

export const keep = async (tx: Tx, id: string, kept: Kept, now: Date): Promise<void> => {
  await tx
    .updateTable('ai_questionnaire')
    .set({ ...changed(kept), updated_at: now })
    .where('id', '=', id)
    .execute();
};

export const begin = async (
  tx: Tx,
  questionnaire: Pick<
    Questionnaire,
    | 'id'
    | 'authorUserId'
    | 'patientPersonId'
    | 'clinicId'
    | 'language'
    | 'isOnlyDanger'
    | 'input'
    | 'catalogueVersion'
    | 'requestId'
  >,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('ai_questionnaire')
    .values({
      id: questionnaire.id,
      author_user_id: questionnaire.authorUserId,
      patient_person_id: questionnaire.patientPersonId,
      clinic_id: questionnaire.clinicId,
      draft_id: questionnaire.id,
      request_id: questionnaire.requestId,
      language: questionnaire.language,
      is_only_danger: questionnaire.isOnlyDanger,
      input: questionnaire.input,
      catalogue_version: questionnaire.catalogueVersion,
      engine: 'RULES',
      created_at: now,
      updated_at: now,
    })
    .execute();
};
