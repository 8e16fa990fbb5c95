import { now } from '../../../../core/clock.ts';
import { readDraft, writeDraft } from '../../../../core/drafts/drafts.ts';

/** Words of this person at this clinic that stand in no draft yet: the next that is told begins with them. */
export const toldBeforeKey = (personId: string, clinicId: string): string =>
  `concern ${personId} ${clinicId}`;

/** What was typed into the search of reasons comes along into own words. */
export const bringAlong = (userId: string, key: string, words: string): void => {
  const before = readDraft(userId, key);
  if (!before.includes(words)) writeDraft(userId, key, [before, words].filter(Boolean).join('\n'), now());
};
