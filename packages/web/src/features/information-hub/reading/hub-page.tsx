import { isClinicalKind } from '@tervita/domain/information-hub';
import { useDeferredValue, useMemo, useRef } from 'react';
import { TryAgain } from '../../../core/api/index.ts';
import { useCommands } from '../../../core/commands/index.ts';
import { useGoBack } from '../../../core/page/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { useRoom } from '../../../core/use-room.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInformationHubTexts } from '../texts.ts';
import { CutFor, HubItems, HubTabs, TypeFilter } from './hub-list.tsx';
import styles from './hub-page.module.css';
import { ItemPane, useItem } from './item-pane.tsx';
import { useItems } from './item-rows.tsx';
import { type HubTab, useHubAddress } from './use-address.ts';

/** The chosen tab; else that of the open item; else the first that the reader has. */
const useTab = (clinicId: string): HubTab | undefined => {
  const { id, tab } = useHubAddress();
  const role = useSelectedClinic()?.role;
  const opened = useItem(id, clinicId);
  if (role === 'NON_HEALTHCARE') return 'important';
  if (tab) return tab;
  if (!id || opened.isError) return 'clinical';
  return opened.data && (isClinicalKind(opened.data.kind) ? 'clinical' : 'important');
};

function Search({ count }: { readonly count: number | undefined }) {
  const t = useInformationHubTexts();
  const { search, change } = useHubAddress();
  const isWide = useRoom(48);
  const place = useRef<HTMLDivElement>(null);
  const commands = useMemo(() => {
    const focus = () => place.current?.querySelector('input')?.focus();
    return [{ id: 'search', label: t.search, group: t.title, keys: '/', run: focus }];
  }, [t]);
  useCommands(commands);
  return (
    <div ref={place} className={styles.search}>
      <SearchField
        label={t.search}
        clearLabel={t.clear}
        placeholder={count === undefined ? t.search : t.searchIn(count)}
        maxLength={100}
        value={search}
        onChange={(typed) => change({ search: typed })}
        keys={isWide ? '/' : undefined}
      />
    </div>
  );
}

/** What staff may read: the list, and one item beside it; on a narrow screen one or the other. */
function Hub({ clinicId }: { readonly clinicId: string }) {
  const t = useInformationHubTexts();
  const { core, errors } = useClinicTexts();
  const { id, search, type, listAddress } = useHubAddress();
  const goBack = useGoBack();
  const tab = useTab(clinicId);
  const looked = { clinicId, tab, type, search: useDeferredValue(search.trim()) };
  const answer = useItems(looked);
  const { data, isError, isPlaceholderData } = answer;
  const all = data && !search && !type ? (data.found.clinical ?? 0) + data.found.important : undefined;
  const shown = data && tab ? { list: data, looked: { ...looked, tab } } : undefined;
  return (
    <div className={styles.page} data-open={id !== undefined || undefined}>
      {id ? null : (
        <VisuallyHidden>
          <h1 tabIndex={-1}>{t.title}</h1>
        </VisuallyHidden>
      )}
      <section className={styles.list} aria-label={t.items}>
        <Search count={all} />
        {shown ? (
          <>
            <HubTabs {...shown} />
            <TypeFilter {...shown} />
            <div className={styles.old} aria-busy={isPlaceholderData || undefined}>
              <HubItems key={`${clinicId} ${tab} ${type} ${looked.search}`} {...shown} openId={id} />
            </div>
          </>
        ) : null}
        {!data && isError ? (
          <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />}>
            {errors.load.text}
          </ErrorState>
        ) : null}
        {shown || isError ? null : <SkeletonRows label={core.loading} count={6} />}
        <CutFor />
      </section>
      <div className={styles.pane}>
        {id ? (
          <>
            <div className={styles.back}>
              <Button
                size="sm"
                variant="ghost"
                icon={<Icon name="arrow-left" size="sm" />}
                onPress={() => goBack(listAddress)}
              >
                {t.back}
              </Button>
            </div>
            <ItemPane id={id} clinicId={clinicId} />
          </>
        ) : (
          <div className={styles.choose}>
            <EmptyState icon={<StaffIcon name="book-open" />} title={t.choose.title}>
              {t.choose.text}
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}

/** Another clinic is another page: what one read in the role there is not left standing until this one answers. */
export function Component() {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  return <Hub key={clinicId} clinicId={clinicId} />;
}
