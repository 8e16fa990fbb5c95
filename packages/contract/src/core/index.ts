export * from './route.ts';
export * from './text.ts';
