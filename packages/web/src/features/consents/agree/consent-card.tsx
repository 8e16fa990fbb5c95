import type { ConsentType, DocumentSlug } from '@tervita/domain/consents';
import { useId } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DocumentPending } from '../documents/document-pending.tsx';
import { DocumentSummary, DocumentText } from '../documents/document-text.tsx';
import { type LoadedDocument, useDocument } from '../documents/use-document.ts';
import { useVersionDay } from '../documents/version-day.ts';
import { useConsentsTexts } from '../texts.ts';
import styles from './consent-card.module.css';

interface ReadyProps {
  document: LoadedDocument;
  type: ConsentType;
  before: string | undefined;
}

function Ready({ document, type, before }: ReadyProps) {
  const { consents } = useConsentsTexts();
  const { changed } = consents;
  const dayOf = useVersionDay();
  const day = dayOf(document.version);
  return (
    <>
      {before ? (
        <Callout tone="info" title={type === 'PRIVACY_POLICY' ? changed.privacy : changed.terms}>
          {changed.text(day, dayOf(before))}
        </Callout>
      ) : null}
      <DocumentSummary title={consents.inShort} lines={document.summary} />
      <Disclosure title={consents.whole}>
        <div className={styles.whole}>
          <p className={styles.day}>{consents.inForce(day)}</p>
          <DocumentText document={document} level={3} />
        </div>
      </Disclosure>
    </>
  );
}

interface Props {
  type: ConsentType;
  slug: DocumentSlug;
  /** The version the person agreed to last time. */
  before: string | undefined;
  isTicked: boolean;
  /** The version that is on the screen, or nothing when the tick is taken away. */
  onTick: (version: string | undefined) => void;
}

/** One text with its tick. Nobody agrees to a text that is not there. */
export function ConsentCard({ type, slug, before, isTicked, onTick }: Props) {
  const { consents } = useConsentsTexts();
  const { state, tryAgain } = useDocument(slug);
  const title = useId();
  const version = state.status === 'ready' ? state.document.version : undefined;
  return (
    <Card as="section" aria-labelledby={title}>
      <div className={styles.card}>
        <h2 id={title}>{consents.documents[slug]}</h2>
        {state.status === 'ready' ? (
          <Ready document={state.document} type={type} before={before} />
        ) : (
          <DocumentPending state={state} onTryAgain={tryAgain} />
        )}
        <div className={styles.tick}>
          <Checkbox
            checked={isTicked && version !== undefined}
            disabled={version === undefined}
            onChange={({ target }) => onTick(target.checked ? version : undefined)}
          >
            {consents.accept[slug]}
          </Checkbox>
        </div>
      </div>
    </Card>
  );
}
