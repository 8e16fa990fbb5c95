export { type AddedFor, NewPersonForm } from './add/new-person-form.tsx';
export { keptNewPerson, rememberTyped } from './add/new-person-values.ts';
export { BirthDateField } from './birth-date-field.tsx';
export { ContactFields, ListField } from './contact/contact-fields.tsx';
export {
  type ContactField,
  type ContactRecord,
  changesOf,
  checkContact,
  contactOf,
  lacksBirthDate,
} from './contact/contact-values.ts';
export { LazyEditPatient } from './contact/lazy-edit-patient.tsx';
export { isMinor } from './minor.ts';
export { patientsPart, usePatientsTexts } from './texts.ts';
