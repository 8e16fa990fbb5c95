import { notify } from '../notices.ts';
import { currentTexts } from '../texts/language.ts';
import { noticeOf } from './error-notice.ts';

/** What happens to an error that no screen took over. */
export const showError = (error: unknown): void => {
  const notice = noticeOf(error, currentTexts().errors);
  if (notice) notify(notice);
};
