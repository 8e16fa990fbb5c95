import type { Summarization } from '@tervita/contract/ai';
import type { Language } from '@tervita/domain/core';
import type { Engine } from '@tervita/domain/smart-questionnaire';
import type { Reader, Tx } from '../../../core/database/database.ts';
import type { OurEContact } from './our-e-contact.ts';

export interface NewSummarization {
  readonly id: string;
  readonly language: Language;
  readonly engine: Engine;
  readonly promptVersion: number | null;
  readonly model: string | null;
  readonly text: string;
  readonly messages: number;
  readonly answers: number;
  readonly hasQuestion: boolean;
}

const likedBy = async (db: Reader, id: string, userId: string): Promise<boolean | null> => {
  const row = await db
    .selectFrom('ai_summarization_opinion')
    .select('liked')
    .where('ai_summarization_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.liked ?? null;
};

/** The latest of this version of the e-contact, in this language. */
export const findSummarization = async (
  db: Reader,
  eContact: OurEContact,
  { language, userId }: { readonly language: Language; readonly userId: string },
): Promise<Summarization | undefined> => {
  const row = await db
    .selectFrom('ai_summarization')
    .selectAll()
    .where('e_contact_id', '=', eContact.id)
    .where('language', '=', language)
    .where('e_contact_version', '=', eContact.version)
    .where('has_question', '=', false)
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    aiSummarizationId: row.id,
    text: row.text,
    language,
    engine: row.engine as Engine,
    madeFrom: { messages: row.messages, answers: row.answers, eContactVersion: row.e_contact_version },
    promptVersion: row.prompt_version,
    model: row.model,
    madeAt: row.made_at.toISOString(),
    isOutdated: false,
    liked: await likedBy(db, row.id, userId),
  };
};

export const keepSummarization = async (
  tx: Tx,
  eContact: OurEContact,
  made: NewSummarization,
  now: Date,
): Promise<Summarization> => {
  const { version: latest } = await tx
    .selectFrom('e_contact')
    .select('version')
    .where('id', '=', eContact.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ai_summarization')
    .values({
      id: made.id,
      clinic_id: eContact.clinicId,
      e_contact_id: eContact.id,
      e_contact_version: eContact.version,
      language: made.language,
      engine: made.engine,
      prompt_version: made.promptVersion,
      model: made.model,
      text: made.text,
      messages: made.messages,
      answers: made.answers,
      has_question: made.hasQuestion,
      made_at: now,
    })
    .execute();
  return {
    aiSummarizationId: made.id,
    text: made.text,
    language: made.language,
    engine: made.engine,
    madeFrom: { messages: made.messages, answers: made.answers, eContactVersion: eContact.version },
    promptVersion: made.promptVersion,
    model: made.model,
    madeAt: now.toISOString(),
    // Somebody wrote while the model thought.
    isOutdated: latest !== eContact.version,
    liked: null,
  };
};
