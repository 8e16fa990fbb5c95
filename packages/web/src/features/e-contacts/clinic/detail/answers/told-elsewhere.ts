import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';

const aboutLeave: readonly ProblemType[] = ['FIT_NOTE', 'SICK_LEAVE', 'FIT_NOTE_END', 'FIT_NOTE_ENLENGTHEN'];
const inLeaveCard = [
  'leaveType',
  'startDate',
  'returnDate',
  'until',
  'jobDescription',
  'worksWeekends',
  'unavailableTimes',
  'carePatientCode',
  'note',
];

interface Answered {
  readonly questionId: string;
  readonly answer: string;
}

/**
 * Answers that stand on the card of a score or of a leave are not said again in the list of answers: it would push
 * everything below it out of sight, and a personal code that the card covers would be read there. What the card says
 * otherwise, because the same was filled in again later, stays in the list.
 */
export const useToldElsewhere = (
  { id, leave, type }: Pick<ClinicEContactDetail, 'id' | 'leave' | 'type'>,
  hasResults: boolean,
): ((answered: Answered) => boolean) => {
  const query = { locale: useLanguage() };
  const { data } = useAnswer(listQuestionnaireResponses, { params: { id }, query }, { enabled: hasResults });
  const scored = (data?.responses ?? []).flatMap(({ instrument, items }) =>
    items.map((item) => ({ questionId: `${instrument}.${item.id}`, answer: item.answer })),
  );
  const hasLeaveCard = leave !== null && aboutLeave.includes(type);
  return ({ questionId, answer }) =>
    (hasLeaveCard && inLeaveCard.includes(questionId)) ||
    scored.some(
      (item) => item.questionId === questionId && item.answer !== null && answer.startsWith(item.answer),
    );
};
