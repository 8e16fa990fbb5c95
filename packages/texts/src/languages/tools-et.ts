import { tools } from '../features/tools/et.ts';
import type { ToolsTexts } from './tools-en.ts';

export const texts: ToolsTexts = { tools };
