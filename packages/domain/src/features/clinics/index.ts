export * from './features.ts';
export * from './info.ts';
export * from './opening-hours.ts';
export * from './plans.ts';
export * from './trial.ts';
