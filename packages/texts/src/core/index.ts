export * from './plural.ts';
