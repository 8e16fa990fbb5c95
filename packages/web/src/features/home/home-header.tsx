import type { Language } from '@tervita/domain/core';
import { Link } from 'react-router';
import { useConfig } from '../../core/config.ts';
import { chooseLanguage, languageNames, useLanguage, usePublicTexts } from '../../core/texts/index.ts';
import { Logo } from '../../ui/logo.tsx';
import styles from './home-header.module.css';
import { useHomeTexts } from './texts.ts';

const ignore = () => undefined;

/** ET EN RU PL: what the country offers, one press each. */
function Languages() {
  const { shell } = usePublicTexts();
  const current = useLanguage();
  const { languages } = useConfig();
  const choose = (language: Language) => () => {
    chooseLanguage(language).catch(ignore);
  };
  if (languages.length < 2) return null;
  return (
    <fieldset className={styles.languages} aria-label={shell.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={`${language.toUpperCase()} ${languageNames[language]}`}
          aria-pressed={language === current}
          onClick={choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function HomeHeader() {
  const { home, shell } = useHomeTexts();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.brand ?? ''} aria-label={shell.home}>
        <Logo size="lg" />
      </Link>
      <nav className={styles.nav} aria-label={shell.mainMenu}>
        <a href="#patients">{home.nav.forPatients}</a>
        <a href="#clinics">{home.nav.forClinics}</a>
      </nav>
      <Languages />
    </header>
  );
}
