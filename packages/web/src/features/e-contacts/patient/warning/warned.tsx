import type { Warning } from '@tervita/contract/e-contacts';
import type { OpeningHours } from '@tervita/domain/clinics';
import type { ReactNode } from 'react';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { StillGoes, type WhereItIs } from './still-goes.tsx';
import styles from './warning.module.css';
import { WarningCard } from './warning-card.tsx';

interface Props {
  readonly warning: Warning;
  readonly who?: ReactNode;
  readonly clinic: { readonly name: string; readonly openingHours: OpeningHours } | undefined;
  readonly how: WhereItIs;
  readonly more?: string | undefined;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Somebody's own words told of danger: said before they read on, and never in the way of sending. */
export const Warned = ({ warning, who, clinic, how, more, children }: Props) => (
  <>
    <div className={styles.page}>
      <WarningCard warning={warning} who={who} />
      <StillGoes action={warning.action} clinic={clinic} {...{ how, more }} />
    </div>
    <BottomBar layout="stack">{children}</BottomBar>
  </>
);
