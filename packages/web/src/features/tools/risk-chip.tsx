import type { RiskCategory } from '@tervita/domain/tools';
import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** Four steps without red, each with its word. */
export const RiskChip = ({ risk, children }: { risk: RiskCategory; children: ReactNode }) => (
  <span className={styles.riskChip} data-risk={risk}>
    {children}
  </span>
);
