import { listDrafts } from '@tervita/contract/e-contacts';
import { useAnswer } from '../../../../core/api/index.ts';
import { WithDanger } from '../mine/drafts/lazy-drafts.tsx';

/** Whoever goes on to another reason or person reads first what goes to the clinic already, and can throw it away. */
export function AlarmsOfDrafts() {
  const drafts = useAnswer(listDrafts).data?.drafts ?? [];
  return <WithDanger drafts={drafts.filter(({ goesAt }) => goesAt !== null)} eContacts={[]} />;
}
