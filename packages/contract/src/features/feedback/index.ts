export * from './clinic.ts';
export * from './patient.ts';
