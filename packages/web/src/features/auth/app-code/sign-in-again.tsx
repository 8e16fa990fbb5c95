import { showError } from '../../../core/api/show-error.ts';
import { logOut, saveRequestedRoute } from '../../../core/session/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

/** What cannot be undone easily needs a fresh sign-in; afterwards one is back here. */
export function SignInAgain() {
  const { setup } = useAccountTexts().forms.appCode;
  const again = () => {
    const { pathname, search } = location;
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
