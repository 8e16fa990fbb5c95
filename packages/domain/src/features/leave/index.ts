export * from './leave-card.ts';
export * from './leave-days.ts';
export * from './leave-request.ts';
