import { loadPart } from '../../../../../core/texts/index.ts';
import { templatesPart } from '../../../../reply-templates/index.ts';
import { Templates } from './templates.tsx';

export const loadTemplates = async () => {
  await loadPart(templatesPart);
  return { default: Templates };
};
