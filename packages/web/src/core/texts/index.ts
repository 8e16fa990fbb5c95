export {
  chooseLanguage,
  firstLanguage,
  guessedLanguage,
  setLanguage,
} from './language.ts';
export { languageNames } from './language-names.ts';
export { currentLanguage, setTexts, useLanguage, usePublicTexts } from './parts.ts';
export { currentTexts, loadSignedInTexts, usePageTitles, useTexts } from './signed-in.ts';
