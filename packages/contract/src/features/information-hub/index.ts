export * from './clinic.ts';
export * from './platform-admin.ts';
