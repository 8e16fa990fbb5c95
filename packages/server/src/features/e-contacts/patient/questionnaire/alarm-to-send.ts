import { eContactMaxBytes } from '@tervita/domain/files';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import type { Tx } from '../../../../core/database/database.ts';
import { filesOfDraft } from '../../../files/index.ts';
import { isOffered } from '../../../problem-types/index.ts';
import { isThreadOf } from '../../requests/fill-request.ts';
import { findRequest } from '../../requests/request-store.ts';
import type { Writer } from '../author.ts';
import type { Found } from './questionnaire-store.ts';
import { ownWordsIn, textToFile } from './text-to-file.ts';

/** Undefined once it was sent or thrown away; locked, so that neither happens meanwhile. */
export const lockUnsent = (tx: Tx, id: string) =>
  tx
    .selectFrom('e_contact_draft')
    .select(['kind', 'type', 'text'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Those that a message may take: an infected one, or one too many, must not hold up the alarm. */
const filesToSend = async (tx: Tx, author: Writer, draftId: string): Promise<string[]> => {
  let bytes = 0;
  const files = await filesOfDraft(tx, author, draftId);
  return files.flatMap(({ id, size, scanState }) => {
    if (scanState === 'INFECTED' || bytes + size > eContactMaxBytes) return [];
    bytes += size;
    return [id];
  });
};

type Unsent = NonNullable<Awaited<ReturnType<typeof lockUnsent>>>;

/** As the draft says: the reason of own words can be changed. A clinic can switch off any but the last one. */
const reasonOf = async (tx: Tx, { questionnaire }: Found, { type }: Unsent): Promise<ProblemType> => {
  const reason = problemTypeNamed(type);
  return reason && (await isOffered(tx, questionnaire.clinicId, reason)) ? reason : 'OTHER_PROBLEM';
};

/**
 * The thread that has it already: what was ticked before a hosted questionnaire that the clinic asked for marked it when it
 * was ticked. Sent once more, it would be taken for the answers, which are still to come.
 */
export const findThreadMarked = async (
  tx: Tx,
  { questionnaire: { isOnlyDanger, requestId, wordsToSend } }: Found,
  author: Writer,
): Promise<string | undefined> => {
  if (!isOnlyDanger || requestId === null || wordsToSend || !(await isThreadOf(tx, requestId, author)))
    return undefined;
  return (await findRequest(tx, requestId))?.eContactId;
};

/** All that is known of it, as it is: nobody in danger finishes it first. */
export const alarmToSend = async (tx: Tx, author: Writer, found: Found, draft: Unsent, now: Date) => ({
  summary: textToFile(found, draft, now),
  ownWords: ownWordsIn(found, draft, now),
  fileIds: await filesToSend(tx, author, found.questionnaire.id),
  filedAs: await reasonOf(tx, found, draft),
});
