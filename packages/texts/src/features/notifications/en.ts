interface Notice {
  readonly clinic: string;
  readonly link: string;
}

/** Mails to patients: the clinic's name and a link, never health content. */
export const notifications = {
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
        'For your privacy this mail does not say what the answer is about.',
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
        'If something was left open, you can open the e-contact again within 30 days.',
        'For your privacy this mail does not say what the answer is about.',
      ].join('\n'),
    action: 'Read the answer',
  },
  footer: 'This mail was sent by Tervita. Nobody reads replies to it.',
};
