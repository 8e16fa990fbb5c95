import { tools } from '../features/tools/pl.ts';
import type { ToolsTexts } from './tools-en.ts';

export const texts: ToolsTexts = { tools };
