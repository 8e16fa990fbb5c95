export * from './consents.ts';
export * from './documents.ts';
export * from './limits.ts';
