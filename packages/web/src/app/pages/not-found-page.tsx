import { usePublicTexts } from '../../core/texts/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function Component() {
  const { shell, core } = usePublicTexts();
  return (
    <EmptyState
      level={1}
      icon={<Icon name="search" size="xl" />}
      title={shell.notFound.title}
      action={<LinkButton to="/">{core.actions.toStart}</LinkButton>}
    >
      {shell.notFound.text}
    </EmptyState>
  );
}
