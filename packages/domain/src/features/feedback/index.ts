export * from './keywords.ts';
export * from './limits.ts';
export * from './window.ts';
