export * from './leave-request.ts';
