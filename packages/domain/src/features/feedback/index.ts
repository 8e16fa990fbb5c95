export * from './keywords.ts';
export * from './limits.ts';
export * from './periods.ts';
export * from './window.ts';
