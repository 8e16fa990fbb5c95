import { type InformationList, markAllInformationRead } from '@tervita/contract/information-hub';
import { informationPageSize } from '@tervita/domain/information-hub';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { usePublicTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useInformationHubTexts } from '../texts.ts';
import styles from './hub-page.module.css';
import { type Looked, MoreRows, Rows } from './item-rows.tsx';
import { type HubTab, hubTabs, useHubAddress } from './use-address.ts';
import { refreshedByMarks } from './use-marks.ts';

interface Props {
  readonly list: InformationList;
  readonly looked: Looked & { readonly tab: HubTab };
}

/** Who reads nothing clinical has no such tab. */
export function HubTabs({ list, looked: { tab, clinicId, search, type } }: Props) {
  const t = useInformationHubTexts();
  const { shell } = usePublicTexts();
  const { change } = useHubAddress();
  const markAll = useCommand(markAllInformationRead, {
    refreshes: refreshedByMarks,
    onDone: () => toasts.show({ tone: 'success', text: t.allMarked }),
  });
  const unread = list.unread[tab] ?? 0;
  return (
    <div className={styles.tabs}>
      <nav className={styles.tabList} aria-label={t.tabsLabel}>
        {hubTabs
          .filter((each) => list.unread[each] !== null)
          .map((each) => {
            const count = list.unread[each] ?? 0;
            return (
              <button
                key={each}
                type="button"
                className={styles.tab}
                aria-current={each === tab ? 'page' : undefined}
                onClick={() => change({ tab: each })}
              >
                {t.tabs[each]}
                {count > 0 ? (
                  <CountBadge tone="turn" label={shell.unread(count)}>
                    {count}
                  </CountBadge>
                ) : null}
              </button>
            );
          })}
      </nav>
      {unread > 0 && search === '' && !type ? (
        <Button
          size="sm"
          variant="ghost"
          isPending={markAll.isPending}
          onPress={() => markAll.mutate({ body: { clinicId, clinical: tab === 'clinical', until: list.at } })}
        >
          {t.markAll}
        </Button>
      ) : null}
    </div>
  );
}

/** What was asked for may also be in the other tab. */
const useOtherTab = ({ list, looked: { tab } }: Props) => {
  const t = useInformationHubTexts();
  const { change } = useHubAddress();
  const other = tab === 'clinical' ? 'important' : 'clinical';
  const elsewhere = list.found[other] ?? 0;
  return elsewhere > 0 ? (
    <Button size="sm" variant="secondary" onPress={() => change({ tab: other })}>
      {t.inOtherTab(t.tabs[other], elsewhere)}
    </Button>
  ) : undefined;
};

/** That the list is cut to one reason of e-contacts, until somebody takes that away. */
export function TypeFilter(props: Props) {
  const t = useInformationHubTexts();
  const { labels } = useClinicTexts().problemTypes;
  const { change } = useHubAddress();
  const otherTab = useOtherTab(props);
  const { type } = props.looked;
  if (!type) return null;
  return (
    <div className={styles.filter}>
      <span className={styles.chip}>
        {t.onlyWith(labels[type])}
        <IconButton size="sm" label={t.removeFilter(labels[type])} onPress={() => change({ type: '' })}>
          <Icon name="x" size="sm" />
        </IconButton>
      </span>
      {props.list.items.length > 0 ? otherTab : null}
    </div>
  );
}

function Nothing(props: Props) {
  const t = useInformationHubTexts();
  const otherTab = useOtherTab(props);
  const { search, type } = props.looked;
  if (!search && !type)
    return (
      <EmptyState icon={<Icon name="file" />} title={t.none.title}>
        {t.none.text}
      </EmptyState>
    );
  return (
    <EmptyState icon={<Icon name="search" />} title={t.notFound.title} action={otherTab}>
      {search ? t.notFound.text(search) : t.noneWith}
    </EmptyState>
  );
}

/** The items of a tab, fifty and then more; under them for whom the list is cut. */
export function HubItems({ list, looked, openId }: Props & { readonly openId: string | undefined }) {
  const t = useInformationHubTexts();
  const [pages, setPages] = useState(1);
  return (
    <div className={styles.scroll}>
      {list.items.length === 0 ? <Nothing {...{ list, looked }} /> : null}
      <ul className={styles.items} aria-label={t.items}>
        <Rows items={list.items} openId={openId} />
        {Array.from({ length: pages - 1 }, (_, at) => at + 1).map((page) => (
          <MoreRows key={page} {...{ looked, openId, page }} />
        ))}
      </ul>
      {list.total > pages * informationPageSize ? (
        <div className={styles.more}>
          <Button variant="secondary" onPress={() => setPages(pages + 1)}>
            {t.more}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

export function CutFor() {
  const { cut } = useInformationHubTexts();
  const role = useSelectedClinic()?.role;
  if (!role || role === 'DOCTOR') return null;
  return (
    <p className={styles.cut}>
      <Icon name="user" />
      <span>{cut[role]}</span>
    </p>
  );
}
