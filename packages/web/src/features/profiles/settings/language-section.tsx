import { getProfile, saveSettings } from '@tervita/contract/profiles';
import type { Language } from '@tervita/domain/core';
import { showError, useCommand } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { chooseLanguage, languageNames, useLanguage } from '../../../core/texts/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { Section } from './section.tsx';

/** Acts at once, here and in the letters that the server writes. */
export function LanguageSection() {
  const { settings } = useProfileTexts().profiles;
  const { languages } = useConfig();
  const language = useLanguage();
  const save = useCommand(saveSettings, { refreshes: [getProfile] });
  const choose = (chosen: Language) => {
    chooseLanguage(chosen).catch(showError);
    save.mutate({ body: { language: chosen } });
  };
  if (languages.length < 2) return null;
  return (
    <Section title={settings.language} hint={settings.languageHint}>
      <SegmentedControl
        label={settings.language}
        value={language}
        onChange={choose}
        segments={languages.map((each) => ({
          value: each,
          label: <span lang={each}>{languageNames[each]}</span>,
        }))}
      />
    </Section>
  );
}
