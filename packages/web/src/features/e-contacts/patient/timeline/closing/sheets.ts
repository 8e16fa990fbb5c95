export { CloseSheet } from './close-sheet.tsx';
export { ReopenSheet } from './reopen-sheet.tsx';
