export { ClinicFields, CompanyFields, ContactFields, useCountryNames } from './clinic-fields.tsx';
export {
  type ClinicField,
  type ContactField,
  checkClinic,
  checkContact,
  clinicBody,
  contactBody,
  noClinic,
  noContact,
} from './clinic-values.ts';
export { clinicSignupPart, useClinicSignupTexts } from './texts.ts';
