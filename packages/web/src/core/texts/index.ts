export {
  chooseLanguage,
  currentLanguage,
  firstLanguage,
  guessedLanguage,
  loadAllTexts,
  setLanguage,
  setTexts,
  useLanguage,
  usePageTitles,
  usePublicTexts,
  useTexts,
} from './language.ts';
export { languageNames } from './language-names.ts';
