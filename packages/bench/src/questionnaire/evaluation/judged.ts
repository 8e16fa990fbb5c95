import { freeTextAlerts, strongestAction } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn, signsToAsk, weights } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { isSuspectText, scoresByOthers } from '../training/choose-threshold.ts';
import { canBeTicked, isOnScreen } from './rows-of-signs.ts';

/** What would be said about a message, by each of the three that look. */
export interface Judged {
  readonly message: Message;
  /** An alarm of any strength. */
  readonly byWords: boolean;
  /** The page that says to call for help. */
  readonly isCall: boolean;
  readonly byClassifier: boolean;
  /** What the classifier asks offers something that is true; never so for a near-miss. */
  readonly isAskedRight: boolean;
  readonly byScreen: boolean;
}

export const judged = (message: Message): Judged => {
  const action = strongestAction(freeTextAlerts(message.text));
  const suspected = dangerKindIn(message.text, message.patient);
  return {
    message,
    byWords: action !== null,
    isCall: action === 'CALL_112' || action === 'CRISIS',
    byClassifier: suspected !== null,
    isAskedRight: suspected !== null && canBeTicked(message, signsToAsk(suspected, message.patient)),
    byScreen: message.isDanger && isOnScreen(message),
  };
};

/** As above, but the classifier has learnt from the other hands only: what it was taught with is no measure of it. */
export const judgedByOthers = (messages: readonly Message[]): readonly Judged[] => {
  const scores = scoresByOthers(messages);
  return messages.map((message, at) => ({
    ...judged(message),
    byClassifier: isSuspectText(message.text, scores[at] ?? 0, weights.threshold),
  }));
};

/** The question is asked where the words said nothing by themselves. */
export const isAskedMore = ({ byWords, byClassifier }: Judged): boolean => byClassifier && !byWords;
export const byWordsOrClassifier = ({ byWords, byClassifier }: Judged): boolean => byWords || byClassifier;
export const byAny = (each: Judged): boolean => byWordsOrClassifier(each) || each.byScreen;
