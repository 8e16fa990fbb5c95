import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { SignInFailure } from './sign-in-failure.ts';
import { useAuthTexts } from './texts.ts';

/** Says what happened and what to do; a minor is not asked to try again. */
export function SignInFailed({ why }: { why: SignInFailure }) {
  const { auth, core } = useAuthTexts();
  const words = auth.failed[why];
  const isFinal = why === 'underage';
  return (
    <ErrorState
      level={1}
      icon={<Icon name={isFinal ? 'child' : 'retry'} size="xl" />}
      title={words.title}
      action={
        isFinal ? (
          <LinkButton to="/">{core.actions.toStart}</LinkButton>
        ) : (
          <>
            <LinkButton to="/login" reloadDocument>
              {auth.failed.again}
            </LinkButton>
            <LinkButton variant="ghost" to="/choose-auth">
              {auth.failed.otherWay}
            </LinkButton>
          </>
        )
      }
    >
      {words.text}
    </ErrorState>
  );
}
