import { listClinicTypes, listOfferedTypes } from '@tervita/contract/problem-types';
import { oftenChosen, patientGroupOf, problemTypes, reasonOption } from '@tervita/domain/problem-types';
import { NotFound } from '../../core/http/errors.ts';
import { query } from '../../core/http/use-case.ts';
import { stateOfFeature } from '../clinics/index.ts';
import { readOffered, readOftenChosen } from './offered-store.ts';

export const listForPatient = query(listOfferedTypes, async ({ db, params: { clinicId } }) => {
  const types = await readOffered(db, clinicId);
  const chosen = await readOftenChosen(db, clinicId);
  const questions = await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE');
  return {
    types: [...types],
    oftenChosen: [...oftenChosen(chosen, types)],
    asksQuestions: questions === 'ENABLED',
  };
});

export const listForClinic = query(listClinicTypes, async ({ db, actor, params: { clinicId } }) => {
  if (!actor.clinicIds.includes(clinicId)) throw new NotFound();
  const offered = await readOffered(db, clinicId);
  return {
    eContactTypes: problemTypes.map((type) => ({
      ...reasonOption(type),
      group: patientGroupOf(type),
      isOffered: offered.includes(type),
    })),
  };
});
