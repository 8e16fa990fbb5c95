import { detailAddress } from '../inbox/detail-address.ts';
import { useInbox, useInboxChoice } from '../inbox/inbox-choice.ts';

/** Those before and after it in the list it was opened from. */
export const useNeighbours = (id: string) => {
  const { choice } = useInboxChoice();
  const rows = useInbox(choice).data?.eContacts ?? [];
  const at = rows.findIndex((row) => row.id === id);
  const address = (index: number) => {
    const row = at < 0 ? undefined : rows[index];
    return row && detailAddress(row.id, choice);
  };
  return { at, count: rows.length, previous: address(at - 1), next: address(at + 1) };
};
