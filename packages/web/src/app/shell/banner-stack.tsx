import { type ReactNode, useState } from 'react';
import { usePublicTexts } from '../../core/texts/index.ts';
import styles from './banner-stack.module.css';

const shownAtMost = 2;

export interface BannerItem {
  readonly id: string;
  readonly node: ReactNode;
}

/** Notices over the content, the most pressing first; two are shown, the rest behind a button. */
export function BannerStack({ items }: { items: readonly BannerItem[] }) {
  const { banners } = usePublicTexts().shell;
  const [isExpanded, setExpanded] = useState(false);
  if (items.length === 0) return null;
  const hidden = items.length - shownAtMost;
  const shown = isExpanded ? items : items.slice(0, shownAtMost);
  return (
    <section className={styles.stack} aria-label={banners.region}>
      {shown.map(({ id, node }) => (
        <div key={id}>{node}</div>
      ))}
      {hidden > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? banners.fewer : banners.more(hidden)}
        </button>
      ) : null}
    </section>
  );
}
