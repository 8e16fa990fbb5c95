import { useState } from 'react';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { chooseTheme, currentTheme, type Theme } from '../../../ui/theme.ts';
import { Section } from './section.tsx';

export function ThemeSection() {
  const { profiles, shell } = useProfileTexts();
  const { settings } = profiles;
  const [theme, setTheme] = useState(currentTheme);
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Section title={settings.theme} hint={settings.themeHint}>
      <SegmentedControl
        label={settings.theme}
        value={theme}
        onChange={choose}
        segments={(['system', 'light', 'dark'] as const).map((each) => ({
          value: each,
          label: shell.theme[each],
        }))}
      />
    </Section>
  );
}
