import { plural } from '../../core/index.ts';

const many = plural('en');

/** What a clinic says above every page. */
export const globalMessages = {
  title: 'Global message',
  lead: 'Shown above every page, with the clinic’s name in brackets, until somebody deletes it.',
  editor: 'New message',
  text: 'Message',
  textIn: (language: string) => `Message: ${language}`,
  optional: 'Optional. Whoever reads this language sees the first message when this is empty.',
  hint: 'For example: the laboratory is closed on Friday. No health information about anybody.',
  left: (count: number) => many(count, { one: 'character left', other: 'characters left' }),
  whom: 'Who sees it',
  readers: { ALL: 'Everyone', PRM_PATIENT: 'Patients', PRM_DOCTOR: 'Staff' },
  preview: 'This is how it looks',
  previewEmpty: 'Your message appears here while you type.',
  post: 'Post the message',
  posted: 'The message is shown now',
  now: 'Shown now',
  none: 'No message is shown now',
  noneHint: 'What an admin posts here is seen at once by those it is for.',
  postedBy: (name: string, when: string) => `Posted by ${name}, ${when}`,
  delete: 'Delete',
  deleteTitle: 'Delete this message?',
  deleteText: 'It disappears from all pages at once. It cannot be brought back.',
  deleted: 'The message is deleted',
  adminsPost: 'Only the clinic’s admins post messages. Anybody who works here may delete one.',
  loadFailed: 'The messages could not be loaded',
};
