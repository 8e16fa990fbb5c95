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
  const [read, setRead] = useState(entries.length);
  if (!isWriting && read !== entries.length) setRead(entries.length);
  const news = entries.slice(read).filter(({ author, isNews }) => isNews && !author.me);
  return (
    news.findLast(({ text }) => text !== null) ?? (wasRefused ? (news.at(-1) ?? entries.at(-1)) : undefined)
  );
};
