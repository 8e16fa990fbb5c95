import type { DraftCard, EContactDraft } from '@tervita/contract/e-contacts';
import type { FileItem } from '@tervita/contract/files';
import { clinicId, user } from '../flow/given.ts';
import type { Content } from './unsaved-draft.ts';

export const draftId = '01960000-0000-4000-8000-0000000000d1';

export const givenFile = (more: Partial<FileItem> = {}): FileItem => ({
  id: '01960000-0000-7000-8000-0000000000f1',
  name: 'saatekiri.pdf',
  size: 1_000,
  mediaType: 'application/pdf',
  scanState: 'CLEAN',
  canOpen: true,
  ...more,
});

export const givenContent = (more: Partial<Content> = {}): Content => ({
  personId: user.personId,
  clinicId,
  type: 'BACK_PAIN',
  text: 'Selg valutab',
  files: [],
  ...more,
});

export const givenDraft = (more: Partial<EContactDraft> = {}): EContactDraft => ({
  id: draftId,
  kind: 'OWN_WORDS',
  type: 'BACK_PAIN',
  patient: { personId: user.personId, firstName: user.firstName, surname: user.surname, isMe: true },
  clinic: { clinicId, name: 'Pärnaoru Perearstikeskus' },
  version: 3,
  updatedAt: '2026-03-10T08:00:00.000Z',
  requestId: null,
  goesAt: null,
  warning: null,
  hasQuestionnaire: false,
  isAlarming: false,
  asksDanger: false,
  text: 'Selg valutab',
  files: [],
  prescriptions: [],
  ...more,
});

/** As it stands in lists. */
export const givenDraftCard = (more: Partial<DraftCard> = {}): DraftCard => {
  const {
    text,
    files,
    hasQuestionnaire: _has,
    isAlarming: _alarming,
    asksDanger: _asks,
    prescriptions: _medicines,
    ...head
  } = givenDraft();
  return { ...head, preview: text, files: files.length, isBegun: true, ...more };
};
