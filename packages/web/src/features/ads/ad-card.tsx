import { getAd } from '@tervita/contract/ads';
import { useAnswer } from '../../core/api/index.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './ad-card.module.css';
import { useAdsTexts } from './texts.ts';

const hour = 3_600_000;

/** What is not there, or did not come, leaves no gap. */
export function AdCard() {
  const t = useAdsTexts();
  const { data } = useAnswer(getAd, {}, { staleTime: hour });
  const ad = data?.ad;
  if (!ad?.link.startsWith('https://')) return null;
  return (
    <Card as="section" aria-labelledby={ad.id}>
      <div className={styles.ad}>
        <p>
          <Tag>{t.label}</Tag>
        </p>
        <h2 id={ad.id} className={styles.title}>
          {ad.title}
        </h2>
        <p className={styles.text}>{ad.text}</p>
        <a className={styles.link} href={ad.link} target="_blank" rel="noopener noreferrer">
          {t.readMore}
          <VisuallyHidden>{` (${t.newTab})`}</VisuallyHidden>
          <Icon name="external-link" size="sm" />
        </a>
        <p className={styles.licence}>{ad.licence}</p>
      </div>
    </Card>
  );
}
