import { useState } from 'react';
import { showError } from '../../core/api/index.ts';
import { saveRequestedRoute } from '../../core/session/index.ts';
import { useProfileTexts } from '../../core/texts/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { goToDigitalId } from '../auth/index.ts';

/** Who signed in by e-mail shows who they are; the account then has their name and code from the digital ID. */
export function ConfirmIdentity({ returnTo }: { returnTo: string }) {
  const { settings } = useProfileTexts().profiles;
  const [isGoing, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    saveRequestedRoute(returnTo);
    goToDigitalId({ confirm: true }).catch((error: unknown) => {
      setGoing(false);
      showError(error);
    });
  };
  return (
    <Callout
      tone="info"
      title={settings.confirmTitle}
      action={
        <Button size="sm" variant="secondary" isPending={isGoing} onPress={go}>
          {settings.confirm}
        </Button>
      }
    >
      {settings.confirmText}
    </Callout>
  );
}
