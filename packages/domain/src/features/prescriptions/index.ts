export { type AlertKind, alertKinds } from './careful-medicines.ts';
export * from './intake.ts';
export * from './medicine-key.ts';
export { alertOf, asksAboutPregnancy } from './medicine-match.ts';
export * from './prescriptions.ts';
export * from './renewal.ts';
export * from './rules.ts';
