import { useAccountTexts } from '../../../core/texts/account.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** Somebody opened the code page without having asked for a code in this tab. */
export function NothingSent({ to }: { to: string }) {
  const { nothingSent } = useAccountTexts().forms.code;
  return (
    <EmptyState
      level={1}
      icon={<Icon name="mail" size="xl" />}
      title={nothingSent.title}
      action={<LinkButton to={to}>{nothingSent.action}</LinkButton>}
    >
      {nothingSent.text}
    </EmptyState>
  );
}
