import type { DraftCard, EContactDraft } from '@tervita/contract/e-contacts';
import { type AskedPrescription, askedPrescriptions } from '@tervita/contract/prescriptions';
import type { Language } from '@tervita/domain/core';
import { draftDays, draftsMax } from '@tervita/domain/e-contacts';
import { dangerQuestionId, moreDangerQuestionId, noSign } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';

const dangerIds = sql`array[${sql.lit(dangerQuestionId)}, ${sql.lit(moreDangerQuestionId)}]`;

/** Of whom somebody may write: themselves, and those whom they represent now. */
const about = (actor: Actor) => sql`(d.patient_person_id = ${actor.personId} or d.patient_person_id in (
  select person_id from representation where user_id = ${actor.userId} and representation_holds(ended_at)))`;

/** Its author's alone; what is too old is as good as swept. */
const mine = (actor: Actor) => sql`d.author_user_id = ${actor.userId} and ${about(actor)}
  and d.updated_at > now() - make_interval(days => ${sql.lit(draftDays)})`;

/**
 * Whoever looked at the first question, or said that no sign of danger is there, has begun nothing: it counts for no limit
 * and is swept after a day. A sign that was ticked, words, another answer or a file begin a draft.
 */
export const isBegun = sql`(d.kind <> 'QUESTIONNAIRE' or d.text <> ''
  or exists (select from file f where f.draft_id = d.id and f.removed_at is null)
  or exists (select from ai_questionnaire q where q.draft_id = d.id
    and (q.words_to_send is not null or q.answers - ${dangerIds}::text[] <> '{}'
      or exists (select from unnest(${dangerIds}::text[]) as asked (id),
        jsonb_array_elements_text(coalesce(q.answers -> asked.id -> 'choices', '[]')) as ticked (sign)
        where ticked.sign <> ${sql.lit(noSign)}))))`;

/** Something was answered, be it that no sign of danger is there: the page that takes the words finds the draft by it. */
const isStarted = sql`(d.kind <> 'QUESTIONNAIRE' or d.text <> ''
  or exists (select from ai_questionnaire q where q.draft_id = d.id and q.answers <> '{}'))`;

/** Of what was started at a provider its own card tells, whether it is on the way or did not arrive. */
export const isHere = sql`not exists (select from care_flow f where f.draft_id = d.id and f.request_id is null)`;

const head = (actor: Actor) => sql`
  'id', d.id, 'kind', d.kind, 'type', d.type, 'version', d.version, 'updatedAt', iso(d.updated_at),
  'requestId', (select q.request_id from ai_questionnaire q where q.draft_id = d.id),
  'clinic', json_build_object('clinicId', c.id, 'name', c.name),
  'patient', json_build_object('personId', p.id, 'firstName', p.first_name, 'surname', p.surname,
    'isMe', p.id = ${actor.personId})`;

const joined = sql`e_contact_draft d join clinic c on c.id = d.clinic_id join person p on p.id = d.patient_person_id`;

const previewLength = 120;

/** As it was written; the language is that of the page it was written on. */
interface Written {
  readonly text: string;
  readonly language: Language | null;
}

interface DraftCardRow extends Written {
  readonly card: Omit<DraftCard, 'goesAt' | 'warning'>;
}

export const readDrafts = async (db: Reader, actor: Actor): Promise<DraftCardRow[]> => {
  const { rows } = await sql<DraftCardRow>`
    select d.text, d.language, json_build_object(${head(actor)},
      'preview', trim(left(regexp_replace(left(d.text, 500), '\\s+', ' ', 'g'), ${sql.lit(previewLength)})),
      'files', (select count(*) from file f where f.draft_id = d.id and f.removed_at is null),
      'isBegun', ${isBegun}) as card
    from ${joined} where ${mine(actor)} and ${isStarted} and ${isHere}
    order by d.updated_at desc, d.id limit ${sql.lit(2 * draftsMax)}`.execute(db);
  return rows;
};

interface DraftRow {
  readonly draft: Omit<EContactDraft, 'files' | 'isAlarming' | 'asksDanger' | 'goesAt' | 'warning'>;
  readonly language: Language | null;
}

export const readDraft = async (db: Reader, actor: Actor, id: string): Promise<DraftRow | undefined> => {
  const { rows } = await sql<DraftRow>`
    select d.language, json_build_object(${head(actor)}, 'text', d.text, 'prescriptions', d.prescriptions,
      'hasQuestionnaire', exists (select from ai_questionnaire q where q.draft_id = d.id)) as draft
    from ${joined} where d.id = ${id} and ${mine(actor)}`.execute(db);
  return rows[0];
};

/** Whoever asks has shown before that it is the author's. */
export const findDraft = (db: Reader, id: string) =>
  db
    .selectFrom('e_contact_draft')
    .select(['kind', 'text', 'version', 'patient_person_id as patientPersonId', 'clinic_id as clinicId'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Lock, then check, then write. */
export const lockDraft = async (
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ version: number; text: string } | undefined> => {
  const { rows } = await sql<{ version: number; text: string }>`
    select d.version, d.text from e_contact_draft d where d.id = ${id} and ${mine(actor)} for update`.execute(
    tx,
  );
  return rows[0];
};

/** What a draft of this author became. */
export const sentFrom = async (db: Reader, actor: Actor, draftId: string) =>
  db
    .selectFrom('e_contact')
    .select(['id', 'status', 'turn', 'version'])
    .where('creator_user_id', '=', actor.userId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();

/**
 * One after the other: whoever sends a draft, or saves it, waits for the sending that is under way. Of two drafts everybody
 * takes the same one first.
 */
export const oneAtATime = async (tx: Tx, ...draftIds: readonly string[]): Promise<void> => {
  for (const id of draftIds.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(tx);
};

export const countDrafts = async (db: Reader, actor: Actor): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from e_contact_draft d where ${mine(actor)} and ${isBegun}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Medicines that were chosen before it is sent, by whatever way it goes. */
export const prescriptionsOfDraft = async (
  db: Reader,
  draftId: string | null,
): Promise<readonly AskedPrescription[]> => {
  if (!draftId) return [];
  const draft = await db
    .selectFrom('e_contact_draft')
    .select('prescriptions')
    .where('id', '=', draftId)
    .executeTakeFirst();
  return askedPrescriptions.parse(draft?.prescriptions ?? []);
};

export const removeDraft = async (tx: Tx, actor: Pick<Actor, 'userId'>, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('e_contact_draft')
    .where('id', '=', id)
    .where('author_user_id', '=', actor.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
