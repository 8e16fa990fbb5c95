export * from './as-data.ts';
export type { KnownPerson } from './identifiers/known-people.ts';
export { type Concealed, withoutIdentifiers } from './identifiers/without-identifiers.ts';
export * from './prompts.ts';
