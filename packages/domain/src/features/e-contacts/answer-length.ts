import { BusinessError } from '../../core/index.ts';
import { answerMax } from './limits.ts';

/** Throws when a reply or an answer is longer than may be sent, counted in characters as people see them. */
export const assertAnswerFits = (text: string | null): void => {
  if (text !== null && [...text].length > answerMax) throw new BusinessError('E_CONTACT_ANSWER_TOO_LONG');
};
