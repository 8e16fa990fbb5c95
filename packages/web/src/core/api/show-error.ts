import { toasts } from '../../ui/toasts.ts';
import { currentTexts } from '../texts/index.ts';
import { noticeOf } from './error-notice.ts';

/** What happens to an error that no screen took over. */
export const showError = (error: unknown): void => {
  const notice = noticeOf(error, currentTexts().errors);
  if (notice) toasts.show(notice);
};
