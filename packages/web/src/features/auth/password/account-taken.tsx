import { ApiError } from '../../../core/api/api-error.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export type Taken = 'exists' | 'notSuitable';

/** The proved address already has an account; what kind decides what to do next. */
export const takenOf = (error: unknown): Taken | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'USER_EXISTS') return 'exists';
  return error.code === 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT' ? 'notSuitable' : undefined;
};

interface Props {
  why: Taken;
  /** Where another address can be written. */
  formPath: string;
}

export function AccountTaken({ why, formPath }: Props) {
  const { exists, notSuitable } = useAccountTexts().forms.signup;
  const words = why === 'exists' ? exists : notSuitable;
  return (
    <EmptyState
      level={1}
      tone="info"
      icon={<Icon name="user" size="xl" />}
      title={words.title}
      action={
        why === 'exists' ? (
          <>
            <LinkButton to="/login-with-password">{exists.signIn}</LinkButton>
            <LinkButton variant="ghost" to="/reset-password">
              {exists.reset}
            </LinkButton>
          </>
        ) : (
          <>
            <LinkButton to="/choose-auth">{notSuitable.signIn}</LinkButton>
            <LinkButton variant="ghost" to={formPath}>
              {notSuitable.otherEmail}
            </LinkButton>
          </>
        )
      }
    >
      {words.text}
    </EmptyState>
  );
}
