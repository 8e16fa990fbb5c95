export * from './clinic.ts';
export * from './opening-hours.ts';
export * from './patient.ts';
