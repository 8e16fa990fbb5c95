export * from './file-kinds.ts';
export * from './file-name.ts';
export * from './limits.ts';
export * from './states.ts';
