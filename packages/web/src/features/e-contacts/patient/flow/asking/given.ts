import type { QuestionnaireProgress, SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { childId, clinicId } from '../given.ts';

export const questionnaireId = '01960000-0000-7000-8000-0000000000a1';

export const givenQuestion = (more: Partial<SmartQuestion> = {}): SmartQuestion => ({
  id: 'hopes',
  type: 'TEXT',
  label: 'What do you hope for?',
  help: null,
  stem: null,
  source: null,
  why: 'So that the clinic knows.',
  required: false,
  options: [],
  exclusive: null,
  takesOwnWords: false,
  needsChoice: false,
  isDanger: false,
  maxLength: 300,
  format: null,
  units: [],
  ...more,
});

/** About the cough of a child, with one question left. */
export const givenProgress = (more: Partial<QuestionnaireProgress> = {}): QuestionnaireProgress => ({
  aiQuestionnaireId: questionnaireId,
  stage: 'ANSWERS',
  patientPersonId: childId,
  clinicId,
  locale: 'en',
  input: '',
  typed: null,
  typedWarning: null,
  ownWords: null,
  candidates: [],
  chiefProblemTypeId: 'COUGH',
  questions: [{ question: givenQuestion(), answer: null }],
  aboutHowMany: 1,
  isScored: false,
  misfit: null,
  keptSince: null,
  asksLeave: false,
  leaveRequest: null,
  asksVisitTimes: false,
  unavailableVisitTimes: null,
  notice: null,
  isAlarming: false,
  goesAt: null,
  summary: null,
  files: [],
  eContactId: null,
  request: null,
  refusal: null,
  ...more,
});
