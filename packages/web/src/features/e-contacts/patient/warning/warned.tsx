import type { Warning } from '@tervita/contract/e-contacts';
import type { OpeningHours } from '@tervita/domain/clinics';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../core/format/index.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { StillGoes, type WhereItIs } from './still-goes.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';
import { WarningCard } from './warning-card.tsx';

interface Props {
  readonly warning: Warning;
  readonly who?: ReactNode;
  readonly clinic: { readonly name: string; readonly openingHours: OpeningHours } | undefined;
  readonly how: WhereItIs;
  /** When it goes to the clinic by itself. */
  readonly goesAt?: string | null | undefined;
  /** What else is to be said about it. */
  readonly more?: string | undefined;
  /** The ways on. */
  readonly children: ReactNode;
}

/** Somebody's own words told of danger: said before they read on, and never in the way of sending. */
export function Warned({ warning, who, clinic, how, goesAt, more, children }: Props) {
  const t = useWarningTexts();
  const format = useFormat(clinic?.openingHours.timeZone);
  const at = goesAt ? format.time(goesAt) : undefined;
  return (
    <>
      <div className={styles.page}>
        <WarningCard warning={warning} who={who} />
        <StillGoes action={warning.action} {...{ clinic, how, at }} more={more ?? (at && t.stoppingWords)} />
      </div>
      <BottomBar layout="stack">{children}</BottomBar>
    </>
  );
}
