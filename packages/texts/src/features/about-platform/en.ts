/** Whether a plan has it. */
type Has = 'yes' | 'no' | 'some';
interface PlanRow {
  readonly what: string;
  readonly BASIC: Has;
  readonly SPECIAL: Has;
  readonly PREMIUM: Has;
}

export const aboutPlatform = {
  title: 'Platform',
  version: 'Version',
  whatsNew: 'What is new',
  services: 'Services that Tervita uses',
  works: 'answers',
  down: 'does not answer at the moment',
  servicesLead: 'If one does not answer, the rest goes on. What waits for it is sent later by itself.',
  noServices: 'None is set up here.',
  plans: 'Plans',
  plansLead: 'What each plan contains. An admin of the clinic changes it under Admin, Features.',
  feature: 'What',
  rows: [
    {
      what: 'E-contacts, inbox, templates, notes, lists, message centre (SMS by the piece)',
      BASIC: 'yes',
      SPECIAL: 'yes',
      PREMIUM: 'yes',
    },
    { what: 'Virus check of files, shown', BASIC: 'no', SPECIAL: 'yes', PREMIUM: 'yes' },
    { what: 'Questionnaires, smart questions, summaries', BASIC: 'no', SPECIAL: 'some', PREMIUM: 'yes' },
    { what: 'Translation', BASIC: 'no', SPECIAL: 'some', PREMIUM: 'yes' },
  ] satisfies PlanRow[] as PlanRow[],
  has: { yes: 'yes', no: 'no', some: 'as agreed' },
  legal: 'Terms and privacy',
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  cookies: 'Cookies',
  accessibility: 'Accessibility',
  accessible: [
    'Tervita is built to meet WCAG 2.2 level AA. Every screen is checked by a machine with each change, and can be used by keyboard alone.',
    'Charts have a table beside them. Text grows with the settings of the browser, and there is a dark look.',
    'If something is hard to use, tell us: we answer within one working day.',
  ],
  tell: 'Write to support',
  changelog: 'What is new',
  changelogLead: 'Changes of Tervita, the newest first. They are written in English.',
  failed: 'The list of changes did not load',
  failedText: 'Check the connection and try again.',
};
