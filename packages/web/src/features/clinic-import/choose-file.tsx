import { useQueryClient } from '@tanstack/react-query';
import { importCsv, listListImports } from '@tervita/contract/clinic-import';
import { useEffect, useRef, useState } from 'react';
import { NoticeCallout, queryKeyOf, showError, useNotice } from '../../core/api/index.ts';
import { uploadFile } from '../../core/api/upload.ts';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './clinic-import.module.css';
import { Panel } from './panel.tsx';
import { useClinicImportTexts } from './texts.ts';

interface Props {
  readonly clinicId: string;
  /** With the import that the file began. */
  readonly onSent: (importId: string) => void;
}

interface SendingFile {
  readonly name: string;
  readonly part: number;
}

/** Sends a file to be checked only; what it would change is shown before anything does. */
const useSendFile = (clinicId: string, onSent: (importId: string) => void) => {
  const client = useQueryClient();
  const [sending, setSending] = useState<SendingFile>();
  const [failed, setFailed] = useState<unknown>();
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);
  const send = (file: File) => {
    const stop = new AbortController();
    stopper.current = stop;
    setFailed(undefined);
    setSending({ name: file.name, part: 0 });
    uploadFile(importCsv, {}, file, {
      onProgress: (part) => setSending({ name: file.name, part }),
      signal: stop.signal,
      fields: { clinicId, dryRun: 'true' },
    })
      .then(({ importId }) => {
        client.invalidateQueries({ queryKey: queryKeyOf(listListImports) }).catch(showError);
        onSent(importId);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailed(error);
      })
      .finally(() => setSending(undefined));
  };
  return { sending, failed, send, cancel: () => stopper.current?.abort() };
};

export function ChooseFile({ clinicId, onSent }: Props) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts().choose;
  const { number } = useFormat();
  const { sending, failed, send, cancel } = useSendFile(clinicId, onSent);
  const { errors } = useTexts();
  const notice = useNotice(errors)(failed);
  const percent = `${number(Math.round((sending?.part ?? 0) * 100))} %`;
  return (
    <Panel title={t.title}>
      <p className={styles.lead}>{t.lead}</p>
      <p className={styles.columns}>
        <strong>{t.columns}:</strong> <code translate="no">{t.columnsText}</code>
      </p>
      <NoticeCallout notice={notice} />
      {sending ? (
        <div className={styles.sending}>
          <strong>{t.sending(sending.name)}</strong>
          <ProgressBar
            label={t.sending(sending.name)}
            value={sending.part * 100}
            valueText={t.sent(percent)}
          />
          <div className={styles.between}>
            <span>{t.sent(percent)}</span>
            <Button variant="secondary" onPress={cancel}>
              {core.actions.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <DropZone
          label={t.button}
          dropLabel={t.drop}
          hint={t.hint}
          endings={['csv', 'txt']}
          onFiles={([file]) => {
            if (file) send(file);
          }}
        />
      )}
      <Callout tone="info">{t.nothingYet}</Callout>
      <p className={styles.quiet}>{t.keeps}</p>
    </Panel>
  );
}
