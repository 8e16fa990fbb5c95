import type { Reader } from '../../../../core/database/database.ts';
import { findDraft, prescriptionsOfDraft } from '../drafts/draft-store.ts';
import { wordsOfRequest } from '../words-of-request.ts';
import { composedForPatient } from './compose.ts';
import { toldSoFar } from './keep-draft.ts';
import type { Found } from './questionnaire-store.ts';
import { withWordsToSend } from './words-to-send.ts';

interface DraftText {
  readonly kind: string;
  readonly text: string;
}

/** The words that the person wrote in the draft themselves; empty where it only says what was answered. */
export const ownWordsIn = (found: Found, { kind, text }: DraftText, now: Date): string =>
  kind === 'OWN_WORDS' || text !== toldSoFar(found, now) ? text.trim() : '';

/** Own words that stand in the draft beside the answers and go along with them; null where there are none. */
export const findWordsThatGo = async (db: Reader, found: Found, now: Date): Promise<string | null> => {
  const { id, summary } = found.questionnaire;
  const draft = await findDraft(db, id);
  const words = draft ? ownWordsIn(found, draft, now) : '';
  return words === '' || summary?.includes(words) ? null : words;
};

/**
 * Own words of the draft and what is said of its medicines, as they go; empty where there are none. What stands in the box
 * of a concern whose reason is not found yet may be half a sentence.
 */
export const findWordsBeside = async (db: Reader, found: Found, now: Date): Promise<string> => {
  const { id, problemType, eContactId } = found.questionnaire;
  const draft = eContactId ? undefined : await findDraft(db, id);
  if (!draft) return '';
  const isBox = draft.kind === 'QUESTIONNAIRE' && !problemType;
  const text = isBox ? '' : ownWordsIn(found, draft, now);
  return wordsOfRequest({ text, prescriptions: await prescriptionsOfDraft(db, id) }).trim();
};

/** The same as the last page shows them before they go. */
export const findOwnWords = async (db: Reader, found: Found, now: Date): Promise<string | null> => {
  const { problemType, isOnlyDanger } = found.questionnaire;
  // Before a problem is chosen the words are still being told, and beside danger alone they are all that is sent.
  return !problemType || isOnlyDanger ? null : findWordsThatGo(db, found, now);
};

/** Own words first, then the summary that the person has read; neither is said twice. */
export const withOwnWords = (summary: string, ownWords: string | null): string => {
  if (!ownWords || summary.includes(ownWords)) return summary;
  return ownWords.includes(summary) ? ownWords : `${ownWords}\n\n${summary}`;
};

/** All that the person wrote, also when they answered questions after it; else what was made from the answers. */
export const textToFile = (found: Found, draft: DraftText, now: Date): string => {
  const { summary, isSummaryEdited, problemType, wordsToSend } = found.questionnaire;
  const made = summary ?? composedForPatient(found, now);
  const written = ownWordsIn(found, draft, now);
  if (draft.kind === 'OWN_WORDS' && wordsToSend) return withWordsToSend(found, written);
  if (written === '') return made;
  if (draft.kind === 'OWN_WORDS' || written.includes(made)) return written;
  // Half a sentence typed over the words that gave the alarm comes after them.
  if (!problemType) return `${made}\n\n${written}`;
  return isSummaryEdited ? withOwnWords(made, written) : written;
};

/** Whether the person typed something of it, or only answered. */
export const hasWords = (found: Found, draft: DraftText, now: Date): boolean => {
  const { input, isSummaryEdited, wordsToSend } = found.questionnaire;
  return (
    isSummaryEdited ||
    [input, wordsToSend ?? '', ownWordsIn(found, draft, now)].some((each) => each.trim() !== '')
  );
};
