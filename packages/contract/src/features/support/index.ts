export * from './config.ts';
export * from './log.ts';
export * from './message.ts';
