export * from './application.ts';
export * from './registration-code.ts';
