import { freeTextAlerts, isGrave, strongestAction } from '@tervita/domain/smart-questionnaire';
import { dangerKindIn, signsToAsk, weights } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { isSuspectText, scoresByOthers } from '../training/choose-threshold.ts';
import { canBeTicked, isOnScreen, isShown } from './rows-of-signs.ts';

/** What its writer meets after they have ticked "None", which for a danger is untrue. */
export interface Judged {
  readonly message: Message;
  /** An alarm of any strength by words alone. */
  readonly byWords: boolean;
  /** The page that says to call for help. */
  readonly isCall: boolean;
  /** The words sound like danger: they are quoted and asked about, and marked for staff whatever is ticked. */
  readonly isMarked: boolean;
  /** The question offers a row that is true; never so for a near-miss. */
  readonly isAskedRight: boolean;
  /** Ticked truthfully: a true row on the list, and one among the rows that stand there before anything is opened. */
  readonly isOnList: boolean;
  readonly isShown: boolean;
}

const judgedBy = (message: Message, isHeard: (text: string) => boolean): Judged => {
  const action = strongestAction(freeTextAlerts(message.text));
  const isCall = action !== null && isGrave(action);
  const isMarked = !isCall && isHeard(message.text);
  const kind = dangerKindIn(message.text, message.patient);
  return {
    message,
    byWords: action !== null,
    isCall,
    isMarked,
    isAskedRight: isMarked && kind !== null && canBeTicked(message, signsToAsk(kind, message.patient)),
    isOnList: message.isDanger && isOnScreen(message),
    isShown: message.isDanger && isShown(message),
  };
};

/** As the product does. */
export const judged = (message: Message): Judged =>
  judgedBy(message, (text) => dangerKindIn(text, message.patient) !== null);

/** The classifier has learnt from the other hands only: what it was taught with is no measure of it. */
export const judgedByOthers = (messages: readonly Message[]): readonly Judged[] => {
  const scores = scoresByOthers(messages);
  return messages.map((message, at) =>
    judgedBy(message, (text) => isSuspectText(text, scores[at] ?? 0, weights.threshold)),
  );
};

/** Somebody in danger who ticked "None" is told to call, is asked again with a true row, or is marked for staff. */
export const afterNone = ({ byWords, isMarked }: Judged): boolean => byWords || isMarked;
export const byAny = (each: Judged): boolean => afterNone(each) || each.isOnList;
