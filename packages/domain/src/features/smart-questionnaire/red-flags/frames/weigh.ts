import type { Action } from '../rule.ts';
import type { FrameKind } from './frame.ts';

type Alarm = Exclude<Action, 'FLAG'>;
type Kinds = ReadonlySet<FrameKind>;

export interface Weighed {
  readonly action: Alarm;
  readonly isName: boolean;
  /** Said not to be. */
  readonly isDenied: boolean;
  /** Set in the sentence itself. */
  readonly here: Kinds;
  /** Set in the sentences before and after it. */
  readonly beside: Kinds;
  /** Set anywhere in the text. */
  readonly anywhere: Kinds;
}

const has = (kinds: Kinds, ...any: readonly FrameKind[]): boolean => any.some((each) => kinds.has(each));

const weaker = (action: Alarm): Alarm | undefined => (action === 'CALL_112' ? 'CLINIC_TODAY' : undefined);

/** A relative is often the patient: it is about others only where the rest of the text says that all is well, or asks. */
const isOfOthers = (here: Kinds, anywhere: Kinds): boolean =>
  here.has('OTHERS') && has(anywhere, 'FINE', 'PAST', 'WORRY', 'PAPER', 'TREATED');

const weighedCrisis = ({ isName, here, beside, anywhere }: Weighed): Alarm => {
  // What somebody thinks of himself now is never taken back; a word for it may be about others or long ago.
  if (has(here, 'NOW') || (isName && has(beside, 'NOW'))) return 'CRISIS';
  if (isName && has(anywhere, 'PAST', 'OTHERS', 'PAPER', 'WORRY', 'JOKE', 'TREATED', 'FINE'))
    return 'CLINIC_TODAY';
  const isOver = has(here, 'PAST', 'TREATED', 'OTHERS') && has(anywhere, 'FINE', 'PAPER');
  return isOver ? 'CLINIC_TODAY' : 'CRISIS';
};

/** Only the name of an illness or event: a sentence that speaks of the past, of others or of papers is about that. */
const weighedName = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  if (has(here, 'PAST', 'TREATED', 'JOKE', 'WORRY', 'PAPER') || isOfOthers(here, anywhere)) return undefined;
  return has(anywhere, 'PAST', 'TREATED', 'PAPER', 'WORRY', 'JOKE', 'FINE') ? weaker(action) : action;
};

/** What is left of an alarm in its frame: itself, a weaker one, or nothing. */
export const weighed = (alarm: Weighed): Alarm | undefined => {
  const { action, isName, isDenied, here, anywhere } = alarm;
  // A thought of death that is denied is still told to the clinic: people deny what they think.
  if (isDenied) return action === 'CRISIS' ? 'CLINIC_TODAY' : undefined;
  if (action === 'CRISIS') return weighedCrisis(alarm);
  if (here.has('NOW')) return action;
  if (isName) return weighedName(alarm);
  if (has(here, 'PAST', 'TREATED') && has(anywhere, 'FINE', 'TREATED', 'PAPER')) return undefined;
  if (has(here, 'PAST', 'TREATED', 'JOKE') || isOfOthers(here, anywhere)) return weaker(action);
  if (has(here, 'WORRY') && has(anywhere, 'FINE')) return weaker(action);
  return action;
};
