import { Suspense } from 'react';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { DeviceNotices } from '../../notifications/index.ts';
import { Section } from './section.tsx';

/** What this device may show and keep. */
export function DeviceSection() {
  const { settings } = useProfileTexts().profiles;
  return (
    <Section title={settings.onDevice}>
      <Suspense>
        <DeviceNotices />
      </Suspense>
    </Section>
  );
}
