import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useEffect, useState } from 'react';
import { isFlagged, type WarningGroup, warningGroupOf } from './inbox-groups.ts';

const keptMs = 1_000;
const nobody: ReadonlyMap<string, WarningGroup> = new Map();

/**
 * Rows whose warning somebody has marked as seen within the last second. They keep their place for so long: else the next
 * red row would slide under a pointer that is about to press again.
 */
export const useJustSeen = (rows: readonly ClinicEContactRow[]): ReadonlyMap<string, WarningGroup> => {
  // As words: the rows are another list at each render, and the same ids are no change.
  const flagged = rows
    .filter(isFlagged)
    .map((row) => `${row.id}:${warningGroupOf(row)}`)
    .join(' ');
  const [before, setBefore] = useState(flagged);
  const [justSeen, setJustSeen] = useState(nobody);
  if (before !== flagged) {
    setBefore(flagged);
    const seen = rows.filter((row) => before.includes(row.id) && !isFlagged(row));
    const groupBefore = ({ id }: ClinicEContactRow): WarningGroup =>
      before.includes(`${id}:words`) ? 'words' : 'flagged';
    if (seen.length > 0)
      setJustSeen(new Map([...justSeen, ...seen.map((row) => [row.id, groupBefore(row)] as const)]));
  }
  useEffect(() => {
    if (justSeen.size === 0) return undefined;
    const timer = setTimeout(() => setJustSeen(nobody), keptMs);
    return () => clearTimeout(timer);
  }, [justSeen]);
  return justSeen;
};
