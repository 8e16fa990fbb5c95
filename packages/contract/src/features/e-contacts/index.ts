export * from './clinic/index.ts';
export * from './danger-in-words.ts';
export * from './drafts.ts';
export * from './e-contact.ts';
export * from './patient.ts';
export * from './prescriptions.ts';
export * from './warning.ts';
