import { plural } from '../../../core/index.ts';

const n = plural('en');

/** What the pages say on which an e-contact is written, checked and sent, and what is not sent yet. */
export const sending = {
  emergency: {
    title: 'First, is it an emergency?',
    intro: (number: string) => `Call ${number} now if the person`,
    signs: [
      'has severe chest pain or cannot breathe well',
      'suddenly has a weak face, arm or leg, or cannot speak clearly',
      'bleeds and it does not stop',
      'has fainted, does not wake up or has a seizure',
      'has swelling of the face or throat, or has been poisoned',
      'may harm themselves or someone else',
    ],
    call: (number: string) => `Call ${number}`,
    slow: 'Nobody at the clinic watches messages all the time. An answer can come on the next working day.',
    judgement: 'This list does not replace a doctor’s judgement. If in doubt, call.',
    continue: 'It is not an emergency, continue',
  },
  write: {
    title: 'Describe it in your own words',
    label: 'What is wrong, and what do you need?',
    hints: [
      'When did it begin, and how has it changed?',
      'What have you tried, and did it help?',
      'What do you want from the clinic?',
    ],
    hintsLabel: 'It helps the clinic if you write',
    next: 'Check and send',
    saved: 'Saved',
    saving: 'Saving',
    kept: 'What you write is saved as you go',
    onDevice: 'Saved on this device. We store it when the connection is back.',
    full: 'Saved on this device only: you have 20 unsent e-contacts. Send or delete one of them.',
    restored: 'We kept what you wrote earlier.',
    startNew: 'Start a new one',
    conflict: {
      title: 'You changed this text in another place',
      text: (when: string) => `There it was saved ${when}. Choose which text to keep.`,
      other: 'The other text',
      keepMine: 'Keep this text',
      takeOther: 'Take the other text',
    },
    sentElsewhere: {
      title: 'This e-contact has already been sent',
      text: 'The clinic has it. What you changed here after that is not sent, but you can add it.',
    },
  },
  summary: {
    step: 'Last step',
    title: 'Check before you send',
    yourText: 'Your text',
    edit: 'Edit',
    hint: 'Change anything that is not right. The clinic sees exactly this.',
    forWhom: 'For',
    clinic: 'Clinic',
    reason: 'Reason',
    files: 'Files',
    noFiles: 'None',
    add: 'Add',
    /** Read out, so that five links of one name can be told apart. */
    change: (what: string) => `Change: ${what}`,
    send: 'Send to the clinic',
    note: 'The clinic answers in opening hours',
  },
  sending: {
    title: 'Sending',
    text: 'Do not close this page. If it closes all the same, nothing is lost.',
    offline:
      'There is no connection. We send it as soon as it is back. You can also close this page and send later: nothing is lost.',
    failedTitle: 'Not sent',
    noAnswer: 'We got no answer. The connection may be gone, or the service is busy.',
    kept: 'Nothing is lost: your text and files are kept.',
    safe: 'You can try again without fear: the clinic gets it once.',
    tryAgain: 'Try again',
    back: 'Back to the text',
    gone: 'Something that this e-contact needs is gone: the person, the clinic or a file. Go back and check.',
  },
  sent: {
    title: 'Sent to the clinic',
    text: (reason: string, forWhom: string, clinic: string) => `${reason}, ${forWhom}. ${clinic} has it now.`,
    forYou: 'for you',
    forPerson: (name: string) => `for ${name}`,
    nextTitle: 'What happens next',
    next: {
      read: 'A nurse or a doctor reads it in opening hours.',
      notice: (email: string) => `We send an e-mail to ${email} when there is an answer.`,
      noNotice: 'The answer comes here, to your e-contacts.',
      add: 'You can add information at any time.',
    },
    worse: (number: string) => `If it gets much worse, call ${number}.`,
    changedTitle: 'Your first text had already arrived',
    changedText:
      'What you changed after that is not sent. We put it under “Add information” in the e-contact.',
  },
  drafts: {
    files: (count: number) => n(count, { one: 'file', other: 'files' }),
    empty: 'No text yet',
    continueLabel: (reason: string) => `Continue: ${reason}`,
    deleteLabel: (reason: string) => `Delete: ${reason}`,
    deleteTitle: 'Delete this e-contact?',
    deleteText: 'The text and the files are deleted. This cannot be undone.',
    deleted: 'Deleted',
  },
};
