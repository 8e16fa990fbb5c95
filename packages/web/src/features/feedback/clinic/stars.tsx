import { type Rating, ratings } from '@tervita/domain/feedback';
import { Icon } from '../../../ui/icon.tsx';
import styles from './stars.module.css';

/** As many of five as were given; a screen reader hears the label. */
export const Stars = ({ rating, label }: { rating: Rating; label: string }) => (
  <span className={styles.stars} role="img" aria-label={label}>
    {ratings.map((each) => (
      <span key={each} data-off={each > rating || undefined}>
        <Icon name="star" size="sm" />
      </span>
    ))}
  </span>
);
