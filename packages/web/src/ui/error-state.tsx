import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';

interface Props {
  title: ReactNode;
  children?: ReactNode;
  /** Try again, contact support. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}

/** A page or panel that could not load. Honey, not red: nothing dangerous happened. */
export const ErrorState = ({ icon, ...state }: Props) => (
  <div role="alert">
    <EmptyState tone="turn" icon={icon ?? <Icon name="retry" />} {...state} />
  </div>
);
