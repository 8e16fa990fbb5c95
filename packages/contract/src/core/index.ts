export { commaList } from './comma-list.ts';
export * from './credentials.ts';
export { languageTag } from './language-tag.ts';
export * from './route.ts';
export { boundedText, day, done, id, moment, oneLine, personName, placeInList, typed } from './text.ts';
