import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import { ApiError, textAt } from './api-error.ts';
import { type Codes, sentenceOf } from './sentence-of.ts';

export type ErrorTexts = SignedInTexts['errors'];

export interface Notice {
  readonly tone: 'warning' | 'error';
  readonly text: string;
  /** Of an error on our side: what support finds it by. */
  readonly requestId?: string | undefined;
}

const when = (seconds: number, texts: ErrorTexts): string => {
  if (seconds < 60) return texts.inSeconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? texts.inMinutes(minutes) : texts.inHours(Math.ceil(minutes / 60));
};

const warning = (text: string): Notice => ({ tone: 'warning', text });
/** It may pass by itself; if it does not, it is for support. */
const passing = (text: string, error: ApiError): Notice => ({
  ...warning(text),
  requestId: faultIdOf(error),
});

const technical = (error: unknown, texts: ErrorTexts): Notice => {
  const id = faultIdOf(error);
  const text = id ? `${texts.http.technical} ${texts.http.requestId(id)}` : texts.http.technical;
  return { tone: 'error', text, requestId: id };
};

const needOf = (error: ApiError) => textAt(error.body, 'needs');
const underageSentence = (error: ApiError, codes: Codes) =>
  needOf(error) === 'ADULTHOOD' ? codes.PERSON_IS_UNDERAGE : undefined;
/** The page that asks for the texts or the profile speaks for itself. */
const isLedElsewhere = (error: ApiError) => ['CONSENTS', 'PROFILE'].includes(needOf(error) ?? '');

const byStatus: Record<number, (error: ApiError, texts: ErrorTexts, codes: Codes) => Notice> = {
  403: (error, texts, codes) => warning(underageSentence(error, codes) ?? texts.http.noPermission),
  404: (_, texts) => warning(texts.http.notFound),
  413: (_, texts) => warning(texts.http.tooLarge),
  422: (_, texts) => warning(texts.http.arrivedBefore),
  429: (error, texts) => warning(texts.http.tooMany(when(error.retryAfterSeconds ?? 60, texts))),
  468: (error, texts, codes) =>
    warning(sentenceOf(error, codes) ?? error.serverMessage ?? texts.http.notPossible),
  469: (error, texts, codes) => warning(sentenceOf(error, codes) ?? texts.http.changed),
  503: (error, texts) => passing(texts.http.unavailable, error),
  504: (error, texts) => passing(texts.http.timeout, error),
};

const isRefused = ({ status }: ApiError) => status >= 400 && status < 500;

/** Of a fault on our side, what support finds it by; undefined for a refusal, and where nobody answered. */
export const faultIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status !== 0 && !isRefused(error) ? error.requestId : undefined;

const byNoAnswer = (error: ApiError, texts: ErrorTexts): Notice =>
  warning(error.code === 'TIMEOUT' ? texts.http.timeout : texts.http.offline);

/** The one place that decides what a failed call says. Nothing for 401: the start page says it. */
export const noticeOf = (error: unknown, texts: ErrorTexts, codes: Codes = {}): Notice | undefined => {
  if (!(error instanceof ApiError)) return technical(error, texts);
  if (error.status === 401 || isLedElsewhere(error)) return undefined;
  if (error.status === 0) return byNoAnswer(error, texts);
  const known = byStatus[error.status];
  if (known) return known(error, texts, codes);
  return isRefused(error) ? warning(texts.http.notPossible) : technical(error, texts);
};
