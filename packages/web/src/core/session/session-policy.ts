import { extendUnderMinutes, warnMinutes } from '@tervita/domain/auth';

const minute = 60_000;
/** A touch or a key within this time counts as being there. */
const activeWithin = minute;

interface Watched {
  readonly now: Date;
  /** Until when the session lives unless it is extended. */
  readonly expiration: string;
  /** The end that no extension moves. */
  readonly endsAt: string;
  readonly lastActiveAt: Date;
  /** The dialog is open; then only its button extends. */
  readonly isWarned: boolean;
}

export type SessionStep = 'rest' | 'extend' | 'warn' | 'expired';

export const canBeExtended = ({ expiration, endsAt }: Pick<Watched, 'expiration' | 'endsAt'>): boolean =>
  Date.parse(expiration) < Date.parse(endsAt);

export const sessionStep = (watched: Watched): SessionStep => {
  const { now, expiration, lastActiveAt, isWarned } = watched;
  const left = Date.parse(expiration) - now.getTime();
  if (left <= 0) return 'expired';
  if (isWarned) return 'rest';
  const isActive = now.getTime() - lastActiveAt.getTime() < activeWithin;
  if (left < extendUnderMinutes * minute && isActive && canBeExtended(watched)) return 'extend';
  return left <= warnMinutes * minute ? 'warn' : 'rest';
};
