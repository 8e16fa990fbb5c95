import { getAppCode, removeAppCode } from '@tervita/contract/auth';
import { useState } from 'react';
import { useAnswer, useCommand } from '../../../core/api/index.ts';
import { openSession } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyConfirmDialog } from '../../../ui/lazy-overlays.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { AppCodeSetup, SignInAgain } from '../../auth/index.ts';
import { Actions, Section } from './section.tsx';

/** The second factor of staff who sign in without a digital ID. */
export function AppSection() {
  const { profiles, core } = useProfileTexts();
  const { app } = profiles.settings;
  const { data, refetch } = useAnswer(getAppCode);
  const [isAsking, setAsking] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const remove = useCommand(removeAppCode, {
    refreshes: [getAppCode],
    onDone: () => {
      setAsking(false);
      toasts.show({ tone: 'success', text: app.removed });
    },
    onError: (error) => {
      setAsking(false);
      setTooOld(error.code === 'SIGN_IN_TOO_OLD');
      return error.code === 'SIGN_IN_TOO_OLD';
    },
  });
  if (!data) return null;
  return (
    <Section title={app.title} hint={data.isSetUp ? app.isOn : app.none}>
      {isTooOld ? <SignInAgain /> : null}
      {data.isSetUp ? (
        <Actions>
          <Button size="sm" variant="secondary" onPress={() => setAsking(true)}>
            {app.remove}
          </Button>
        </Actions>
      ) : (
        <AppCodeSetup
          onDone={async (login) => {
            openSession(login);
            toasts.show({ tone: 'success', text: app.added });
            await refetch();
          }}
        />
      )}
      <LazyConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={app.removeTitle}
        confirmLabel={app.remove}
        cancelLabel={core.actions.cancel}
        isDangerous
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({})}
      >
        {app.removeText}
      </LazyConfirmDialog>
    </Section>
  );
}
