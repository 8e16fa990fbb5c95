import type { ClinicFeature } from '@tervita/domain/clinics';
import { BusinessError } from '@tervita/domain/core';
import type { Reader } from '../../core/database/database.ts';
import { stateOfFeature } from '../clinics/index.ts';

/** The plan speaks first: what it lacks nobody in the clinic can switch on. */
export const assertFeature = async (db: Reader, clinicId: string, feature: ClinicFeature): Promise<void> => {
  const state = await stateOfFeature(db, clinicId, feature);
  if (state === 'NOT_AVAILABLE') throw new BusinessError('FEATURE_NOT_IN_PLAN');
  if (state === 'DISABLED') throw new BusinessError('FEATURE_SWITCHED_OFF');
};
