export * from './audience.ts';
export * from './limits.ts';
