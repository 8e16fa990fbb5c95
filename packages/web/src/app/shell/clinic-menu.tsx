import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import styles from './clinic-block.module.css';

interface Props {
  label: string;
  selected: string;
  clinics: readonly { clinicId: string; name: string }[];
  onSelect: (clinicId: string) => void;
  children: ReactNode;
}

export const ClinicMenu = ({ label, selected, clinics, onSelect, children }: Props) => (
  <LazyMenu
    label={label}
    selected={selected}
    onSelect={onSelect}
    entries={clinics.map(({ clinicId, name }) => ({ value: clinicId, label: name }))}
    trigger={
      <button type="button" className={styles.block}>
        {children}
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="sm" />
        </span>
      </button>
    }
  />
);
