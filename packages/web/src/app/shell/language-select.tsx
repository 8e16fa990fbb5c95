import type { saveSettings } from '@tervita/contract/profiles';
import { missingConsents } from '@tervita/domain/consents';
import type { Language } from '@tervita/domain/core';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { useConfig } from '../../core/config.ts';
import { report } from '../../core/report.ts';
import { type Session, useSession } from '../../core/session/index.ts';
import { chooseLanguage, languageNames, useLanguage, usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './language-select.module.css';

const saveForAll = (language: Language) =>
  call(light<typeof saveSettings>('PATCH', '/users/settings'), { body: { language } });

/** Before the texts are agreed to and the profile is complete, nothing of a person can be changed. */
const canBeSaved = (session: Session | null): boolean => {
  const user = session?.userClaim;
  if (!user || user.incompleteProfile) return false;
  return missingConsents(user.consents, user.activeRole).length === 0;
};

/** The browser's own list: it costs nothing to load and every phone knows how to show it. */
export function LanguageSelect() {
  const { shell } = usePublicTexts();
  const language = useLanguage();
  const { languages: offered } = useConfig();
  const session = useSession();
  const choose = (chosen: Language) => {
    chooseLanguage(chosen).catch((error: unknown) => report('LANGUAGE', error));
    // The page has it at once; letters and the next sign-in follow, unless the server cannot be reached.
    if (canBeSaved(session))
      saveForAll(chosen).catch((error: unknown) => report('LANGUAGE_NOT_SAVED', error));
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
