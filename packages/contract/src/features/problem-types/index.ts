export * from './problem-types.ts';
