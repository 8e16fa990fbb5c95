import {
  type EditedInformationRow,
  editedPageSize,
  listEditedInformation,
} from '@tervita/contract/information-hub';
import { type InformationState, informationStates } from '@tervita/domain/information-hub';
import { useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useInformationHubTexts } from '../../information-hub/index.ts';
import { ClinicsState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import { PlatformFrame } from '../platform-frame.tsx';
import { useInformationEditorTexts, usePlatformTexts } from '../texts.ts';
import own from './information.module.css';

export const editorAddress = '/prm/information-hub';

const tones: Record<InformationState, StatusTone> = { DRAFT: 'wait', PUBLISHED: 'done', WITHDRAWN: 'idle' };

export function StateChip({ state }: { readonly state: InformationState }) {
  const t = useInformationEditorTexts();
  return <StatusChip tone={tones[state]}>{t.states[state]}</StatusChip>;
}

/** What is looked for stands in the address: Back from an item leads to the same. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changes }))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    search: params.get('search') ?? '',
    state: informationStates.find((each) => each === params.get('state')),
    page: Math.min(1_000, Math.max(0, Math.trunc(Number(params.get('page') ?? 0)) || 0)),
    change,
  };
};

const useColumns = (): Column<EditedInformationRow>[] => {
  const t = useInformationEditorTexts();
  const { kinds } = useInformationHubTexts();
  const { day, moment } = useFormat();
  return [
    {
      id: 'title',
      head: t.columns.title,
      cell: ({ id, title }) => <Link to={`${editorAddress}/${id}`}>{title || t.untitled}</Link>,
    },
    { id: 'kind', head: t.columns.kind, cell: ({ kind }) => kinds[kind] },
    {
      id: 'state',
      head: t.columns.state,
      cell: ({ state, version, publishedVersion }) => (
        <span className={styles.line}>
          <StateChip state={state} />
          {publishedVersion !== null && version > publishedVersion ? <Tag>{t.newerDraft}</Tag> : null}
        </span>
      ),
    },
    {
      id: 'published',
      head: t.columns.published,
      cell: ({ publishedAt, publishedVersion }) =>
        publishedAt && publishedVersion ? `${day(publishedAt)} · ${t.version(publishedVersion)}` : '–',
    },
    {
      id: 'changed',
      head: t.columns.changed,
      cell: ({ updatedAt, updatedBy }) => `${moment(updatedAt)} · ${updatedBy}`,
    },
  ];
};

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const t = useInformationEditorTexts();
  const from = page * editedPageSize;
  const to = Math.min(total, from + editedPageSize);
  if (total <= editedPageSize) return null;
  return (
    <nav className={own.pages} aria-label={t.pageOf(from + 1, to, total)}>
      <span className={styles.hint}>{t.pageOf(from + 1, to, total)}</span>
      <Button size="sm" variant="secondary" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
        {t.previous}
      </Button>
      <Button size="sm" variant="secondary" isDisabled={to >= total} onPress={() => onPage(page + 1)}>
        {t.next}
      </Button>
    </nav>
  );
}

function Filters({ address }: { readonly address: ReturnType<typeof useAddress> }) {
  const t = useInformationEditorTexts();
  const { search, state, change } = address;
  const all = 'ALL';
  return (
    <div className={own.bar}>
      <div className={own.search}>
        <SearchField
          label={t.search}
          clearLabel={t.clear}
          maxLength={100}
          value={search}
          onChange={(typed) => change({ search: typed })}
        />
      </div>
      <LazyMenu
        label={t.state}
        selected={state ?? all}
        onSelect={(chosen) => change({ state: chosen === all ? '' : chosen })}
        entries={[
          { value: all, label: t.allStates },
          ...informationStates.map((value) => ({ value, label: t.states[value] })),
        ]}
        trigger={<FilterChip label={t.state} value={state ? t.states[state] : undefined} />}
      />
    </div>
  );
}

/** Every item, whoever may read it, changed last first. */
export function Component() {
  const t = useInformationEditorTexts();
  const { views } = usePlatformTexts();
  const locale = useLanguage();
  const address = useAddress();
  const { state, page, change } = address;
  const search = useDeferredValue(address.search.trim());
  const columns = useColumns();
  const query = { locale, page, ...(search ? { search } : {}), ...(state ? { state } : {}) };
  const answer = useAnswer(listEditedInformation, { query }, { keepsPrevious: true });
  const isNarrowed = address.search !== '' || state !== undefined;
  return (
    <PlatformFrame view="information">
      <div className={styles.head}>
        <p className={styles.hint}>{t.lead}</p>
        <LinkButton to={`${editorAddress}/new`} icon={<Icon name="plus" size="sm" />}>
          {t.add}
        </LinkButton>
      </div>
      <Filters address={address} />
      <ClinicsState answer={answer}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState
              icon={<StaffIcon name="book-open" size="xl" />}
              title={isNarrowed ? t.nothingFound : t.none}
            >
              {isNarrowed ? null : t.noneText}
            </EmptyState>
          ) : (
            <>
              <Card isFlush>
                <Table label={views.information} columns={columns} rows={items} keyOf={({ id }) => id} />
              </Card>
              <Pages page={page} total={total} onPage={(next) => change({ page: String(next) })} />
            </>
          )
        }
      </ClinicsState>
    </PlatformFrame>
  );
}
