import { type Language, languagesOf } from '@tervita/domain/core';
import { showError } from '../../core/api/index.ts';
import { useConfig } from '../../core/config.ts';
import { chooseLanguage, useLanguage, useTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-select.module.css';

/** Each in its own language, so that nobody has to read another one to find it. */
export const languageNames: Record<Language, string> = {
  et: 'Eesti',
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
};

/** The browser's own list: it costs nothing to load and every phone knows how to show it. */
export function LanguageSelect() {
  const { shell } = useTexts();
  const language = useLanguage();
  const { COUNTRY_CODE } = useConfig().prmFeatures;
  const offered = languagesOf(COUNTRY_CODE);
  if (offered.length < 2) return null;
  return (
    <span className={styles.select}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <Icon name="chevron-down" size="sm" />
      <select
        aria-label={shell.language}
        value={language}
        onChange={(event) => chooseLanguage(event.target.value as Language).catch(showError)}
      >
        {offered.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
