/** The row of pages with which a clinic is administered. */
export const clinicAdmin = {
  tabsLabel: 'Parts of administration',
  tabs: {
    patientLists: 'Patient lists',
    clinicImport: 'Import',
    employees: 'Employees',
    globalMessage: 'Global message',
    clinicInfo: 'Clinic info',
    clinicFeatures: 'Features',
    questionnaireTexts: 'Questionnaires',
  },
  adminsOnly: {
    title: 'Only the clinic’s admins can open this page',
    text: 'Ask an admin of your clinic.',
    toInbox: 'To the e-contacts',
  },
};
