export * from './clinic.ts';
export * from './drafts.ts';
export * from './e-contact.ts';
export * from './patient.ts';
