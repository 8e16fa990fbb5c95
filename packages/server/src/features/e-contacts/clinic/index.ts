import type { MailDomainCheck } from '../../auth/index.ts';
import { readAiQuestionnaire } from './ai-questionnaire.ts';
import { create } from './create.ts';
import { readDangerSigns } from './danger-asked.ts';
import { countInbox } from './list/counts.ts';
import { listInbox } from './list/inbox-list.ts';
import { forgetView, keepView, readSavedViews } from './list/saved-views.ts';
import { moveMany } from './moves/move-many.ts';
import { complete, sendReply } from './moves/reply.ts';
import { accept, acknowledge, assign, judgeRepresentation, reject, reopen } from './moves/simple-moves.ts';
import { addNote, readNotes } from './notes.ts';
import { openEContact, openTimeline } from './open.ts';
import { downloadPdf } from './pdf/download-pdf.ts';
import { cancelPlanned, changePlanned } from './planned/planned-calls.ts';
import { keepReplyDraft } from './reply-draft.ts';

export { plannedMoves } from './planned/run-planned.ts';

export const clinicEContactCalls = (mailDomainExists: MailDomainCheck) => [
  create(mailDomainExists),
  listInbox,
  countInbox,
  readSavedViews,
  keepView,
  forgetView,
  openEContact,
  openTimeline,
  downloadPdf,
  readAiQuestionnaire,
  readDangerSigns,
  readNotes,
  addNote,
  sendReply,
  complete,
  accept,
  judgeRepresentation,
  reject,
  reopen,
  assign,
  acknowledge,
  moveMany,
  changePlanned,
  cancelPlanned,
  keepReplyDraft,
];
