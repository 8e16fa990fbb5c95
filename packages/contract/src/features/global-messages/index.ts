export * from './clinic-messages.ts';
export * from './global-messages.ts';
