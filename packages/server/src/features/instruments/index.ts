import { listTexts, removeText, saveText } from './clinic-texts.ts';

export { keepResponses } from './keep-responses.ts';
export { readOtherResults, readResponses } from './response-store.ts';
export {
  hasTextIn,
  licensedIn,
  readSupplied,
  type SuppliedTexts,
  suppliedFor,
  suppliedWords,
} from './supplied-texts.ts';
export { toldOtherResult, toldResponse } from './told-response.ts';

export const instrumentCalls = [listTexts, saveText, removeText];
