import type { Action } from '../rule.ts';
import { type FrameKinds, hasAny } from './frame.ts';

type Alarm = Exclude<Action, 'FLAG'>;

export interface Weighed {
  readonly action: Alarm;
  readonly isName: boolean;
  /** Said not to be. */
  readonly isDenied: boolean;
  /** Set in the sentence itself. */
  readonly here: FrameKinds;
  /** The sentence before or after it says that it is happening. */
  readonly isNowBeside: boolean;
  /** Set anywhere in the text. */
  readonly anywhere: FrameKinds;
}

/** Whatever speaks for a text that is not about a danger of today. */
const calm = ['PAST', 'TREATED', 'OTHERS', 'PAPER', 'WORRY', 'JOKE', 'FINE'] as const;
const calmOnes = (kinds: FrameKinds): number => calm.filter((each) => hasAny(kinds, each)).length;

/** Instead of the page with 112: the clinic, today. */
const softened = (action: Alarm): Alarm => (action === 'CALL_112' ? 'CLINIC_TODAY' : action);
const weaker = (action: Alarm): Alarm | undefined => (action === 'CALL_112' ? 'CLINIC_TODAY' : undefined);

/** A relative is often the patient: it is about others only where the rest of the text says that all is well, or asks. */
const isOfOthers = (here: FrameKinds, anywhere: FrameKinds): boolean =>
  hasAny(here, 'OTHERS') && hasAny(anywhere, 'FINE', 'PAST', 'WORRY', 'PAPER', 'TREATED');

const weighedCrisis = ({ isName, here, isNowBeside, anywhere }: Weighed): Alarm => {
  // What somebody thinks of himself now is never taken back; a word for it may be about others or long ago.
  if (hasAny(here, 'NOW') || (isName && isNowBeside && !hasAny(here, 'PAST', 'TREATED'))) return 'CRISIS';
  if (isName && calmOnes(anywhere) > 0) return 'CLINIC_TODAY';
  const isOver = hasAny(here, 'PAST', 'TREATED', 'OTHERS') && hasAny(anywhere, 'FINE', 'PAPER');
  return isOver ? 'CLINIC_TODAY' : 'CRISIS';
};

/** Only the name of an illness or event: a sentence that speaks of the past, of others or of papers is about that. */
const weighedName = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isAbout = hasAny(here, 'PAST', 'TREATED', 'JOKE', 'WORRY', 'PAPER') || isOfOthers(here, anywhere);
  if (hasAny(here, 'NOW')) return isAbout ? softened(action) : action;
  if (isAbout) return undefined;
  const isAround =
    hasAny(anywhere, 'PAST', 'TREATED', 'PAPER', 'WORRY', 'JOKE', 'FINE') || hasAny(here, 'OTHERS');
  return isAround ? weaker(action) : action;
};

/** A sign of danger told: taken back only when it is over and all is well, made weaker when much speaks against today. */
const weighedSign = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isOver = hasAny(here, 'PAST', 'TREATED');
  if (hasAny(here, 'NOW')) return isOver && hasAny(anywhere, 'FINE', 'PAPER') ? softened(action) : action;
  if (isOver && hasAny(anywhere, 'FINE', 'TREATED', 'PAPER')) return undefined;
  if (isOver || hasAny(here, 'JOKE') || isOfOthers(here, anywhere)) return weaker(action);
  const isCalm = calmOnes(anywhere) > 1 && (hasAny(anywhere, 'FINE') || !hasAny(anywhere, 'NOW'));
  return isCalm || hasAny(here, 'WORRY') ? softened(action) : action;
};

/** What is left of an alarm in its frame: itself, a weaker one, or nothing. */
export const weighed = (alarm: Weighed): Alarm | undefined => {
  const { action, isName, isDenied } = alarm;
  // A thought of death that is denied is still told to the clinic: people deny what they think.
  if (isDenied) return action === 'CRISIS' ? 'CLINIC_TODAY' : undefined;
  if (action === 'CRISIS') return weighedCrisis(alarm);
  return isName ? weighedName(alarm) : weighedSign(alarm);
};
