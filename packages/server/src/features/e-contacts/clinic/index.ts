import type { ProblemType } from '@tervita/domain/problem-types';
import type { MailDomainCheck } from '../../auth/index.ts';
import { askQuestionnaire } from '../requests/ask-questionnaire.ts';
import { readAiQuestionnaire } from './ai-questionnaire.ts';
import { create } from './create.ts';
import { readDangerSigns } from './danger-asked.ts';
import { fillTogether } from './fill-with-patient.ts';
import { countInbox } from './list/counts.ts';
import { listInbox } from './list/inbox-list.ts';
import { forgetView, keepView, readSavedViews } from './list/saved-views.ts';
import { approve, decline, listPrescriptions, undo } from './moves/decide-prescription.ts';
import { judgeLetterReader } from './moves/judge-letter-reader.ts';
import { moveMany } from './moves/move-many.ts';
import { complete, sendReply } from './moves/reply.ts';
import {
  accept,
  acknowledge,
  assign,
  judgeRepresentation,
  reject,
  reopen,
  undoAcknowledge,
} from './moves/simple-moves.ts';
import { addNote, readNotes } from './notes.ts';
import { openEarlier, openEContact, openTimeline } from './open.ts';
import { downloadPdf } from './pdf/download-pdf.ts';
import { cancelPlanned, changePlanned } from './planned/planned-calls.ts';
import { listResponses } from './questionnaire-responses.ts';
import { keepReplyDraft } from './reply-draft.ts';

export { plannedMoves } from './planned/run-planned.ts';

interface ClinicEContactDeps {
  readonly mailDomainExists: MailDomainCheck;
  /** Questionnaires that the care-flow provider has on its pages. */
  readonly hostedTypes: ReadonlySet<ProblemType>;
  /** How long staff can take back what they sent. */
  readonly undoSeconds: number;
}

export const clinicEContactCalls = ({ mailDomainExists, hostedTypes, undoSeconds }: ClinicEContactDeps) => [
  create(mailDomainExists),
  listInbox,
  countInbox,
  readSavedViews,
  keepView,
  forgetView,
  openEContact,
  openTimeline,
  openEarlier,
  downloadPdf,
  readAiQuestionnaire,
  listResponses,
  readDangerSigns,
  readNotes,
  addNote,
  listPrescriptions,
  approve(undoSeconds),
  decline(undoSeconds),
  undo(undoSeconds),
  sendReply(undoSeconds),
  complete(undoSeconds),
  accept,
  judgeLetterReader,
  judgeRepresentation,
  reject,
  reopen,
  assign,
  acknowledge,
  undoAcknowledge,
  moveMany(hostedTypes, undoSeconds),
  askQuestionnaire(hostedTypes),
  fillTogether,
  changePlanned,
  cancelPlanned,
  keepReplyDraft,
];
