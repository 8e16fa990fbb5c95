export * from './applications.ts';
export * from './clinics.ts';
export * from './dead-jobs.ts';
export * from './feedback.ts';
export * from './services.ts';
export * from './usage.ts';
