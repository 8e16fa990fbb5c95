import { showError } from '../../../core/api/show-error.ts';
import { logOut } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A minor is told who can write for them; a slip in the date can be put right. */
export function Underage({ onChange }: { onChange?: (() => void) | undefined }) {
  const { underage, logOut: leave } = useProfileTexts().profiles.complete;
  return (
    <EmptyState
      level={1}
      tone="info"
      icon={<Icon name="child" size="xl" />}
      title={underage.title}
      action={
        <>
          <Button onPress={() => void logOut().catch(showError)}>{leave}</Button>
          {onChange ? (
            <Button variant="ghost" onPress={onChange}>
              {underage.change}
            </Button>
          ) : null}
        </>
      }
    >
      {underage.text}
    </EmptyState>
  );
}
