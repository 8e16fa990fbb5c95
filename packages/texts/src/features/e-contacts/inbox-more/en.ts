/** Behind the chips and the search of the inbox. */
export const inboxMore = {
  find: (filter: string) => `Find: ${filter}`,
  nothing: 'No matches',
  views: {
    none: 'Set filters, then keep them here under a name.',
    name: 'Name of this view',
    save: 'Keep this view',
    remove: (name: string) => `Remove: ${name}`,
  },
  inList: 'In this list',
  from: 'First day',
  to: 'Last day',
  showRange: 'Show these days',
  wrongRange: 'The last day is before the first',
  patients: 'Patients',
  eContacts: 'E-contacts',
  noEContacts: 'This patient has no e-contacts yet.',
  nobodyTitle: 'No patients or e-contacts found',
  nobodyText: 'Check the name, the personal code or the e-mail. Or write an e-contact for a new patient.',
  addPatient: 'Add a patient',
  write: 'Write',
  writeTo: (name: string) => `Write to ${name}`,
};
