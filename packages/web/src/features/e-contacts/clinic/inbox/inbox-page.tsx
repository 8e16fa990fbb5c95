import { countClinicEContacts } from '@tervita/contract/e-contacts';
import { useAnswer } from '../../../../core/api/index.ts';
import { useViewingList } from '../../../../core/live/index.ts';
import { useSelectedClinic } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { useInbox, useInboxChoice } from './inbox-choice.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxList } from './inbox-list.tsx';
import styles from './inbox-page.module.css';
import { InboxTabs } from './inbox-tabs.tsx';
import { KeyHints } from './key-hints.tsx';
import { Preview } from './preview.tsx';

/** The clinic's dashboard: what waits, oldest first, with a preview beside it where there is room. */
export function Component() {
  const { core, errors, eContacts } = useClinicTexts();
  const { choice, choose } = useInboxChoice();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const inbox = useInbox(choice);
  const counts = useAnswer(countClinicEContacts, { query: { clinicId } }, { enabled: clinicId !== '' }).data;
  const viewers = useViewingList({ clinicId });
  const rows = inbox.data?.eContacts ?? [];
  const previewed = rows.find(({ id }) => id === choice.previewed);
  const body = () => {
    if (inbox.isError && !inbox.data) {
      return (
        <ErrorState
          title={eContacts.inbox.loadFailed}
          action={<Button onPress={() => void inbox.refetch()}>{core.actions.tryAgain}</Button>}
        >
          {errors.load.text}
        </ErrorState>
      );
    }
    if (!inbox.data) return <SkeletonRows label={core.loading} count={8} />;
    if (rows.length === 0)
      return <InboxEmpty choice={choice} choose={choose} answered={counts?.answered ?? 0} />;
    return <InboxList rows={rows} choice={choice} choose={choose} viewers={viewers} />;
  };
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{eContacts.inbox.title}</h1>
      </VisuallyHidden>
      <div className={styles.left}>
        <InboxTabs choice={choice} choose={choose} counts={counts} />
        <div className={styles.list}>{body()}</div>
        <KeyHints />
      </div>
      {previewed ? <Preview row={previewed} viewers={viewers[previewed.id] ?? []} /> : null}
    </div>
  );
}
