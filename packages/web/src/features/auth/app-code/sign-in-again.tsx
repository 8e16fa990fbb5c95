import { showError } from '../../../core/api/show-error.ts';
import { logOut, saveRequestedRoute, useUser } from '../../../core/session/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { goToDigitalId } from '../go-to-digital-id.ts';

/** What cannot be undone easily needs a fresh sign-in; afterwards one is back here. */
export function SignInAgain() {
  const { setup } = useAccountTexts().forms.appCode;
  const { method } = useUser();
  const again = () => {
    const { pathname, search } = location;
    // A digital ID takes the place of the sign-in that is too old; nothing that was typed is lost by it.
    if (method === 'DIGITAL_ID') {
      saveRequestedRoute(pathname + search);
      return void goToDigitalId({ confirm: true }).catch(showError);
    }
    logOut()
      .then((hasLeft) => hasLeft && saveRequestedRoute(pathname + search))
      .catch(showError);
  };
  return (
    <Callout
      tone="turn"
      role="alert"
      action={
        <Button size="sm" variant="secondary" onPress={again}>
          {setup.signInAgain}
        </Button>
      }
    >
      {setup.expired}
    </Callout>
  );
}
