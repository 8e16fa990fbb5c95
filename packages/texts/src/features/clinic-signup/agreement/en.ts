/** What a clinic agrees to. A change of what is agreed raises `agreementVersion` in domain. */
export const agreement = {
  title: 'Agreement on the use of Tervita',
  draft: (day: string, version: string) => `Draft of ${day}, valid once accepted. Text of ${version}.`,
  page: (page: number) => `Page ${page}`,
  sections: [
    {
      heading: '1. Parties',
      paragraphs: [
        'Tervita, the service provider, and {{companyName}}, registration code {{registrationCode}}, the clinic, represented by {{signatory}}.',
      ],
    },
    {
      heading: '2. What is agreed',
      paragraphs: [
        'The clinic, under the name {{clinicName}}, at {{address}}, receives and answers e-contacts of its patients in its opening hours. The service provider keeps the platform working and safe.',
        'Tervita is not for emergencies. It says so to patients before they write, and shows them the emergency number.',
      ],
    },
    {
      heading: '3. Plan and price',
      paragraphs: [
        'Premium without cost for 30 days. Afterwards the clinic has the Basic plan, unless it chooses another one. A larger plan raises the next invoice, and only an administrator of the clinic takes it.',
        'An SMS costs 0.09 euros for each 160 characters and is billed in the next month.',
      ],
    },
    {
      heading: '4. What the clinic does',
      paragraphs: [
        'The clinic names its employees and ends their access when their work ends. Each employee signs in as themselves.',
        'The clinic reads new e-contacts on every working day. What is written to a patient is the responsibility of the health care worker who wrote it, also where the platform suggested or translated words.',
      ],
    },
    {
      heading: '5. Personal data',
      paragraphs: [
        "The clinic is the controller of its patients' data, the service provider the processor, who acts on the clinic's instructions. Data stay in the European Union. Annex 1 lists what is processed, for how long and who may see it.",
        'Every access is written down, and the patient can read that record. A breach is told to the clinic without delay, at the latest within 24 hours of its discovery.',
      ],
    },
    {
      heading: '6. Working order',
      paragraphs: [
        'Planned work that interrupts the service is announced two days ahead and done outside ordinary opening hours. Faults can be reported at any time.',
        'Each side answers for the direct damage that it causes by breaking the agreement. Neither answers for what it could not foresee or prevent.',
      ],
    },
    {
      heading: '7. End of the agreement',
      paragraphs: [
        "Either side may end it with 30 days' notice. The clinic receives its data in a readable form, and after that the service provider deletes them, unless the law asks to keep them.",
        'Notices under this agreement go to {{email}}.',
      ],
    },
    {
      heading: 'Annex 1. Processing of personal data',
      paragraphs: [
        'Whose data: patients of the clinic, those who act for them, and employees of the clinic.',
        'Which data: names, personal codes, contact details, lists of patients, what is written and attached in e-contacts, answers to questionnaires, prescriptions asked for, and the record of who saw what.',
        'How long: as long as the clinic has to keep its health records; what serves the technique alone is deleted after the times that the service provider publishes.',
        'Who sees them: employees of this clinic in their work, and the patient. Those who run the platform see figures, never the content of an e-contact.',
      ],
    },
  ],
};
