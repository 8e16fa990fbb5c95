import { currentTexts } from '../texts/index.ts';
import { noticeOf } from './error-notice.ts';

/** What happens to an error that no screen took over. The toast's code comes with the first one. */
export const showError = (error: unknown): void => {
  const notice = noticeOf(error, currentTexts().errors);
  if (notice) import('../../ui/toasts.ts').then(({ toasts }) => toasts.show(notice), ignore);
};

const ignore = () => undefined;
