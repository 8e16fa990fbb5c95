import type { ProblemType } from '@tervita/domain/problem-types';
import type { AdmitUse } from '../../core/limits/use-limits.ts';
import type { MailDomainCheck } from '../auth/index.ts';
import type { FileDeps } from '../files/index.ts';
import { clinicEContactCalls } from './clinic/index.ts';
import { answerDanger } from './patient/answer-danger.ts';
import { answerDangerOfDraft } from './patient/answer-danger-of-draft.ts';
import { claimByLink } from './patient/claim-by-link.ts';
import { close } from './patient/close.ts';
import { deleteDraft } from './patient/drafts/delete.ts';
import { getDraft, listDrafts } from './patient/drafts/read.ts';
import { saveDraft } from './patient/drafts/save.ts';
import { getEarlier, getTimeline } from './patient/get-timeline.ts';
import { judgeWords } from './patient/judge-words.ts';
import { listMine } from './patient/list.ts';
import { listPrescriptions } from './patient/list-prescriptions.ts';
import { markSeen } from './patient/mark-seen.ts';
import { hearUnless, suspectUnless } from './patient/more-danger.ts';
import { flow } from './patient/questionnaire/flow.ts';
import { get as getQuestionnaire } from './patient/questionnaire/get.ts';
import type { ModelHelp } from './patient/questionnaire/model-help.ts';
import { sendAlarm } from './patient/questionnaire/send-alarm.ts';
import { reopen } from './patient/reopen.ts';
import { sendText } from './patient/send-text.ts';
import { uploadToEContact } from './patient/upload.ts';
import { addInfo, answerInquiry } from './patient/write-more.ts';

export { writingFor } from './clinic/author.ts';
export { plannedMoves } from './clinic/index.ts';
export { waitingNow } from './clinic/list/counts.ts';
export { acceptWaiting } from './clinic/moves/accept-waiting.ts';
export { assertMayRecord, canRecordAnswers, type Recording, recordAnswers } from './clinic/record-answers.ts';
export { type LockedEContact, lockEContact } from './e-contact-store.ts';
export { factsOfThread } from './facts-of-thread.ts';
export type { Writer } from './patient/author.ts';
export { oneAtATime, readDraft } from './patient/drafts/draft-store.ts';
export { sweepDrafts } from './patient/drafts/sweep-drafts.ts';
export {
  assertMayStart,
  draftOfRequest,
  draftWithDanger,
  type HostedMatter,
} from './patient/hosted/assert-may-start.ts';
export { failStarted, type Settling, sendStarted } from './patient/hosted/settle-started.ts';
export { startEContact } from './patient/hosted/start-e-contact.ts';
export { isKnownWriter } from './patient/member-of.ts';
export { suspectUnless } from './patient/more-danger.ts';
export { readMyEContact } from './patient/patient-e-contacts.ts';
export { composed } from './patient/questionnaire/compose.ts';
export { fileAlarms } from './patient/questionnaire/file-alarms.ts';
export { alertsInText } from './patient/questionnaire/judge.ts';
export type { ModelHelp } from './patient/questionnaire/model-help.ts';
export { findOfEContact } from './patient/questionnaire/questionnaire-store.ts';
export { redFlagIn } from './patient/questionnaire/red-flag.ts';
export { fillHostedRequest } from './requests/fill-hosted-request.ts';
export { isThreadOf, lockOpenRequest } from './requests/fill-request.ts';
export { endOfRequest, settleRequest } from './requests/request-store.ts';
export { readTimeline } from './timeline.ts';

interface EContactDeps {
  readonly files: FileDeps;
  readonly help: ModelHelp;
  readonly mailDomainExists: MailDomainCheck;
  readonly admitUse: AdmitUse;
  /** Questionnaires that the care-flow provider has on its pages. */
  readonly hostedTypes: ReadonlySet<ProblemType>;
  /** Whether words are also held against what was learnt from messages of danger. */
  readonly hasClassifier: boolean;
  /** How long staff can take back what they sent. */
  readonly undoSeconds: number;
}

const patientCalls = ({ files, help, admitUse, hostedTypes, hasClassifier }: EContactDeps) => {
  const suspect = suspectUnless(!hasClassifier);
  const hear = hearUnless(!hasClassifier);
  return [
    uploadToEContact(files),
    sendText(admitUse, suspect),
    judgeWords(suspect),
    answerDangerOfDraft,
    sendAlarm(suspect),
    listMine,
    listDrafts,
    getDraft(suspect),
    saveDraft,
    deleteDraft,
    flow({ help, admitUse, hostedTypes, suspect }),
    getQuestionnaire(suspect),
    getTimeline,
    getEarlier,
    listPrescriptions,
    markSeen,
    claimByLink,
    answerInquiry(hear),
    addInfo(hear),
    answerDanger,
    close(hear),
    reopen(hear),
  ];
};

export const eContactCalls = (deps: EContactDeps) => [...patientCalls(deps), ...clinicEContactCalls(deps)];
