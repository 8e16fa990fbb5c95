import { getContent } from '@tervita/contract/consents';
import { type DocumentSlug, documentRetrySeconds, documentTries } from '@tervita/domain/consents';
import type { Language } from '@tervita/domain/core';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../core/api/call.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { type ParsedDocument, parseDocument } from './parse-document.ts';

export interface LoadedDocument extends ParsedDocument {
  /** The day it came into force. */
  readonly version: string;
}

export type DocumentState =
  | { readonly status: 'loading'; readonly attempt: number }
  | { readonly status: 'ready'; readonly document: LoadedDocument }
  | { readonly status: 'failed' };

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const waiting = setTimeout(resolve, documentRetrySeconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(waiting);
      resolve();
    });
  });

const ask = async (slug: DocumentSlug, locale: Language, signal: AbortSignal): Promise<LoadedDocument> => {
  const { content } = await call(getContent, { query: { slug, locale } }, { signal });
  const [found] = content;
  if (!found) throw new Error(`the content service has no ${slug}`);
  return { ...parseDocument(found.body), version: found.updatedAt };
};

const load = async (
  ask: () => Promise<LoadedDocument>,
  signal: AbortSignal,
  tell: (state: DocumentState) => void,
): Promise<void> => {
  for (let attempt = 1; !signal.aborted; attempt += 1) {
    const document = await ask().catch(() => undefined);
    if (signal.aborted) return;
    if (document) return tell({ status: 'ready', document });
    if (attempt === documentTries) return tell({ status: 'failed' });
    tell({ status: 'loading', attempt: attempt + 1 });
    await pause(signal);
  }
};

/** A text from the content service, in the language of the page: three tries, five seconds apart. */
export const useDocument = (slug: DocumentSlug) => {
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<DocumentState>({ status: 'loading', attempt: 1 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    setState({ status: 'loading', attempt: 1 });
    load(() => ask(slug, language, signal), signal, setState).catch(() => setState({ status: 'failed' }));
    return () => leaving.abort();
  }, [slug, language, round]);
  const tryAgain = useCallback(() => setRound((before) => before + 1), []);
  return { state, tryAgain };
};
