import { fileTexts } from '../features/files/pl.ts';
import type { FilesTexts } from './files-en.ts';

export const texts: FilesTexts = { files: fileTexts };
