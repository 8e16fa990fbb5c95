export * from './injection-cases.ts';
export * from './injection-faults.ts';
