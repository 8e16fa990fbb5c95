export * from './medicine-key.ts';
export * from './prescriptions.ts';
export * from './rules.ts';
