import type { DocumentSlug } from '@tervita/domain/consents';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { DocumentPending } from '../documents/document-pending.tsx';
import { DocumentSummary, DocumentText } from '../documents/document-text.tsx';
import { type LoadedDocument, useDocument } from '../documents/use-document.ts';
import { useVersionDay } from '../documents/version-day.ts';
import { useConsentsTexts } from '../texts.ts';
import { Contents } from './contents.tsx';
import styles from './policy-page.module.css';

/** The day, and the whole in three lines. */
function Head({ document }: { document: LoadedDocument }) {
  const { consents } = useConsentsTexts();
  const dayOf = useVersionDay();
  return (
    <>
      <div className={styles.facts}>
        <p>{consents.inForce(dayOf(document.version))}</p>
        <Button
          variant="ghost"
          size="sm"
          icon={<StaffIcon name="printer" />}
          onPress={() => globalThis.print()}
        >
          {consents.print}
        </Button>
      </div>
      <Card>
        <DocumentSummary title={consents.inShort} lines={document.summary} />
      </Card>
    </>
  );
}

interface Props {
  slug: DocumentSlug;
  title: string;
  /** Under the title: whose text it is. */
  choice?: ReactNode;
  /** Above the text: what the reader can set. */
  settings?: ReactNode;
}

/** A text that anybody may read, and print. */
export function PolicyPage({ slug, title, choice, settings }: Props) {
  const { state, tryAgain } = useDocument(slug);
  return (
    <article className={styles.page}>
      <PageTitle>{title}</PageTitle>
      {choice ?? null}
      {state.status === 'ready' ? <Head document={state.document} /> : null}
      {settings ?? null}
      {state.status === 'ready' ? (
        <>
          <Contents document={state.document} />
          <DocumentText document={state.document} level={2} />
        </>
      ) : (
        <DocumentPending state={state} onTryAgain={tryAgain} />
      )}
    </article>
  );
}
