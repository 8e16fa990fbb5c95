export {
  chooseLanguage,
  currentLanguage,
  currentTexts,
  firstLanguage,
  guessedLanguage,
  setLanguage,
  useLanguage,
  useTexts,
} from './language.ts';
