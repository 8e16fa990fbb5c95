import type { Filed } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Touched } from '../../../../core/audit/audit.ts';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { fillRequest, isThreadOf } from '../../requests/fill-request.ts';
import type { Writer } from '../author.ts';
import type { Suspect } from '../more-danger.ts';
import { submit } from '../submit.ts';
import { wordsAdded } from './added-words.ts';
import { alarmOf } from './alarm.ts';
import { alertsInText, type LookThrough } from './judge.ts';
import type { Found } from './questionnaire-store.ts';
import { redFlagIn } from './red-flag.ts';
import { withOwnWords } from './text-to-file.ts';
import { withWordsToSend } from './words-to-send.ts';

interface Given {
  readonly tx: Tx;
  readonly actor: Writer;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched?: Touched;
  readonly lookThrough?: LookThrough;
  readonly suspect: Suspect;
}

interface Confirmed {
  readonly summary: string;
  readonly fileIds?: readonly string[] | undefined;
  /** What the person wrote in their own words beside the answers. */
  readonly ownWords?: string | null;
  /** Of an alarm that nobody sent: a reason that the clinic has switched off meanwhile must not hold it up. */
  readonly filedAs?: ProblemType;
  readonly filed?: Filed;
}

/** The summary becomes the message, after the person's own words; what was asked and answered goes with it. */
export const confirm = async (
  { actor, lookThrough, suspect, ...given }: Given,
  found: Found,
  { summary, fileIds = [], filedAs, filed, ownWords = null }: Confirmed,
) => {
  const text = withWordsToSend(found, withOwnWords(summary, ownWords));
  const { id, patientPersonId, clinicId, problemType, language } = found.questionnaire;
  const { tx, now } = given;
  const { requestId } = found.questionnaire;
  // What tells of danger is not lost with the thread that it was asked for in: it is sent as an e-contact of its own.
  const isCutOff =
    requestId !== null &&
    alarmOf(found, now, lookThrough) !== undefined &&
    !(await isThreadOf(tx, requestId, actor));
  if (requestId && !isCutOff)
    return fillRequest({ ...given, writer: actor }, found, {
      requestId,
      text,
      ownWords,
      fileIds,
      filed,
      lookThrough,
      suspect,
    });
  return submit(
    { writer: actor, ...given },
    {
      patientPersonId,
      clinicId,
      type: filedAs ?? problemType ?? 'OTHER_PROBLEM',
      text,
      language,
      fileIds,
      draftId: id,
      filed,
      danger: await redFlagIn(tx, {
        draftId: id,
        alerts: [
          ...alertsInText(ownWords ?? '', lookThrough),
          ...alertsInText(
            wordsAdded({ ...found, questionnaire: { ...found.questionnaire, summary } }, now),
            lookThrough,
          ),
        ],
        now,
        lookThrough,
        heard: { words: ownWords ?? '', suspect },
      }),
    },
  );
};
