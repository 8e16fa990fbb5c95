import type { ScanState } from '@tervita/domain/files';
import { plural } from '../../core/index.ts';

const n = plural('en');
const files = (count: number) => n(count, { one: 'file', other: 'files' });

/** What is said about files, on both sides. */
export const fileTexts = {
  add: 'Add files',
  camera: 'Take a photo',
  drop: 'Or drop files here',
  hint: 'At most 10 files, 50 MB each. Photos, PDF, documents, sound and video.',
  list: 'Files',
  count: files,
  uploading: (percent: number) => `Uploading, ${percent}%`,
  waiting: 'Waits for its turn',
  failed: 'Not uploaded',
  actions: {
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
    retry: 'Try again',
    download: (name: string) => `Download ${name}`,
  },
  picture: (name: string) => `Picture: ${name}`,
  scan: {
    WAITING: 'Being checked for viruses',
    CLEAN: 'No viruses found',
    INFECTED: 'A virus was found. Nobody can open this file.',
    NA: 'Not checked for viruses',
  } satisfies Record<ScanState, string>,
  notCheckable: 'This file could not be checked, so it cannot be opened.',
  overall: {
    WAITING: 'Some files are still being checked. They can be opened as soon as that is done.',
    CLEAN: 'All files have been checked and no viruses were found.',
    INFECTED: 'A virus was found in at least one file. It cannot be opened.',
    NA: 'Files are not checked for viruses here. Open only files you were expecting.',
  } satisfies Record<ScanState, string>,
  faults: {
    tooLarge: 'The file is larger than 50 MB',
    badKind: 'This kind of file cannot be sent',
    unreadable: 'The file type does not match its name, or the file is damaged. Choose another one.',
    empty: 'The file is empty',
    tooMany: 'You can add up to 10 files to a message',
  },
  leftOut: (names: string) => `Not added: ${names}. You can add up to 10 files to a message.`,
  blocked: {
    BUSY: 'Wait until the files are uploaded, or cancel them.',
    FAILED: 'Some files were not uploaded. Try again or remove them.',
    INFECTED: 'A virus was found in a file. Remove it, then send.',
  },
  from: { PATIENT: 'From the patient', CLINIC: 'From the clinic' },
  page: {
    title: 'Files',
    none: 'There are no files yet',
    noneText: 'Files that you or the clinic send appear here.',
    toConversation: 'To the conversation',
    unsent: 'Not sent yet',
    loadFailed: 'We could not load the files',
  },
  sendPage: {
    title: 'Add files',
    lead: 'The clinic sees the files when you send them.',
    label: 'What is in the files',
    placeholder: 'For example: photo of the rash from this morning',
    send: 'Send to the clinic',
    without: 'Continue without files',
    needed: 'Add at least one file',
    closed: 'This e-contact is closed. Files can no longer be added.',
    sent: 'The files were sent',
    changed: 'Something new was written meanwhile. Read it in the conversation, then send again.',
  },
};
export type FileTexts = typeof fileTexts;
