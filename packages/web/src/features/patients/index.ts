export { type AddedFor, NewPersonForm } from './add/new-person-form.tsx';
export { keptNewPerson, rememberTyped } from './add/new-person-values.ts';
export { ContactFields } from './contact/contact-fields.tsx';
export {
  type ContactField,
  type ContactRecord,
  changesOf,
  checkContact,
  contactOf,
  isMinor,
} from './contact/contact-values.ts';
export { LazyEditPatient } from './contact/lazy-edit-patient.tsx';
export { patientsPart, usePatientsTexts } from './texts.ts';
