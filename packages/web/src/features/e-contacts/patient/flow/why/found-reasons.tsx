import { type LanguageIndex, searchReasons } from '@tervita/domain/problem-types';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import flow from '../flow.module.css';
import { useChoosingTexts } from '../texts.ts';
import { OwnWords } from './own-words.tsx';
import { ReasonRow } from './reason-row.tsx';
import { WarningOfSearch } from './warning-of-search.tsx';

interface Props {
  readonly words: string;
  readonly index: readonly LanguageIndex[];
}

export function FoundReasons({ words, index }: Props) {
  const t = useChoosingTexts().reason;
  const language = useLanguage();
  // Typing goes first; the list follows.
  const asked = useDeferredValue(words);
  const found = useMemo(() => searchReasons(index, asked, { language }), [index, asked, language]);
  return (
    <>
      <WarningOfSearch words={words} />
      <VisuallyHidden role="status">{t.found(found.length)}</VisuallyHidden>
      {found.length > 0 ? (
        <>
          <p className={flow.muted} aria-hidden="true">
            {t.found(found.length)}
          </p>
          <Card isFlush as="ul">
            {found.map(({ type, matched }) => (
              <ReasonRow key={type} type={type} matched={matched} />
            ))}
          </Card>
        </>
      ) : (
        <EmptyState icon={<Icon name="search" />} title={t.nothingTitle}>
          {t.nothingText}
        </EmptyState>
      )}
      <h2 className={flow.heading}>{t.notMeant}</h2>
      <OwnWords words={words} />
    </>
  );
}
