export * from './create.ts';
export * from './detail.ts';
export * from './list.ts';
export * from './moves.ts';
export * from './planned.ts';
export * from './reply-draft.ts';
export * from './saved-views.ts';
