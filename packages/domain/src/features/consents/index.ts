export * from './consent-types.ts';
export * from './consents.ts';
export * from './documents.ts';
export * from './limits.ts';
export * from './needed.ts';
