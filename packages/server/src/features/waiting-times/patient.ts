import {
  type ExpectedReplyTimes,
  getExpectedReply,
  getExpectedReplyOfDraft,
} from '@tervita/contract/waiting-times';
import { expectedReply } from '@tervita/domain/waiting-times';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import { query } from '../../core/http/use-case.ts';
import { showsExpectedReply } from '../clinics/index.ts';
import {
  alertsInText,
  isKnownWriter,
  readDraft,
  readMyEContact,
  redFlagIn,
  suspectUnless,
} from '../e-contacts/index.ts';
import { usualWaitOf } from './usual-wait.ts';

interface Sent {
  readonly clinicId: string;
  readonly sentAt: Date;
  readonly now: Date;
}

const timesOf = async (db: Reader, { clinicId, ...sent }: Sent): Promise<ExpectedReplyTimes | null> => {
  if (!(await showsExpectedReply(db, clinicId))) return null;
  const usual = await usualWaitOf(db, clinicId, sent.now);
  const found = usual && expectedReply(usual.hours, usual.wait, sent);
  if (!found) return null;
  return { by: found.by?.toISOString() ?? null, nineOfTenBy: found.nineOfTenBy.toISOString() };
};

/** Where there is danger nobody is told to wait; that, and whom the clinic knows, is judged as it will be when this is sent. */
export const ofDraft = (hasClassifier: boolean) =>
  query(getExpectedReplyOfDraft, async ({ db, actor, params, now }) => {
    const read = await readDraft(db, actor, params.id);
    if (!read) throw new NotFound();
    const { draft } = read;
    // What the clinic asked for goes into a thread that it has answered already.
    if (draft.requestId) return { expected: null };
    // A text that says what was answered is no words of the person.
    const words = draft.kind === 'OWN_WORDS' ? draft.text : '';
    const heard = { words, suspect: suspectUnless(!hasClassifier) };
    const { redFlag } = await redFlagIn(db, {
      draftId: draft.id,
      alerts: alertsInText(draft.text),
      now,
      heard,
    });
    if (redFlag) return { expected: null };
    const { clinicId } = draft.clinic;
    if (!(await isKnownWriter(db, { clinicId, personId: draft.patient.personId, writer: actor })))
      return { expected: null };
    return { expected: await timesOf(db, { clinicId, sentAt: now, now }) };
  });

/** Only while nobody has answered. Of a patient who is not accepted yet, to a writer who is not confirmed, and where there is danger, nothing is said. */
export const ofEContact = query(getExpectedReply, async ({ db, actor, params, now }) => {
  const eContact = await readMyEContact(db, actor, params.id);
  if (!eContact) throw new NotFound();
  const row = await db
    .selectFrom('e_contact')
    .select(['sent_at as sentAt', 'red_flag as redFlag', 'creator_kind as creatorKind'])
    .select('representation_unverified as isUnverified')
    .where('id', '=', params.id)
    .executeTakeFirst();
  const waits =
    eContact.turn === 'CLINIC' && !eContact.clinicHasAnswered && !eContact.membershipPending && !row?.redFlag;
  if (!waits || !row?.sentAt || row.isUnverified || row.creatorKind === 'CLINIC') return { expected: null };
  return { expected: await timesOf(db, { clinicId: eContact.clinic.clinicId, sentAt: row.sentAt, now }) };
});
