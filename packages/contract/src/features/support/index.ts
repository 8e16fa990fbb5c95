export * from './config.ts';
export * from './log.ts';
