export * from './consents.ts';
export * from './content.ts';
