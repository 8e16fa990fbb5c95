import { listInformation } from '@tervita/contract/information-hub';
import { informationBesideMost } from '@tervita/domain/information-hub';
import type { ProblemType } from '@tervita/domain/problem-types';
import { Link } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { SmallHeading } from '../../../ui/small-heading.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { hubAddress, hubAddressFor } from '../reading/use-address.ts';
import { useInformationHubTexts } from '../texts.ts';
import styles from './beside.module.css';

/** What is recommended to whoever answers an e-contact about this; where there is nothing, nothing is shown. */
export function Beside({ clinicId, type }: { readonly clinicId: string; readonly type: ProblemType }) {
  const t = useInformationHubTexts();
  const locale = useLanguage();
  const { data } = useAnswer(listInformation, {
    query: { clinicId, locale, problemType: type, size: informationBesideMost },
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.beside} aria-label={t.title}>
      <SmallHeading icon={<StaffIcon name="book-open" size="sm" />}>{t.title}</SmallHeading>
      <ul className={styles.items}>
        {data.items.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${hubAddress}/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
      {data.total > data.items.length ? (
        <Link className={styles.all ?? ''} to={hubAddressFor(type)}>
          {t.allWith(data.total)}
        </Link>
      ) : null}
    </section>
  );
}
