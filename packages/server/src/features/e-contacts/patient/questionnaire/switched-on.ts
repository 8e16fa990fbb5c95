import { BusinessError } from '@tervita/domain/core';
import type { Reader } from '../../../../core/database/database.ts';
import { stateOfFeature } from '../../../clinics/index.ts';

export const assertSwitchedOn = async (db: Reader, clinicId: string): Promise<void> => {
  const state = await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE');
  if (state !== 'ENABLED') throw new BusinessError('AI_NOT_AVAILABLE');
};
