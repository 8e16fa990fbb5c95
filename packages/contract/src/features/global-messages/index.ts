export * from './global-messages.ts';
