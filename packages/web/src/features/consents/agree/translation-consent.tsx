import { useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useNotice } from '../../../core/api/use-notice.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DocumentPending } from '../documents/document-pending.tsx';
import { DocumentSummary, DocumentText } from '../documents/document-text.tsx';
import { useDocument } from '../documents/use-document.ts';
import { useConsentsTexts } from '../texts.ts';
import { agreeTo } from './agree-to.ts';
import styles from './translation-consent.module.css';

export interface TranslationConsentProps {
  readonly isOpen: boolean;
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly agree: string;
    readonly cancel: string;
  };
  readonly onAgreed: () => void;
  readonly onClose: () => void;
}

/** Where the work is, not on a page of its own: whoever agrees goes on with what they were doing. */
export function TranslationConsent({ isOpen, words, onAgreed, onClose }: TranslationConsentProps) {
  const { consents } = useConsentsTexts();
  const { errors } = useTexts();
  const noticeOf = useNotice(errors);
  const { state, tryAgain } = useDocument('translation-policy');
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const agree = () => {
    if (state.status !== 'ready') return;
    setSaving(true);
    setError(undefined);
    agreeTo({ TRANSLATION: state.document.version })
      .then(onAgreed, (failure: unknown) => {
        setError(failure);
        if (failure instanceof ApiError && failure.code === 'CONSENT_VERSION_CHANGED') tryAgain();
      })
      .finally(() => setSaving(false));
  };
  const notice = noticeOf(error);
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={state.status !== 'ready'} isPending={isSaving} onPress={agree}>
            {words.agree}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>{words.lead}</p>
        {state.status === 'ready' ? (
          <>
            <DocumentSummary title={consents.inShort} lines={state.document.summary} />
            <Disclosure title={consents.whole}>
              <DocumentText document={state.document} level={3} />
            </Disclosure>
          </>
        ) : (
          <DocumentPending state={state} onTryAgain={tryAgain} />
        )}
        <NoticeCallout notice={notice} />
      </div>
    </Dialog>
  );
}
