import type { ClinicEContactDetail, TimelineEntry } from '@tervita/contract/e-contacts';
import { kindOf, type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';

const isQuestionnaire = (type: ProblemType | undefined): boolean =>
  type !== undefined && kindOf(type) === 'QUESTIONNAIRE';

/** Filled in as the reason itself, or later in the thread: then the entry is named after the questionnaire, whatever moved. */
export const mayHaveResults = (
  { type }: Pick<ClinicEContactDetail, 'type'>,
  entries: readonly Pick<TimelineEntry, 'reason'>[],
): boolean =>
  isQuestionnaire(type) || entries.some(({ reason }) => isQuestionnaire(problemTypeNamed(reason ?? '')));
