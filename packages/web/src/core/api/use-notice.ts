import type { BusinessCode, LogicCode } from '@tervita/domain/core';
import { useEffect } from 'react';
import { loadPart, usePartIfLoaded } from '../texts/index.ts';
import { errorCodesPart } from './error-codes.ts';
import { type ErrorTexts, type Notice, noticeOf } from './error-notice.ts';

const ignore = () => undefined;

/** The sentence of a refusal. They are fetched when the page opens: a call can only be refused later. */
export const useErrorCodes = (): Partial<Record<BusinessCode | LogicCode, string>> => {
  useEffect(() => {
    loadPart(errorCodesPart).catch(ignore);
  }, []);
  return usePartIfLoaded(errorCodesPart)?.codes ?? {};
};

/** For a page that shows its errors itself. */
export const useNotice = (errors: ErrorTexts): ((error: unknown) => Notice | undefined) => {
  const codes = useErrorCodes();
  return (error) => (error === undefined ? undefined : noticeOf(error, errors, codes));
};
