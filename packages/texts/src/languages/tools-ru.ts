import { tools } from '../features/tools/ru.ts';
import type { ToolsTexts } from './tools-en.ts';

export const texts: ToolsTexts = { tools };
