import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { choiceOf } from './asked-choice.ts';

const isOfPerson = (progress: QuestionnaireProgress, { personId, clinicId }: FlowTarget): boolean =>
  progress.patientPersonId === personId && progress.clinicId === clinicId;

/** The reason of a concern that was told in words is found on the way; the page that finds it takes any. */
const isTold = ({ input }: QuestionnaireProgress): boolean => input !== '';

/** Whether the questionnaire is about the person, clinic and reason that the address names. */
export const isAbout = (progress: QuestionnaireProgress, target: FlowTarget): boolean =>
  isOfPerson(progress, target) &&
  choiceOf(progress).type === target.type &&
  progress.request?.id === target.requestId;

/** The same for the page where a concern is told and its reason chosen. */
export const isToldAbout = (progress: QuestionnaireProgress, target: FlowTarget): boolean =>
  isOfPerson(progress, target) && (isTold(progress) || isAbout(progress, target));

/** Where what the address names is begun, or found again when it was begun before. */
export const beginAddress = (target: FlowTarget): string =>
  flowAddress('questions', { ...target, draftId: undefined });

/** Where one goes on when the draft in the address is about something else. */
export const otherAddress = (progress: QuestionnaireProgress, target: FlowTarget): string =>
  isToldAbout(progress, target) ? flowAddress('problem-type', choiceOf(progress)) : beginAddress(target);
