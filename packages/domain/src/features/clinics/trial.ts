/** A new clinic has everything for so long. */
export const trialDays = 30;

const day = 86_400_000;

/** Days that are left of a trial, the one that has begun among them; null when there is none or it is over. */
export const trialDaysLeft = (trialUntil: Date | null, now: Date): number | null => {
  if (trialUntil === null || trialUntil <= now) return null;
  return Math.ceil((trialUntil.getTime() - now.getTime()) / day);
};
