import { supportMail } from '../../core/api/support-address.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { FailedSignIn } from './failed-sign-in.ts';
import { methodPaths, type SignInMethod } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

interface Props extends FailedSignIn {
  readonly method: SignInMethod;
}

type AuthTexts = ReturnType<typeof useAuthTexts>['auth'];

const wordsFor = ({ failed, outside, choose }: AuthTexts, { why, method }: Pick<Props, 'why' | 'method'>) => {
  if (why === 'cancelled') return outside.cancelled;
  const isOutside = method === 'GOOGLE' || method === 'APPLE';
  if (isOutside && why === 'timedOut') return outside.timedOut;
  return isOutside && why === 'unavailable' ? outside.unavailable(choose.methods[method]) : failed[why];
};

/** Says what happened and what to do; a minor is not asked to try again. */
export function SignInFailed({ why, method, requestId }: Props) {
  const { auth, core } = useAuthTexts();
  const words = wordsFor(auth, { why, method });
  const isFinal = why === 'underage';
  const support =
    why === 'cancelled'
      ? undefined
      : supportMail({ subject: [words.title, requestId].filter(Boolean).join(' ') });
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
            <LinkButton to={methodPaths[method]} reloadDocument>
              {auth.failed.again}
            </LinkButton>
            <LinkButton variant="ghost" to="/choose-auth">
              {auth.failed.otherWay}
            </LinkButton>
            {support ? (
              <LinkButton variant="ghost" to={support}>
                {core.actions.contactSupport}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      {words.text}
    </ErrorState>
  );
}
