export {
  chooseLanguage,
  firstLanguage,
  guessedLanguage,
  setLanguage,
} from './language.ts';
export { languageNames } from './language-names.ts';
export {
  currentLanguage,
  currentPart,
  loadPart,
  type Part,
  setTexts,
  useLanguage,
  usePart,
  usePartIfLoaded,
  usePublicTexts,
} from './parts.ts';
export { currentTexts, signedInPart, usePageTitles, useTexts } from './signed-in.ts';
