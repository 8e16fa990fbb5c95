import { loadPart } from '../../../../../core/texts/index.ts';
import { aiPart } from '../../../../ai/index.ts';
import { workingPart } from '../texts.ts';
import { RedFlagNotice } from './red-flag-notice.tsx';

export const loadRedFlagNotice = async () => {
  await Promise.all([loadPart(workingPart), loadPart(aiPart)]);
  return { default: RedFlagNotice };
};
