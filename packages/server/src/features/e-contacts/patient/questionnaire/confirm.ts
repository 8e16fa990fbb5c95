import type { ProblemType } from '@tervita/domain/problem-types';
import type { Touched } from '../../../../core/audit/audit.ts';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Writer } from '../author.ts';
import { submit } from '../submit.ts';
import { composedForPatient } from './compose.ts';
import type { Found } from './questionnaire-store.ts';
import { redFlagIn } from './red-flag.ts';

interface Given {
  readonly tx: Tx;
  readonly actor: Writer;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched?: Touched;
}

interface Confirmed {
  readonly summary: string;
  readonly fileIds?: readonly string[] | undefined;
  /** Of an alarm that nobody sent: a reason that the clinic has switched off meanwhile must not hold it up. */
  readonly filedAs?: ProblemType;
}

/**
 * What the person wrote into the summary. The sentences that were made from the answers are not judged: the rules have
 * looked at the answers themselves, and "no pain in the chest" must not sound an alarm.
 */
const addedTo = (made: string, summary: string): string => {
  const ours = new Set(sentencesOf(made));
  return sentencesOf(summary)
    .filter((sentence) => !ours.has(sentence))
    .join('\n');
};

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?\n]+/)
    .map((each) => each.trim())
    .filter(Boolean);

/** The summary becomes the message; what was asked and answered goes with it. */
export const confirm = async (
  { actor, ...given }: Given,
  found: Found,
  { summary, fileIds = [], filedAs }: Confirmed,
) => {
  const { id, patientPersonId, clinicId, problemType, language } = found.questionnaire;
  const { tx, now } = given;
  return submit(
    { writer: actor, ...given },
    {
      patientPersonId,
      clinicId,
      type: filedAs ?? problemType ?? 'OTHER_PROBLEM',
      text: summary,
      language,
      fileIds,
      draftId: id,
      redFlag: await redFlagIn(tx, {
        draftId: id,
        text: addedTo(composedForPatient(found, now), summary),
        now,
      }),
    },
  );
};
