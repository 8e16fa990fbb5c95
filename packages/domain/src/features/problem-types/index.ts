export { problemTypeNamed } from './aliases.ts';
export { type ClinicGroup, clinicGroupOf, clinicGroups, typesOfClinicGroup } from './clinic-groups.ts';
export { type PatientGroup, patientGroupOf, patientGroups, typesOfPatientGroup } from './patient-groups.ts';
export {
  adminTypes,
  fixedOftenChosen,
  kindOf,
  type PatientProblemType,
  type ProblemType,
  type ProblemTypeKind,
  patientProblemTypes,
  problemTypeKinds,
  problemTypes,
  questionnaireTypes,
  symptomTypes,
} from './problem-types.ts';
