import type { Action } from '../rule.ts';
import { type FrameKinds, hasAny } from './frame.ts';

type Alarm = Exclude<Action, 'READ_FIRST' | 'FLAG'>;

export interface Weighed {
  readonly action: Alarm;
  readonly isName: boolean;
  /** Said not to be. */
  readonly isDenied: boolean;
  /** Only feared, asked about beforehand, or a manner of speaking. */
  readonly isSupposed: boolean;
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

/**
 * What somebody thinks of himself now is never taken back, whatever else the letter asks for. A word for it may be about
 * others or long ago; and years ago, with all being well, it is told to the clinic.
 */
const weighedCrisis = ({ isName, here, isNowBeside, anywhere }: Weighed): Alarm => {
  const isOver = hasAny(here, 'PAST') && hasAny(anywhere, 'FINE');
  if (isName && isOver) return 'CLINIC_TODAY';
  if (hasAny(here, 'NOW') || (isName && isNowBeside && !hasAny(here, 'PAST', 'TREATED'))) return 'CRISIS';
  return isOver || (isName && calmOnes(anywhere) > 0) ? 'CLINIC_TODAY' : 'CRISIS';
};

/** Only the name of an illness or event: a sentence that speaks of the past, of others or of papers is about that. */
const weighedName = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isAbout =
    hasAny(here, 'PAST', 'TREATED', 'JOKE', 'WORRY', 'PAPER', 'RENEWAL') || isOfOthers(here, anywhere);
  if (hasAny(here, 'NOW')) return isAbout ? softened(action) : action;
  if (isAbout) return undefined;
  const isAround =
    hasAny(anywhere, 'PAST', 'TREATED', 'PAPER', 'WORRY', 'JOKE', 'FINE') || hasAny(here, 'OTHERS');
  return isAround ? weaker(action) : action;
};

/**
 * A sign of danger told: made weaker when it is over, or when much speaks against today, and never taken back from 112 to
 * nothing. Who has been operated or discharged is in danger rather more than others: that alone says nothing.
 */
const weighedSign = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isOver = hasAny(here, 'PAST') || (hasAny(here, 'TREATED') && hasAny(anywhere, 'FINE', 'PAST'));
  if (hasAny(here, 'NOW')) return isOver && hasAny(anywhere, 'FINE', 'PAPER') ? softened(action) : action;
  if (isOver || hasAny(here, 'JOKE') || isOfOthers(here, anywhere)) return weaker(action);
  const isCalm = calmOnes(anywhere) > 1 && (hasAny(anywhere, 'FINE') || !hasAny(anywhere, 'NOW'));
  return isCalm ? softened(action) : action;
};

/** What is left of an alarm in its frame: itself, a weaker one, or nothing. */
export const weighed = (alarm: Weighed): Alarm | undefined => {
  const { action, isName, isDenied, isSupposed } = alarm;
  // A thought of death that is denied is still told to the clinic: people deny what they think.
  if (isDenied) return action === 'CRISIS' ? 'CLINIC_TODAY' : undefined;
  if (action === 'CRISIS') return isSupposed ? 'CLINIC_TODAY' : weighedCrisis(alarm);
  const left = isName ? weighedName(alarm) : weighedSign(alarm);
  return left && isSupposed ? softened(left) : left;
};
