import { useState } from 'react';
import { fullName } from '../actions/acted.ts';
import { detailAddress } from '../inbox/detail-address.ts';
import { useInbox, useInboxChoice } from '../inbox/inbox-choice.ts';

export interface Neighbours {
  /** Its place in the list; below 0 when it has left it. */
  readonly at: number;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly nextName: string | undefined;
}

/**
 * Those before and after it in the list it was opened from. Answered or completed, it leaves that list: then the next
 * is whoever stands in its place now. Only who was there before it left knows that place.
 */
export const useNeighbours = (id: string): Neighbours => {
  const { choice } = useInboxChoice();
  const rows = useInbox(choice).data?.eContacts ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const [lastAt, setLastAt] = useState(at);
  if (at >= 0 && at !== lastAt) setLastAt(at);
  const hasLeft = at < 0 && lastAt >= 0;
  const nextRow = hasLeft ? rows[lastAt] : at < 0 ? undefined : rows[at + 1];
  const previousRow = hasLeft ? rows[lastAt - 1] : rows[at - 1];
  const addressOf = (row: (typeof rows)[number] | undefined) => row && detailAddress(row.id, choice);
  return {
    at,
    count: rows.length,
    previous: addressOf(previousRow),
    next: addressOf(nextRow),
    nextName: nextRow && fullName(nextRow.patient),
  };
};
