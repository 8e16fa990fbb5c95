export * from './dead-jobs.ts';
