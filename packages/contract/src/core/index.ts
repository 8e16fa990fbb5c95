export { commaList } from './comma-list.ts';
export * from './credentials.ts';
export * from './route.ts';
export { day, done, id, moment, placeInList, text, typed } from './text.ts';
