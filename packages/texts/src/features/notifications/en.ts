import type { OtpPurpose } from '@tervita/domain/auth';

interface Notice {
  readonly clinic: string;
  readonly link: string;
}

interface CodeLetter {
  readonly code: string;
  readonly purpose: OtpPurpose;
  readonly minutes: number;
  readonly site: string;
}

interface SupportCopy {
  readonly reference: string;
  /** What the person wrote. */
  readonly words: string;
}

export interface AccountLetter {
  readonly device: string;
  readonly link: string;
  /** The clinic that it is about, who did it, and whose work it is; a dash where there is none. */
  readonly clinic: string;
  readonly by: string;
  readonly whom: string;
}

const purposes = {
  SIGNUP: 'to create an account',
  LOGIN: 'to sign in',
  RESET: 'to choose a new password',
  LINK: 'to add a new way to sign in',
  PROFILE: 'to confirm your e-mail',
  CLINIC: 'to send the application of your clinic',
} satisfies Record<OtpPurpose, string>;

/** Who did what with whose work in which clinic. Names stand apart, so that no language has to bend them. */
const employeeLetter = (change: string) => ({
  subject: 'Who works at your clinic was changed in Tervita',
  body: ({ clinic, whom, by, link }: AccountLetter) =>
    [
      'Hello',
      '',
      'The employees of your clinic have changed.',
      '',
      `Clinic: ${clinic}`,
      `Employee: ${whom}`,
      `Change: ${change}`,
      `Changed by: ${by}`,
      '',
      `If you did not expect it, look at the list at once: ${link}`,
    ].join('\n'),
});

