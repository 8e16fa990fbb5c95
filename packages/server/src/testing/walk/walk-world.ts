import { randomUUID } from 'node:crypto';
import { plusDays } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import type { TestApp } from '../app.ts';
import type { Given } from '../given.ts';
import { passMinutes } from '../pass-minutes.ts';

/** What a walk knows of one draft from what its person did. */
export interface WalkDraft {
  readonly id: string;
  readonly personId: string;
  readonly clinicId: string;
  type: 'BACK_PAIN' | 'COUGH' | 'OTHER_PROBLEM';
  /** The words that were typed last; empty where none were. */
  text: string;
  /** A grave sign is ticked: the page said that it goes to the clinic by itself. */
  isTicked: boolean;
  /** An answer to a question called for help, and the page said the same. */
  isAnswered: boolean;
  /** Words of grave danger for which the page said the same. */
  promisedWords: string;
  /** For how long one of these has stood without a break. */
  promisedMinutes: number;
  /** Danger was answered for the present reason. */
  isAsked: boolean;
  /** Thrown away by hand. */
  isGone: boolean;
}

/** What a walk knows of one e-contact. */
export interface WalkThread {
  readonly id: string;
  readonly clinicId: string;
  /** What the patient wrote after it was sent. */
  readonly added: string[];
  plannedId: string;
  /** The patient has written since the reply was planned. */
  isOvertaken: boolean;
}

interface FiledRow {
  readonly id: string;
  readonly draftId: string | null;
  readonly clinicId: string;
  readonly personId: string;
  readonly text: string;
  readonly status: string;
  readonly turn: string | null;
  /** Of a sign of an emergency. */
  readonly isGrave: boolean;
  readonly isUnseen: boolean;
  /** Of danger, or of words that sound like it. */
  readonly isMarked: boolean;
  /** The entry that closed it says what became of it, or an earlier one since it was raised. */
  readonly outcome: string | null;
}

/** The work that is done when its time has come. */
interface WalkWorkers {
  readonly fileAlarms: Subscriber;
  readonly plannedMoves: Subscriber;
}

let worldCount = 0;

/** One patient with a child and two devices, and two clinics with a nurse each: all that a walk moves through. */
export const walkWorld = async (test: TestApp, make: Given, workers: WalkWorkers) => {
  const [first, second] = [await make.clinicWithPatient(), await make.clinicWithPatient()];
  const { patient } = first;
  await make.member(second.clinicId, patient.personId);
  worldCount += 1;
  // A day has a thousand codes.
  const child = await make.person({ birthDate: plusDays('1999-02-02', Math.floor(worldCount / 900)) });
  const childId = await make.represented(patient.userId, child.personId, { knownAt: first.clinicId });
  const clinicIds = [first.clinicId, second.clinicId] as const;
  const { system } = test.database;
  /** Some minutes pass, and the worker takes every job about these drafts. */
  const pass = async (drafts: readonly WalkDraft[], minutes: number) => {
    for (const { id } of drafts) {
      const { rows } = await sql`select from jobs.job where name = 'alarm-filings'
        and data->'ids'->>'questionnaireId' = ${id}`.execute(system);
      await passMinutes(test.database, id, minutes);
      // Nobody looks at a draft for which no job was stored.
      if (rows.length === 0) continue;
      const event = { type: 'questionnaire.alarm' as const, key: randomUUID(), ids: { questionnaireId: id } };
      await workers.fileAlarms.handle(event, async () => undefined);
    }
  };
  /** The time of a planned reply comes. */
  const runPlanned = async ({ id: eContactId, clinicId, plannedId }: WalkThread) => {
    await sql`update planned_move set created_at = now() - (due_at - created_at), due_at = now()
      where id = ${plannedId} and status = 'WAITING'`.execute(system);
    const ids = { plannedId, eContactId, clinicId };
    await workers.plannedMoves.handle(
      { type: 'e-contact.planned', key: randomUUID(), ids },
      async () => undefined,
    );
  };
  const readFiled = async (): Promise<readonly FiledRow[]> => {
    const { rows } = await sql<FiledRow>`
      select e.id, e.draft_id as "draftId", e.clinic_id as "clinicId", e.status, e.turn,
        e.red_flag is not distinct from 'CALL_112' as "isGrave", e.red_flag_seen_at is null as "isUnseen",
        e.red_flag is not null as "isMarked",
        e.alarm_outcome as outcome,
        coalesce(e.represented_person_id, e.patient_person_id) as "personId",
        (select string_agg(t.text, ' ' order by t.version) from timeline_entry t where t.e_contact_id = e.id) as text
      from e_contact e where e.clinic_id in (${sql.join([...clinicIds])})`.execute(system);
    return rows;
  };
  const readDraftText = async (id: string): Promise<string | undefined> => {
    const { rows } = await sql<{ text: string }>`select text from e_contact_draft where id = ${id}`.execute(
      system,
    );
    return rows[0]?.text;
  };
  return {
    devices: [first.asPatient, await make.session(patient.userId)] as const,
    nurseAt: (clinicId: string) => (clinicId === first.clinicId ? first.asNurse : second.asNurse),
    nurseUserIdAt: (clinicId: string) =>
      clinicId === first.clinicId ? first.nurse.userId : second.nurse.userId,
    personIds: [patient.personId, childId] as const,
    clinicIds,
    pass,
    runPlanned,
    readFiled,
    readDraftText,
    drafts: [] as WalkDraft[],
    threads: [] as WalkThread[],
  };
};
export type WalkWorld = Awaited<ReturnType<typeof walkWorld>>;
