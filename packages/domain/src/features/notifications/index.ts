export * from './limits.ts';
export * from './notice-kinds.ts';
