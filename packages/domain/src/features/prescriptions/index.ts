export * from './medicine-key.ts';
export * from './prescriptions.ts';
export * from './renewal.ts';
export * from './rules.ts';
