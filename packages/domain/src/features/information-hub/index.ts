export * from './gaps.ts';
export * from './kinds.ts';
export * from './limits.ts';
export * from './markdown.ts';
