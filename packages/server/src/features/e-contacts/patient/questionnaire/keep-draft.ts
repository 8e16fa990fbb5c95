import type { ProblemType } from '@tervita/domain/problem-types';
import { isAboutDanger } from '@tervita/domain/smart-questionnaire';
import type { Reader, Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { composedForPatient } from './compose.ts';
import type { Found } from './questionnaire-store.ts';

/** What is told so far, as one text: whoever chooses to write freely goes on from it. */
export const toldSoFar = (found: Found, now: Date): string => {
  const { problemType, summary, input, answers, isOnlyDanger } = found.questionnaire;
  if (summary !== null) return summary;
  // Which signs of danger were ticked stands with the e-contact; the words are the person's own.
  const isTold = Object.keys(answers).some((id) => !isAboutDanger(id));
  return problemType && isTold && !isOnlyDanger ? composedForPatient(found, now) : input;
};

interface DraftText {
  readonly kind: string;
  readonly text: string;
}

/** Words that stand in the box and were not sent on; once a problem is chosen, its draft says what was answered. */
export const typedWordsIn = (found: Found, { kind, text }: DraftText, now: Date): string | null => {
  const isBox = kind === 'QUESTIONNAIRE' && !found.questionnaire.problemType;
  return isBox && text !== toldSoFar(found, now) ? text : null;
};

export const typedWords = async (db: Reader, found: Found, now: Date): Promise<string | null> => {
  const draft = await findDraft(db, found.questionnaire.id);
  return draft ? typedWordsIn(found, draft, now) : null;
};

/** Half a sentence goes into the draft alone; whoever writes there freely meanwhile is left alone. */
export const keepTyped = async (tx: Tx, { questionnaire }: Found, text: string, now: Date): Promise<void> => {
  // Its draft says what was answered.
  if (questionnaire.problemType) return;
  await tx
    .updateTable('e_contact_draft')
    .set(({ eb }) => ({ text, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', questionnaire.id)
    .where('kind', '=', 'QUESTIONNAIRE')
    .execute();
};

interface Step {
  readonly before: Found;
  readonly after: Found;
  /** The words of the box were sent on: those that were typed there before are done with. */
  readonly isSentOn: boolean;
  /** Only danger is asked: whoever writes freely goes on writing. */
  readonly isBesideWords: boolean;
}

/** The draft says what the questionnaire says, unless somebody has written in it. */
export const keepDraft = async (
  tx: Tx,
  { before, after, isSentOn, isBesideWords }: Step,
  now: Date,
): Promise<void> => {
  const { id, problemType, language } = after.questionnaire;
  const draft = await findDraft(tx, id);
  if (!draft) throw new NotFound();
  const wasTyped = isSentOn && (await typedWords(tx, before, now)) !== null;
  const isOurs = wasTyped || draft.text === toldSoFar(before, now);
  const type: ProblemType = problemType ?? 'OTHER_PROBLEM';
  const staysWords = isBesideWords && draft.kind === 'OWN_WORDS' && !isOurs;
  await tx
    .updateTable('e_contact_draft')
    .set({
      kind: staysWords ? 'OWN_WORDS' : 'QUESTIONNAIRE',
      type,
      language,
      version: draft.version + 1,
      updated_at: now,
      ...(isOurs ? { text: toldSoFar(after, now) } : {}),
    })
    .where('id', '=', id)
    .execute();
};
