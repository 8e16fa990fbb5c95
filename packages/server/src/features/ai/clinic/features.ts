import { getClinicFeatures } from '@tervita/contract/ai';
import { exchange } from '../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../core/session/own-clinic.ts';
import { stateOfFeature } from '../../clinics/index.ts';
import { type EngineDeps, hasModel } from '../engine/engine.ts';

export const features = (deps: EngineDeps) =>
  exchange(getClinicFeatures, async ({ actor, params, transact }) => {
    const { clinicId } = params;
    assertOwnClinic(actor, clinicId);
    const states = await transact(async (tx) => ({
      translation: await stateOfFeature(tx, clinicId, 'TRANSLATION'),
      aiSummarization: await stateOfFeature(tx, clinicId, 'AI_SUMMARIZATION'),
      aiSmartQuestionnaire: await stateOfFeature(tx, clinicId, 'AI_SMART_QUESTIONNAIRE'),
    }));
    return { ...states, hasModel: await hasModel(deps, 'SUMMARIZATION') };
  });
