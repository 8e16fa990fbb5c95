import type { FileDeps } from '../files/index.ts';
import { clinicEContactCalls } from './clinic/index.ts';
import { getTimeline } from './patient/get-timeline.ts';
import { listMine } from './patient/list.ts';
import { sendText } from './patient/send-text.ts';
import { uploadToEContact } from './patient/upload.ts';
import { addInfo, answerInquiry } from './patient/write-more.ts';

export { plannedMoves } from './clinic/index.ts';

export const eContactCalls = (files: FileDeps) => [
  uploadToEContact(files),
  sendText,
  listMine,
  getTimeline,
  answerInquiry,
  addInfo,
  ...clinicEContactCalls,
];
