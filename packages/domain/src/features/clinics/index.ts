export * from './features.ts';
export * from './plans.ts';
