export * from './clinic.ts';
export * from './info.ts';
export * from './opening-hours.ts';
export * from './patient.ts';
export * from './setting.ts';
