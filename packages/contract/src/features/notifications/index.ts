export * from './push.ts';
