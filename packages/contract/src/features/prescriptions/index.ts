export * from './medications.ts';
export * from './of-person.ts';
export * from './prescription.ts';
