import { Icon } from '../../../ui/icon.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import styles from './subscription.module.css';

/** An e-contact with all that the larger plan adds to it; says nothing that the list beside it does not. */
export const UpgradePicture = () => (
  <div className={styles.picture} aria-hidden>
    <div className={styles.paper}>
      <span className={styles.line} data-width="40" />
      <div className={styles.summary}>
        <Icon name="spark" size="sm" />
        <span className={styles.lines}>
          <span className={styles.line} data-width="90" />
          <span className={styles.line} data-width="70" />
        </span>
      </div>
      <span className={styles.line} data-width="100" />
      <span className={styles.line} data-width="60" />
      <div className={styles.marks}>
        <span className={styles.mark}>
          <StaffIcon name="languages" size="sm" />
        </span>
        <span className={styles.mark}>
          <StaffIcon name="clipboard-check" size="sm" />
        </span>
        <span className={styles.mark}>
          <StaffIcon name="shield-check" size="sm" />
        </span>
      </div>
    </div>
  </div>
);
