export {
  type DangerHeard,
  type DangerSuspected,
  dangerHeardIn,
  dangerKindIn,
  dangerKindOf,
  dangerScoreIn,
  isSuspect,
} from './danger-kind.ts';
export { bytesOf, writtenOf } from './danger-weights.ts';
export { placesOfStems, placesOfText, shareOf, stemPlaces, stretchesOf, textPlaces } from './features.ts';
export { type DangerKind, dangerKinds } from './kinds.ts';
export { patientGroupOf, patientGroups } from './patient-group.ts';
export { mostAskedMore, signsToAsk } from './signs-of-kinds.ts';
export { type Suspicion, suspicionOf, suspicionRule } from './suspicion.ts';
export { weights } from './weights.generated.ts';
