import { usePublicTexts } from '../../core/texts/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Stands in for a page that is not built yet. */
export function Component() {
  const { shell, core } = usePublicTexts();
  return (
    <EmptyState
      level={1}
      icon={<Icon name="clock" size="xl" />}
      title={shell.coming.title}
      action={<LinkButton to="/">{core.actions.toStart}</LinkButton>}
    >
      {shell.coming.text}
    </EmptyState>
  );
}
