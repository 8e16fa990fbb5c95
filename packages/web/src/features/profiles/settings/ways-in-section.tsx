import { useQueryClient } from '@tanstack/react-query';
import { listMySessions } from '@tervita/contract/auth';
import { getProfile, type Profile } from '@tervita/contract/profiles';
import { useState } from 'react';
import { queryKeyOf, showError } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { LazyDialog } from '../../../ui/lazy-overlays.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { ConfirmIdentity } from '../confirm-identity.tsx';
import { PasswordForm } from './password-form.tsx';
import { Item, Items, Section } from './section.tsx';

export function WaysInSection({ profile }: { profile: Profile }) {
  const { profiles, core } = useProfileTexts();
  const { settings } = profiles;
  const { prmFeatures: features } = useConfig();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const hasPassword = profile.waysIn.includes('PASSWORD');
  // A password signs in by e-mail, so it needs one that is proved.
  const canHavePassword = features.EMAIL_LOGIN_ENABLED && profile.isEmailVerified;
  const passwordButton = (
    <Button size="sm" variant="secondary" onPress={() => setOpen(true)}>
      {hasPassword ? settings.password.change : settings.password.set}
    </Button>
  );
  const done = () => {
    setOpen(false);
    toasts.show({ tone: 'success', text: settings.password.saved });
    for (const route of [getProfile, listMySessions])
      client.invalidateQueries({ queryKey: queryKeyOf(route) }).catch(showError);
  };
  return (
    <Section title={settings.waysIn}>
      <Items>
        {profile.waysIn.map((way) => (
          <Item
            key={way}
            title={settings.ways[way]}
            hint={way === 'PASSWORD' ? profile.email : undefined}
            end={way === 'PASSWORD' && canHavePassword ? passwordButton : undefined}
          />
        ))}
        {hasPassword || !canHavePassword ? null : (
          <Item title={settings.ways.PASSWORD} hint={profile.email} end={passwordButton} />
        )}
      </Items>
      {!profile.isVerified && features.DOKOBIT_LOGIN_ENABLED ? (
        <ConfirmIdentity returnTo="/settings" />
      ) : null}
      <LazyDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={hasPassword ? settings.password.change : settings.password.set}
        closeLabel={core.actions.close}
        isDismissable={false}
      >
        <PasswordForm profile={profile} onDone={done} />
      </LazyDialog>
    </Section>
  );
}
