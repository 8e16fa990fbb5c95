import { lazy, Suspense } from 'react';
import type { TranslationConsentProps } from './translation-consent.tsx';

const Loaded = lazy(() =>
  import('./load-translation-consent.ts').then(({ loadTranslationConsent }) => loadTranslationConsent()),
);

/** Fetched when it is asked, with its words. */
export const LazyTranslationConsent = (props: TranslationConsentProps) =>
  props.isOpen ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
