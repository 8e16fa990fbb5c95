export * from './features.ts';
export * from './opening-hours.ts';
export * from './plans.ts';
