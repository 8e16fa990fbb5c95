export * from './ad.ts';
export * from './patient.ts';
export * from './platform-admin.ts';
