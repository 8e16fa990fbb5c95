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
import { getTimeline } from './patient/get-timeline.ts';
import { judgeWords } from './patient/judge-words.ts';
import { listMine } from './patient/list.ts';
import { markSeen } from './patient/mark-seen.ts';
import { hearUnless, suspectUnless } from './patient/more-danger.ts';
import { flow } from './patient/questionnaire/flow.ts';
import { get as getQuestionnaire } from './patient/questionnaire/get.ts';
import type { ModelHelp } from './patient/questionnaire/model-help.ts';
import { reopen } from './patient/reopen.ts';
import { sendText } from './patient/send-text.ts';
import { uploadToEContact } from './patient/upload.ts';
import { addInfo, answerInquiry } from './patient/write-more.ts';

export { plannedMoves } from './clinic/index.ts';
export { lockEContact } from './e-contact-store.ts';
export { sweepDrafts } from './patient/drafts/sweep-drafts.ts';
export { readMyEContact } from './patient/patient-e-contacts.ts';
export { composed } from './patient/questionnaire/compose.ts';
export { fileAlarms } from './patient/questionnaire/file-alarms.ts';
export type { ModelHelp } from './patient/questionnaire/model-help.ts';
export { findOfEContact } from './patient/questionnaire/questionnaire-store.ts';
export { readTimeline } from './timeline.ts';

interface EContactDeps {
  readonly files: FileDeps;
  readonly help: ModelHelp;
  readonly mailDomainExists: MailDomainCheck;
  readonly admitUse: AdmitUse;
  /** Whether words are also held against what was learnt from messages of danger. */
  readonly hasClassifier: boolean;
}

const patientCalls = ({ files, help, admitUse, hasClassifier }: EContactDeps) => {
  const suspect = suspectUnless(!hasClassifier);
  const hear = hearUnless(!hasClassifier);
  return [
    uploadToEContact(files),
    sendText(admitUse),
    judgeWords(suspect),
    answerDangerOfDraft,
    listMine,
    listDrafts,
    getDraft,
    saveDraft,
    deleteDraft,
    flow({ help, admitUse, suspect }),
    getQuestionnaire(suspect),
    getTimeline,
    markSeen,
    claimByLink,
    answerInquiry(hear),
    addInfo(hear),
    answerDanger,
    close(hear),
    reopen(hear),
  ];
};

export const eContactCalls = (deps: EContactDeps) => [
  ...patientCalls(deps),
  ...clinicEContactCalls(deps.mailDomainExists),
];
