export * from './care-flows.ts';
