import type { Language } from '@tervita/domain/core';
import { useConfig } from '../../core/config.ts';
import { report } from '../../core/report.ts';
import { chooseLanguage, languageNames, useLanguage, usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-select.module.css';

/** The browser's own list: it costs nothing to load and every phone knows how to show it. */
export function LanguageSelect() {
  const { shell } = usePublicTexts();
  const language = useLanguage();
  const { languages: offered } = useConfig();
  const choose = (chosen: Language) => {
    chooseLanguage(chosen).catch((error: unknown) => report('LANGUAGE', error));
  };
  if (offered.length < 2) return null;
  return (
    <span className={styles.select}>
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <Icon name="chevron-down" size="sm" />
      <select
        aria-label={shell.language}
        value={language}
        onChange={(event) => choose(event.target.value as Language)}
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
