import type { ReactNode } from 'react';
import { ColumnPage } from '../../../core/form/index.ts';
import styles from './admin-column.module.css';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of administration that is read and filled in from top to bottom: no line is longer than the eye follows. */
export const AdminColumn = ({ title, lead, children }: Props) => (
  <div className={styles.column}>
    <ColumnPage title={title} lead={lead}>
      {children}
    </ColumnPage>
  </div>
);
