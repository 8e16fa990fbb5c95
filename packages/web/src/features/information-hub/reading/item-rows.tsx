import { type InformationRow, listInformation } from '@tervita/contract/information-hub';
import type { ProblemType } from '@tervita/domain/problem-types';
import { Link } from 'react-router';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useLanguage, usePublicTexts } from '../../../core/texts/index.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useInformationHubTexts } from '../texts.ts';
import styles from './item-rows.module.css';
import { type HubTab, useHubAddress } from './use-address.ts';

export interface Looked {
  readonly clinicId: string;
  readonly search: string;
  /** Only what is recommended with e-contacts about this. */
  readonly type: ProblemType | undefined;
  /** Left out: what the server shows first is not known yet. */
  readonly tab: HubTab | undefined;
}

export const useItems = ({ clinicId, search, type, tab }: Looked, page = 0) => {
  const locale = useLanguage();
  return useAnswer(
    listInformation,
    {
      query: {
        clinicId,
        locale,
        page,
        ...(tab ? { clinical: String(tab === 'clinical') } : {}),
        ...(search ? { search } : {}),
        ...(type ? { problemType: type } : {}),
      },
    },
    { enabled: clinicId !== '', keepsPrevious: true },
  );
};

function Row({ item, isOpen }: { readonly item: InformationRow; readonly isOpen: boolean }) {
  const t = useInformationHubTexts();
  const { day } = useFormat();
  const { addressOf } = useHubAddress();
  return (
    <li>
      <Link
        to={addressOf(item.id)}
        className={styles.row ?? ''}
        aria-current={isOpen ? 'page' : undefined}
        data-unread={item.isUnread || undefined}
      >
        {item.isUnread ? <VisuallyHidden>{t.isUnread}: </VisuallyHidden> : null}
        <span className={styles.title}>{item.title}</span>
        <span className={styles.hint}>
          <span>{t.kinds[item.kind]}</span>
          <span>{day(item.publishedAt)}</span>
        </span>
      </Link>
    </li>
  );
}

interface Props {
  readonly items: readonly InformationRow[];
  readonly openId: string | undefined;
}

export const Rows = ({ items, openId }: Props) =>
  items.map((item) => <Row key={item.id} item={item} isOpen={item.id === openId} />);

/** A later page of the same list, asked for when somebody wanted more. */
export function MoreRows({
  looked,
  page,
  openId,
}: {
  readonly looked: Looked;
  readonly page: number;
  readonly openId: string | undefined;
}) {
  const t = useInformationHubTexts();
  const { core } = usePublicTexts();
  const answer = useItems(looked, page);
  if (answer.data) return <Rows items={answer.data.items} openId={openId} />;
  return (
    <li>
      {answer.isError ? (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
      ) : (
        <SkeletonRows label={core.loading} count={3} />
      )}
    </li>
  );
}
