import { fileTexts } from '../features/files/ru.ts';
import type { FilesTexts } from './files-en.ts';

export const texts: FilesTexts = { files: fileTexts };
