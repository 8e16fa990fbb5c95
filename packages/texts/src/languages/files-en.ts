import { fileTexts } from '../features/files/en.ts';

/** What is said about files; fetched where there are some, or where some can be added. */
export const texts = { files: fileTexts };
export type FilesTexts = typeof texts;
