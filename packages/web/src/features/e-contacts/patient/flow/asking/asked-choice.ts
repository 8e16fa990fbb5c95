import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { type FlowChoice, flowAddress } from '../flow-choice.ts';

/** The chosen person, clinic and reason of a questionnaire, as addresses name them. */
export const choiceOf = (progress: QuestionnaireProgress): FlowChoice => ({
  personId: progress.patientPersonId,
  clinicId: progress.clinicId,
  type: progress.chiefProblemTypeId ?? 'OTHER_PROBLEM',
  requestId: progress.request?.id,
  draftId: progress.aiQuestionnaireId,
  isAsked: true,
});

/** Described in own words, and nobody has chosen yet what it is about. */
export const isReasonOpen = ({ chiefProblemTypeId }: QuestionnaireProgress): boolean =>
  chiefProblemTypeId === null;

/** Signs of danger are asked before the words, which no reason was found for, or not yet. */
export const isAskedBeforeWords = (progress: QuestionnaireProgress): boolean =>
  choiceOf(progress).type === 'OTHER_PROBLEM';

/** Leave is asked about like a question; no question of the catalogue has this name. */
export const leavePlace = 'leave';

/** So are the times when one cannot come. */
export const visitPlace = 'visit';

/** Whichever it is: where Back leads from the summary. */
export const lastPlace = 'the-last';

export const questionAddress = (progress: QuestionnaireProgress, place: string): string =>
  `${flowAddress('questions', choiceOf(progress))}&q=${place}`;

const answered = ({ questions }: QuestionnaireProgress) => questions.filter(({ answer }) => answer !== null);

/** Something has been told or answered: there is something to keep. */
export const isBegun = (progress: QuestionnaireProgress): boolean =>
  progress.input !== '' || answered(progress).length > 0;

/** The e-contact that the clinic asked in; undefined where the person came by themselves. */
export const requestedIn = ({ request }: QuestionnaireProgress): string | undefined =>
  request ? `/e-contacts/${request.eContactId}/timeline` : undefined;

/**
 * To free words; what was answered stands in them already. Nothing answered is nothing to go on with. Who was asked by
 * the clinic writes where they were asked.
 */
export const ownWordsAddress = (progress: QuestionnaireProgress): string => {
  const thread = requestedIn(progress);
  if (thread) return `${thread}?add=1`;
  const draftId = isBegun(progress) ? progress.aiQuestionnaireId : undefined;
  return flowAddress('create', { ...choiceOf(progress), draftId, isAsked: false });
};

/** Where the next step is: an open question, leave, times of a visit, the page that leads elsewhere, or the summary. */
export const nextAddress = (progress: QuestionnaireProgress): string => {
  if (progress.stage === 'QUESTIONS') return flowAddress('problem-type', choiceOf(progress));
  const open = progress.questions.find(({ answer }) => answer === null);
  if (open) return questionAddress(progress, open.question.id);
  if (progress.stage === 'SICK_LEAVE') return questionAddress(progress, leavePlace);
  if (progress.stage === 'VISIT_INFO') return questionAddress(progress, visitPlace);
  // What the clinic asked for and somebody else hosts: danger was asked about here, the items are there.
  if (progress.stage === 'OWN_WORDS' && progress.request && !progress.misfit)
    return flowAddress('hosted-questionnaire', { ...choiceOf(progress), isAsked: false });
  if (progress.stage === 'OWN_WORDS') return ownWordsAddress(progress);
  return flowAddress('summary', choiceOf(progress));
};

/** Signs of danger that are still to be asked about; the page of the last look waits for them. */
export const openDanger = ({ questions }: QuestionnaireProgress): string | undefined =>
  questions.find(({ question, answer }) => question.isDanger && answer === null)?.question.id;

/** To the last look at what was told, which goes as it was told. */
export const straightSummaryAddress = (progress: QuestionnaireProgress): string =>
  `${flowAddress('summary', choiceOf(progress))}&straight=1`;

/** To the signs of danger alone, where some are still to be asked about before what was told goes. */
export const straightAddress = (progress: QuestionnaireProgress): string | undefined => {
  const open = openDanger(progress);
  return open && `${questionAddress(progress, open)}&straight=1`;
};

/** To the signs of danger of something that is written in one's own words, which one goes back to. */
export const besideWordsAddress = (progress: QuestionnaireProgress, isChecking: boolean): string => {
  const first = progress.questions[0]?.question;
  if (!first?.isDanger) return ownWordsAddress(progress);
  return `${questionAddress(progress, openDanger(progress) ?? first.id)}&words=1${isChecking ? '&check=1' : ''}`;
};

/** Where one goes after the question, if not to the next: a warning in between does not change it. */
export const goesTo = (search: URLSearchParams): string =>
  ['words', 'straight', 'check'].flatMap((name) => (search.has(name) ? [`&${name}=1`] : [])).join('');

/** The places of a questionnaire in order, as far as they are known. */
export const placesOf = (progress: QuestionnaireProgress): readonly string[] => {
  const asked = progress.questions.map(({ question }) => question.id);
  const isDone = answered(progress).length === asked.length;
  if (!isDone) return asked;
  return [
    ...asked,
    ...(progress.asksLeave ? [leavePlace] : []),
    ...(progress.asksVisitTimes ? [visitPlace] : []),
  ];
};
