import { listClinicTypes, listOfferedTypes } from '@tervita/contract/problem-types';
import type { Filling } from '@tervita/domain/instruments';
import {
  kindOf,
  oftenChosen,
  type ProblemType,
  patientGroupOf,
  problemTypes,
  reasonOption,
} from '@tervita/domain/problem-types';
import { NotFound } from '../../core/http/errors.ts';
import { query } from '../../core/http/use-case.ts';
import { stateOfFeature } from '../clinics/index.ts';
import { readOffered, readOftenChosen } from './offered-store.ts';

/** hosted: what a care-flow provider has on its pages. */
export const listForPatient = (hosted: ReadonlySet<ProblemType>) =>
  query(listOfferedTypes, async ({ db, params: { clinicId } }) => {
    const types = await readOffered(db, clinicId, hosted);
    const onOwnPages = await readOffered(db, clinicId);
    const chosen = await readOftenChosen(db, clinicId);
    const questions = await stateOfFeature(db, clinicId, 'AI_SMART_QUESTIONNAIRE');
    return {
      types: [...types],
      oftenChosen: [...oftenChosen(chosen, types)],
      hostedTypes: types.filter((type) => !onOwnPages.includes(type)),
      asksQuestions: questions === 'ENABLED',
    };
  });

export const listForClinic = (hosted: ReadonlySet<ProblemType>) =>
  query(listClinicTypes, async ({ db, actor, params: { clinicId } }) => {
    if (!actor.clinicIds.includes(clinicId)) throw new NotFound();
    const offered = await readOffered(db, clinicId);
    const withHosted = await readOffered(db, clinicId, hosted);
    const fillingHere = (type: ProblemType): Filling | null => {
      if (kindOf(type) !== 'QUESTIONNAIRE' || !withHosted.includes(type)) return null;
      return offered.includes(type) ? 'OWN_PAGES' : 'HOSTED';
    };
    return {
      eContactTypes: problemTypes.map((type) => ({
        ...reasonOption(type),
        group: patientGroupOf(type),
        isOffered: offered.includes(type),
        filling: fillingHere(type),
      })),
      questionnaires: await stateOfFeature(db, clinicId, 'QUESTIONNAIRES'),
    };
  });
