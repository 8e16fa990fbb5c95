import type { ClinicTimelineEntry } from '@tervita/contract/e-contacts';
import { useState } from 'react';

/**
 * What came while one was writing: whatever was there before the first word has been read, what came after it may not
 * have been. The server says which entries must be read first. `wasRefused`: the server knew of something sooner than this screen.
 */
export const useOvertaken = (
  entries: readonly ClinicTimelineEntry[],
  isWriting: boolean,
  wasRefused: boolean,
): ClinicTimelineEntry | undefined => {
  const newest = entries.at(-1)?.id;
  const [read, setRead] = useState(newest);
  if (!isWriting && read !== newest) setRead(newest);
  const news = entries
    .slice(entries.findLastIndex(({ id }) => id === read) + 1)
    .filter(({ author, isNews }) => isNews && !author.me);
  return (
    news.findLast(({ text }) => text !== null) ?? (wasRefused ? (news.at(-1) ?? entries.at(-1)) : undefined)
  );
};
