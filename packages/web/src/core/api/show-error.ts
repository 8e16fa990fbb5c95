import { toasts } from '../../ui/toasts.ts';
import { currentTexts, loadPart } from '../texts/index.ts';
import { currentPart } from '../texts/parts.ts';
import { ApiError } from './api-error.ts';
import { errorCodesPart } from './error-codes.ts';
import { noticeOf } from './error-notice.ts';
import { supportAddress } from './support-address.ts';

const show = (error: unknown, codes: Parameters<typeof noticeOf>[2] = {}): void => {
  const notice = noticeOf(error, currentTexts().errors, codes);
  if (!notice) return;
  const { requestId, ...content } = notice;
  const to = supportAddress(requestId);
  const label = currentTexts().core.actions.contactSupport;
  toasts.show(to ? { ...content, action: { label, to } } : content);
};

const isRefusal = (error: unknown) => error instanceof ApiError && [403, 468, 469].includes(error.status);

/** What happens to an error that no screen took over. A refusal waits a moment for its sentence. */
export const showError = (error: unknown): void => {
  if (isRefusal(error))
    loadPart(errorCodesPart).then(
      () => show(error, currentPart(errorCodesPart).codes),
      () => show(error),
    );
  else show(error);
};
