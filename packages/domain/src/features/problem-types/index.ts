export { problemTypeNamed, problemTypeNames } from './aliases.ts';
export { type ClinicGroup, clinicGroupOf, clinicGroups, typesOfClinicGroup } from './clinic-groups.ts';
export { offeredTypes, oftenChosen } from './offered.ts';
export { groupOption, reasonColours, reasonOption } from './options.ts';
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
export { reasonIcon, reasonIconNames } from './reason-icons.ts';
export { functionWords } from './search/function-words.ts';
export { type FoundReason, type MatchedWord, searchReasons } from './search/search.ts';
export { indexOf, type Keywords, type LanguageIndex } from './search/search-index.ts';
export {
  differentLetters,
  isOneSlipAway,
  lettersApart,
  lettersOf,
  type Word,
  withoutMark,
  wordsOf,
} from './search/words.ts';
export { visitMinutesOf } from './visit-minutes.ts';
