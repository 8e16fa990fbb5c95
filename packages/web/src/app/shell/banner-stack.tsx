import { type ReactNode, useState } from 'react';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './banner-stack.module.css';

export interface BannerItem {
  readonly id: string;
  readonly node: ReactNode;
}

interface Props {
  /** How many are shown before somebody asks for the rest. */
  readonly atMost: number;
  readonly items: readonly BannerItem[];
  /** Behind a line of their own. */
  readonly seen: readonly BannerItem[];
}

const drawn = (items: readonly BannerItem[]) => items.map(({ id, node }) => <div key={id}>{node}</div>);

/** Notices over the content, the most pressing first; the rest behind a button. */
export function BannerStack({ items, seen, atMost }: Props) {
  const { banners } = usePublicTexts().shell;
  const [isExpanded, setExpanded] = useState(false);
  const [isSeenOpen, setSeenOpen] = useState(false);
  if (items.length + seen.length === 0) return null;
  const hidden = items.length - atMost;
  return (
    <section className={styles.stack} aria-label={banners.region}>
      {drawn(isExpanded ? items : items.slice(0, atMost))}
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
      {isSeenOpen ? drawn(seen) : null}
      {seen.length > 0 ? (
        <button
          type="button"
          className={styles.seen}
          aria-expanded={isSeenOpen}
          onClick={() => setSeenOpen(!isSeenOpen)}
        >
          <Icon name="megaphone" size="sm" />
          {isSeenOpen ? banners.fewer : banners.seenMessages(seen.length)}
        </button>
      ) : null}
    </section>
  );
}
