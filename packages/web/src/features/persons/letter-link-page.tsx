import { useState } from 'react';
import { Navigate } from 'react-router';
import { saveRequestedRoute, useSession } from '../../core/session/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { keepClaimToken } from './claim-token.ts';
import { usePersonsTexts } from './texts.ts';

const next = '/claim-e-contact/birth-date';

/** The link in a clinic's letter leads here: says what it is, and to the sign-in that it needs. */
export function Component() {
  const t = usePersonsTexts().claim;
  useState(keepClaimToken);
  const session = useSession();
  if (session) return <Navigate replace to={next} />;
  return (
    <EmptyState
      level={1}
      icon={<Icon name="mail" />}
      title={t.title}
      action={
        <LinkButton to="/choose-auth?status=sign-in" onClick={() => saveRequestedRoute(next)}>
          {t.signIn}
        </LinkButton>
      }
    >
      {t.signInText}
    </EmptyState>
  );
}
