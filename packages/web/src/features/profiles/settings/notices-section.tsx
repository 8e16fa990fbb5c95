import { getProfile, type Profile, saveSettings } from '@tervita/contract/profiles';
import { useCommand } from '../../../core/api/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Switch } from '../../../ui/switch.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { Section } from './section.tsx';

export function NoticesSection({ profile }: { profile: Profile }) {
  const { settings } = useProfileTexts().profiles;
  const save = useCommand(saveSettings, {
    refreshes: [getProfile],
    onDone: ({ emailNotices }) =>
      void toasts.show({ tone: 'success', text: emailNotices ? settings.noticesOn : settings.noticesOff }),
  });
  // Shown as chosen from the press on: the profile that is read anew comes a moment later. As it was if that fails.
  const isOn = save.isPending || save.isSuccess ? save.variables.body.emailNotices : profile.emailNotices;
  return (
    <Section title={settings.notices}>
      <Switch
        isOn={isOn ?? false}
        hint={settings.emailNoticesHint}
        onChange={(emailNotices) => save.mutate({ body: { emailNotices } })}
      >
        {settings.emailNotices}
      </Switch>
    </Section>
  );
}