/** To patients, by e-mail and on their devices: the clinic's name and a link, never health content. */
export const notifications = {
  supportCopy: {
    subject: ({ reference }: Pick<SupportCopy, 'reference'>) => `Support has your message (${reference})`,
    body: ({ reference, words }: SupportCopy) =>
      [
        'Hello',
        '',
        `We have your message. Its number is ${reference}.`,
        'A person answers within one working day. Reply to this e-mail if you want to add something.',
        '',
        'Do not write about your health here. About your health, write to your clinic.',
        '',
        'You wrote:',
        '',
        words,
      ].join('\n'),
  },
  clinicAnswered: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has answered you`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} has answered your e-contact in Tervita.`,
        '',
        `Sign in to read the answer: ${link}`,
        '',
        'For your privacy this e-mail does not say what the answer is about.',
      ].join('\n'),
    action: 'Read the answer',
  },
  closed: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has completed your e-contact`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} has answered and completed your e-contact in Tervita.`,
        '',
        `Sign in to read the answer: ${link}`,
        '',
        'If something was left open, you can reopen the e-contact within 30 days.',
        'For your privacy this e-mail does not say what the answer is about.',
      ].join('\n'),
    action: 'Read the answer',
  },
  archived: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has completed your e-contact`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} has completed your e-contact in Tervita.`,
        '',
        `Sign in to see it: ${link}`,
        '',
        'If something was left open, you can reopen the e-contact within 30 days.',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'See the e-contact',
  },
  rejected: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} did not accept your e-contact`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} did not accept your e-contact in Tervita.`,
        '',
        `Sign in to see the reason and what you can do next: ${link}`,
        '',
        'If your concern cannot wait, call the clinic or your doctor.',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'See the reason',
  },
  reopened: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has reopened your e-contact`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} has reopened your completed e-contact in Tervita.`,
        '',
        `Sign in to see it: ${link}`,
        '',
        'You do not need to do anything. The clinic is still dealing with it.',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'See the e-contact',
  },
  clinicWrote: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has written to you`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} has written to you in Tervita.`,
        '',
        `Sign in to read the message: ${link}`,
        '',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'Read the message',
  },
  writtenDown: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} has opened an e-contact for you`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} wrote down your concern as an e-contact in Tervita.`,
        '',
        `Sign in to read it and to follow the answer: ${link}`,
        '',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'See the e-contact',
  },
  replyOpened: {
    subject: ({ clinic }: Pick<Notice, 'clinic'>) => `${clinic} is waiting for your reply`,
    body: ({ clinic, link }: Notice) =>
      [
        'Hello',
        '',
        `${clinic} asked you to reply later. You can send your reply now.`,
        '',
        `Sign in to reply: ${link}`,
        '',
        'For your privacy this e-mail does not say what it is about.',
      ].join('\n'),
    action: 'Write the reply',
  },
  code: {
    subject: (code: string) => `${code} is your Tervita code`,
    body: ({ code, purpose, minutes, site }: CodeLetter) =>
      [
        'Hello',
        '',
        `Your code ${purposes[purpose]} in Tervita:`,
        '',
        code,
        '',
        `It works for ${minutes} minutes, once, in the browser where you asked for it (${site}).`,
        'We never ask for this code by phone or in a message. If you did not ask for it, you can ignore this e-mail. Nothing happens without the code.',
      ].join('\n'),
  },
  account: {
    newDevice: {
      subject: 'A new device signed in to your account',
      body: ({ device, link }: AccountLetter) =>
        [
          'Hello',
          '',
          `Somebody signed in to your Tervita account on a device that was not used before: ${device}.`,
          '',
          `If it was you, there is nothing to do. If not, sign out on all devices and change your password here: ${link}`,
        ].join('\n'),
    },
    manyFailures: {
      subject: 'Somebody is trying to get into your account',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'Somebody has given a wrong password or code for your Tervita account several times. Nobody got in.',
          '',
          'If it was you, wait a quarter of an hour and try again. If not, you do not need to do anything; you can look at your settings here:',
          link,
        ].join('\n'),
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The password of your Tervita account was changed, and all other devices were signed out.',
          '',
          `If it was not you, choose a new password at once: ${link}`,
        ].join('\n'),
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The e-mail address of your Tervita account was changed. E-mails now go to the new address.',
          '',
          'If it was you, there is nothing to do.',
          `If it was not you, take the change back within 72 hours: ${link}`,
        ].join('\n'),
    },
    emailRestored: {
      subject: 'The change of your e-mail address was taken back',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The change of the e-mail address of your Tervita account was taken back from the old address. E-mails go there again, and all devices were signed out.',
          '',
          `If it was not you, sign in with your digital ID and check your data: ${link}`,
        ].join('\n'),
    },
    wayInAdded: {
      subject: 'A new way to sign in to your account',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The ways to sign in to your Tervita account have changed: the digital ID was confirmed, or Google, Apple or an e-mail now opens the account. All other devices were signed out.',
          '',
          `If it was not you, look at your settings at once: ${link}`,
        ].join('\n'),
    },
    appCodeChanged: {
      subject: 'The authenticator app of your account was changed',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The authenticator app of your Tervita account was set up or removed.',
          '',
          `If it was not you, change your password and sign out on all devices: ${link}`,
        ].join('\n'),
    },
    represented: {
      subject: 'Somebody says that they act for you',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'Somebody has added you in Tervita as a person for whom they write to a clinic.',
          'They see only what they write themselves and the answers to it, nothing of yours.',
          '',
          `See who it is, and say whether it is right: ${link}`,
        ].join('\n'),
    },
    recordTaken: {
      subject: 'A clinic’s record of you is yours again',
      body: ({ clinic, link }: AccountLetter) =>
        [
          'Hello',
          '',
          `You said with your digital ID that the record at ${clinic} is yours. Somebody else had opened a letter of the clinic before.`,
          'They no longer see anything of it. The clinic sees that it happened.',
          '',
          `Your clinics: ${link}`,
        ].join('\n'),
    },
    recordLost: {
      subject: 'A letter that you opened was written to somebody else',
      body: ({ clinic, link }: AccountLetter) =>
        [
          'Hello',
          '',
          `Somebody has shown with a digital ID that what ${clinic} wrote in the letter you opened is theirs. You no longer see it.`,
          'What you wrote to the clinic yourself in e-contacts of your own is still there. If this is a mistake, ask the clinic.',
          '',
          `Your clinics: ${link}`,
        ].join('\n'),
    },
    employeeAdded: employeeLetter('added to the employees'),
    employeeWaits: {
      subject: 'Somebody waits in Tervita for you to let them into your clinic',
      body: ({ clinic, whom, by, link }: AccountLetter) =>
        [
          'Hello',
          '',
          'A colleague added somebody whom only an admin can let in. They cannot open the clinic until you say yes.',
          '',
          `Clinic: ${clinic}`,
          `Employee: ${whom}`,
          `Added by: ${by}`,
          '',
          `Say yes or no in the list: ${link}`,
        ].join('\n'),
    },
    employeeLeft: employeeLetter('deactivated'),
    employeeBack: employeeLetter('activated again'),
    employeeEdited: employeeLetter('name, role, patient list or other details changed'),
    workNameDiffers: {
      subject: 'You could not get into your clinic in Tervita: the name differs',
      body: ({ clinic, link }: AccountLetter) =>
        [
          'Hello',
          '',
          `Clinic: ${clinic}`,
          '',
          'The clinic has written you down as an employee, but under a name that differs from the one you signed in with. This is why the clinic’s view did not open.',
          'Ask an admin of the clinic to correct your name on the Employees page, and then sign in again. Nothing else is needed.',
          '',
          `Sign in here: ${link}`,
        ].join('\n'),
    },
    clinicUpgraded: {
      subject: 'The plan of your clinic was changed in Tervita',
      body: ({ clinic, by, link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The clinic now has the Premium plan. The next invoice follows it.',
          '',
          `Clinic: ${clinic}`,
          `Changed by: ${by}`,
          '',
          `If you did not expect it, look at the plan at once: ${link}`,
        ].join('\n'),
    },
    smsSent: {
      subject: 'An SMS went from your clinic to many patients',
      body: ({ clinic, by, link }: AccountLetter) =>
        [
          'Hello',
          '',
          'An SMS has gone to many patients. It stands on the next invoice.',
          '',
          `Clinic: ${clinic}`,
          `Sent by: ${by}`,
          '',
          `To whom and what it costs is here: ${link}`,
        ].join('\n'),
    },
    patientsLeft: {
      subject: 'Many patients left the lists of your clinic',
      body: ({ clinic, by, link }: AccountLetter) =>
        [
          'Hello',
          '',
          'An import has taken many patients off the lists. They are kept as former patients.',
          'If this is not right, import the whole lists again.',
          '',
          `Clinic: ${clinic}`,
          `Imported by: ${by}`,
          '',
          `The import is here: ${link}`,
        ].join('\n'),
    },
    importEnded: {
      subject: 'The import of patient lists has ended',
      body: ({ clinic, link }: AccountLetter) =>
        [
          'Hello',
          '',
          'The import of patient lists that you began has ended or waits for you.',
          `Clinic: ${clinic}`,
          '',
          `What came of it is here: ${link}`,
        ].join('\n'),
    },
    clinicApplied: {
      subject: 'A clinic asks to join Tervita',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'At least one clinic has sent its application and agreed to the terms.',
          '',
          `Read it and decide: ${link}`,
        ].join('\n'),
    },
    planChanged: {
      subject: 'The plan of your clinic was changed by Tervita',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'Those who run Tervita have changed the plan of your clinic, or what it contains. It works from now on.',
          '',
          `See what your clinic has: ${link}`,
        ].join('\n'),
    },
    aiChanged: {
      subject: 'A prompt or a language model of Tervita was changed',
      body: ({ link }: AccountLetter) =>
        [
          'Hello',
          '',
          'Somebody who runs the platform has activated another prompt or changed a language model. Texts of patients may go to another place from now on.',
          'The audit log says who it was and when.',
          '',
          `Look at it here: ${link}`,
        ].join('\n'),
    },
  },
  /** To whoever asked to bring a clinic: they need not have an account. */
  joining: {
    received: {
      subject: 'We have received your application',
      body: () =>
        [
          'Hello',
          '',
          'We have received an application to bring a clinic to Tervita, with this address for the contact person. We read it and answer by e-mail, usually within two working days.',
          '',
          'If you did not send it, you need not do anything.',
        ].join('\n'),
    },
    declined: {
      subject: 'Your application to Tervita was not accepted',
      body: ({ reason, link }: { reason: string; link: string }) =>
        [
          'Hello',
          '',
          'We have read your application to bring a clinic to Tervita, and could not accept it. The reason:',
          '',
          reason,
          '',
          `You can send a new one here: ${link}`,
        ].join('\n'),
    },
    added: {
      subject: 'Your clinic is on Tervita',
      body: ({ clinic, link }: Notice) =>
        [
          'Hello',
          '',
          `${clinic} is on Tervita. Everything in the Premium plan is free for the first 30 days.`,
          '',
          `Sign in with your digital ID, or with this e-mail: ${link}`,
          '',
          'You are its first administrator: add your colleagues, the opening hours and the patient lists under Admin.',
        ].join('\n'),
    },
  },
  unknownDevice: 'an unknown device',
  accountFooter: 'This e-mail is about your Tervita account. Please do not reply to it.',
  footer: 'This e-mail was sent by Tervita. Please do not reply to it.',
};
