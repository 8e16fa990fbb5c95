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
  /** The sentence before or after it says that it is happening. */
  readonly isNowBeside: boolean;
  /** Set anywhere in the text. */
  readonly anywhere: Kinds;
}

const has = (kinds: Kinds, ...any: readonly FrameKind[]): boolean => any.some((each) => kinds.has(each));

/** Whatever speaks for a text that is not about a danger of today. */
const calm = ['PAST', 'TREATED', 'OTHERS', 'PAPER', 'WORRY', 'JOKE', 'FINE'] as const;
const calmOnes = (kinds: Kinds): number => calm.filter((each) => kinds.has(each)).length;

/** Instead of the page with 112: the clinic, today. */
const softened = (action: Alarm): Alarm => (action === 'CALL_112' ? 'CLINIC_TODAY' : action);
const weaker = (action: Alarm): Alarm | undefined => (action === 'CALL_112' ? 'CLINIC_TODAY' : undefined);

/** A relative is often the patient: it is about others only where the rest of the text says that all is well, or asks. */
const isOfOthers = (here: Kinds, anywhere: Kinds): boolean =>
  here.has('OTHERS') && has(anywhere, 'FINE', 'PAST', 'WORRY', 'PAPER', 'TREATED');

const weighedCrisis = ({ isName, here, isNowBeside, anywhere }: Weighed): Alarm => {
  // What somebody thinks of himself now is never taken back; a word for it may be about others or long ago.
  if (here.has('NOW') || (isName && isNowBeside && !has(here, 'PAST', 'TREATED'))) return 'CRISIS';
  if (isName && calmOnes(anywhere) > 0) return 'CLINIC_TODAY';
  const isOver = has(here, 'PAST', 'TREATED', 'OTHERS') && has(anywhere, 'FINE', 'PAPER');
  return isOver ? 'CLINIC_TODAY' : 'CRISIS';
};

/** Only the name of an illness or event: a sentence that speaks of the past, of others or of papers is about that. */
const weighedName = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isAbout = has(here, 'PAST', 'TREATED', 'JOKE', 'WORRY', 'PAPER') || isOfOthers(here, anywhere);
  if (here.has('NOW')) return isAbout ? softened(action) : action;
  if (isAbout) return undefined;
  const isAround = has(anywhere, 'PAST', 'TREATED', 'PAPER', 'WORRY', 'JOKE', 'FINE') || here.has('OTHERS');
  return isAround ? weaker(action) : action;
};

/** A sign of danger told: taken back only when it is over and all is well, made weaker when much speaks against today. */
const weighedSign = ({ action, here, anywhere }: Weighed): Alarm | undefined => {
  const isOver = has(here, 'PAST', 'TREATED');
  if (here.has('NOW')) return isOver && has(anywhere, 'FINE', 'PAPER') ? softened(action) : action;
  if (isOver && has(anywhere, 'FINE', 'TREATED', 'PAPER')) return undefined;
  if (isOver || here.has('JOKE') || isOfOthers(here, anywhere)) return weaker(action);
  const isCalm = calmOnes(anywhere) > 1 && (anywhere.has('FINE') || !anywhere.has('NOW'));
  return isCalm || here.has('WORRY') ? softened(action) : action;
};

/** What is left of an alarm in its frame: itself, a weaker one, or nothing. */
export const weighed = (alarm: Weighed): Alarm | undefined => {
  const { action, isName, isDenied } = alarm;
  // A thought of death that is denied is still told to the clinic: people deny what they think.
  if (isDenied) return action === 'CRISIS' ? 'CLINIC_TODAY' : undefined;
  if (action === 'CRISIS') return weighedCrisis(alarm);
  return isName ? weighedName(alarm) : weighedSign(alarm);
};
