import type { ReactNode } from 'react';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useClinicAdminTexts } from './texts.ts';

/** Somebody who administers another clinic than the chosen one; the server refuses them as well. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const t = useClinicAdminTexts();
  if (useSelectedClinic()?.isAdmin) return children;
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={<Icon name="lock" size="xl" />}
      title={t.adminsOnly.title}
      action={<LinkButton to="/clinic-e-contacts">{t.adminsOnly.toInbox}</LinkButton>}
    >
      {t.adminsOnly.text}
    </EmptyState>
  );
}
