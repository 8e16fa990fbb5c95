import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useFormat } from '../../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { flowAddress } from '../flow-choice.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useAskingTexts, useSendingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { anotherAddress } from './another-dialog.tsx';
import { choiceOf, leavePlace, questionAddress, visitPlace } from './asked-choice.ts';

const useLeaveWords = ({ leaveRequest }: QuestionnaireProgress): string => {
  const t = useAskingTexts().leave;
  const { day } = useFormat();
  if (!leaveRequest) return t.short.NOT_NEEDED;
  const words = t.short[leaveRequest.type];
  return leaveRequest.startDate ? `${words}, ${t.from(day(leaveRequest.startDate))}` : words;
};

/** For whom, where, why, leave and answers, each with a way to change it. */
export const useCheckedLines = (progress: QuestionnaireProgress) => {
  const { core, problemTypes } = usePatientTexts();
  const { summary: t, visit } = useAskingTexts();
  const { summary } = useSendingTexts();
  const { patientPersonId: personId, clinicId, chiefProblemTypeId, questions } = progress;
  const person = usePerson(personId);
  const clinic = useChosenClinic({ personId, clinicId });
  const leave = useLeaveWords(progress);
  const first = questions[0]?.question.id;
  const change = (to: string, words = core.actions.change) => ({ to, words });
  // What the clinic asked for is asked of one person, by one clinic.
  const another = (part: Parameters<typeof anotherAddress>[1]) =>
    progress.request ? undefined : change(anotherAddress(progress, part));
  const checking = (place: string) => `${questionAddress(progress, place)}&check=1`;
  return [
    {
      label: summary.forWhom,
      value: <b>{person ? nameOf(person) : ' '}</b>,
      change: another('person'),
    },
    {
      label: summary.clinic,
      value: clinic?.name ?? ' ',
      change: another('clinic'),
    },
    {
      label: summary.reason,
      value: chiefProblemTypeId ? problemTypes.labels[chiefProblemTypeId] : ' ',
      change:
        progress.input === '' ? another('reason') : change(flowAddress('problem-type', choiceOf(progress))),
    },
    ...(progress.asksLeave ? [{ label: t.leave, value: leave, change: change(checking(leavePlace)) }] : []),
    ...(progress.asksVisitTimes
      ? [
          {
            label: t.visit,
            value: progress.unavailableVisitTimes || visit.anyTime,
            change: change(checking(visitPlace)),
          },
        ]
      : []),
    ...(first
      ? [
          {
            label: t.answers,
            value: t.count(questions.filter(({ answer }) => answer !== null).length),
            change: change(`${flowAddress('summary', choiceOf(progress))}&answers=1`, t.view),
          },
        ]
      : []),
  ];
};
