import { type ClinicEContactRow, countClinicEContacts } from '@tervita/contract/e-contacts';
import { useCallback } from 'react';
import { TryAgain, useAnswer } from '../../../../core/api/index.ts';
import { useViewingList } from '../../../../core/live/index.ts';
import { useSelectedClinic } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { useInboxChoice } from './choice.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { focusFirstPatient } from './header/go-through-patients.ts';
import { InboxHeader } from './header/inbox-header.tsx';
import { LazyFoundPatients } from './header/lazy-found-patients.tsx';
import { InboxEmpty } from './inbox-empty.tsx';
import styles from './inbox-page.module.css';
import { useInbox } from './inbox-query.ts';
import { InboxTabs } from './inbox-tabs.tsx';
import { KeyHints } from './key-hints.tsx';
import { InboxList } from './list/inbox-list.tsx';
import { useCurrentRow } from './list/use-current-row.ts';
import { useNews } from './list/use-news.ts';
import { useRows } from './list/use-rows.ts';
import { Preview } from './preview/preview.tsx';
import { togglePreview, usePreviewShown } from './preview/preview-shown.ts';
import { useSearchInHistory } from './search-words.ts';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useSelection } from './selection/use-selection.ts';
import { useInboxCommands, useRowActions } from './use-inbox-commands.ts';

/** While the next view comes, keys do nothing to the rows of the one before. */
const none: readonly ClinicEContactRow[] = [];

/** The clinic's dashboard: what waits, oldest first, with a preview beside it where there is room. */
export function Component() {
  const { core, errors, eContacts } = useClinicTexts();
  const t = eContacts.inbox;
  const { choice, choose } = useInboxChoice();
  useSearchInHistory();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const inbox = useInbox(choice);
  const counts = useAnswer(countClinicEContacts, { query: { clinicId } }, { enabled: clinicId !== '' }).data;
  const viewers = useViewingList({ clinicId });
  const { items, rows, toggleFold, view } = useRows(inbox.data?.eContacts, inbox.isOld, choice);
  const place = { inAddress: choice.previewed, view };
  const current = useCurrentRow(inbox.isOld ? none : rows, place, choose);
  const selection = useSelection(rows);
  const does = useRowActions({ choice, current, selection });
  const isPreviewShown = usePreviewShown();
  const news = useNews(inbox.data && !inbox.isOld ? rows : undefined, view);
  useInboxCommands({ current, selection, does, togglePreview });
  const onSearch = useCallback((search: string) => choose({ search, previewed: undefined }), [choose]);

  const enterResults = () => {
    if (!focusFirstPatient()) current.step(1);
  };

  const body = () => {
    if (inbox.isError && !inbox.data) {
      return (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={inbox} />}>
          {errors.load.text}
        </ErrorState>
      );
    }
    if (!inbox.data) return <SkeletonRows label={core.loading} count={8} />;
    if (rows.length === 0) {
      if (choice.search) return null;
      return <InboxEmpty choice={choice} choose={choose} answered={counts?.answered ?? 0} />;
    }
    const more = inbox.hasMore ? (
      <div className={styles.more}>
        <Button variant="secondary" isPending={inbox.isLoadingMore} onPress={inbox.loadMore}>
          {t.loadMore}
        </Button>
      </div>
    ) : null;
    return (
      <InboxList
        {...{ items, view, choice, viewers }}
        onPreview={current.show}
        current={current.id}
        focused={current.focused}
        checked={selection.checked}
        onCheck={selection.toggle}
        onFold={toggleFold}
        end={more}
      />
    );
  };
  const found = inbox.data && !inbox.isOld ? rows.length : undefined;
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{choice.search ? t.search : `${t.tabs[choice.tab]} · ${t.title}`}</h1>
      </VisuallyHidden>
      <VisuallyHidden>
        <p role="status">{news > 0 ? t.fresh(news) : ''}</p>
      </VisuallyHidden>
      <div className={styles.left}>
        <InboxHeader search={choice.search} onSearch={onSearch} onEnter={enterResults} />
        <InboxTabs choice={choice} choose={choose} counts={counts} />
        {selection.chosen.length > 0 ? (
          <SelectionBar
            chosen={selection.chosen}
            onAssign={() => does.assign(selection.chosen)}
            onComplete={() => does.complete(selection.chosen)}
            onAskQuestionnaire={() => does.askQuestionnaire(selection.chosen)}
            onClear={selection.clear}
          />
        ) : choice.search ? null : (
          <FilterBar choice={choice} choose={choose} counts={counts} />
        )}
        {choice.search ? (
          <LazyFoundPatients search={choice.search} onSearch={onSearch} eContacts={found} />
        ) : null}
        <div className={styles.list} aria-busy={inbox.isOld || undefined}>
          {body()}
        </div>
        <KeyHints />
      </div>
      {current.row && isPreviewShown ? (
        <Preview
          row={current.row}
          viewers={viewers[current.row.id] ?? []}
          does={does}
          onHide={togglePreview}
        />
      ) : null}
      <ActionDialogs />
    </div>
  );
}
