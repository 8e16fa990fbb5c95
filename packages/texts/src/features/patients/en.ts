import type { MembershipStatus } from '@tervita/domain/clinics';
import type { Sex } from '@tervita/domain/persons';

/** Patients as the clinic knows them: finding, adding, correcting. */
export const patients = {
  fields: {
    personalCode: 'Personal code',
    personalCodeHint: 'It shows the date of birth and the sex',
    firstName: 'First name',
    surname: 'Surname',
    birthDate: 'Date of birth',
    birthDateHint: 'For example 4 5 1985',
    sex: 'Sex',
    sexes: { FEMALE: 'Woman or girl', MALE: 'Man or boy', NOT_DISCLOSED: 'Not known' } satisfies Record<
      Sex,
      string
    >,
    email: 'E-mail',
    phone: 'Phone',
    listCode: 'List',
  },
  understood: (sex: string, birthDate: string) => `${sex}, ${birthDate}`,
  birthDateNeeded: 'They have no account yet: by this date they open what you write to them',
  emailNeeded: 'The patient has never signed in: we will e-mail them at this address',
  emailHint: 'We e-mail the patient at this address. The e-mail contains no health information',
  emailOwn: 'The patient signs in to Tervita: we will e-mail them at the address they gave there',
  emailChild: 'Notifications about a child go to the representative',
  phoneLocked: 'The patient gave this number. Only they can change it.',
  noList: 'No list',
  findList: 'Find a list',
  noListFound: 'No list fits',
  edit: {
    open: 'Edit',
    title: (name: string) => `Contact details: ${name}`,
    saved: 'The contact details are saved',
  },
  known: {
    titles: {
      MEMBER: (name: string) => `This is already a patient of the clinic: ${name}`,
      FORMER: (name: string) => `This is a former patient of the clinic: ${name}`,
      PENDING: (name: string) => `The clinic knows this person, who is not its patient: ${name}`,
    } satisfies Record<MembershipStatus, (name: string) => string>,
    bringBack: (name: string) => `Bring back ${name}`,
    takeIn: (name: string) => `Take ${name} in as a patient`,
    use: (name: string) => `Use ${name}`,
  },
  conflict: {
    title: 'The name and the personal code do not belong together',
    inClinic: (name: string) =>
      `The clinic has this personal code under the name ${name}. Use this person, or correct what you wrote.`,
    elsewhere:
      'This personal code belongs to someone with another name. Compare both with a document and correct what is wrong.',
    correctName: 'Correct the name',
    correctCode: 'Correct the code',
  },
};
