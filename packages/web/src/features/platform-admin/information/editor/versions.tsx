import {
  type EditedInformation,
  getInformationVersion,
  type InformationContent,
} from '@tervita/contract/information-hub';
import { type Language, languages } from '@tervita/domain/core';
import { useState } from 'react';
import { useAnswer } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { useTexts } from '../../../../core/texts/index.ts';
import { languageNames } from '../../../../core/texts/language-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { ClinicsState } from '../../page-state.tsx';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import own from '../information.module.css';
import { Preview } from './preview.tsx';

interface DialogProps {
  readonly id: string;
  readonly version: number;
  /** Left out where it would take the place of what is not saved. */
  readonly onBringBack: ((content: InformationContent) => void) | undefined;
  readonly onClose: () => void;
}

/** A version as it was saved, in each language. */
export function VersionDialog({ id, version, onBringBack, onClose }: DialogProps) {
  const t = useInformationEditorTexts();
  const { core } = useTexts();
  const [language, setLanguage] = useState<Language>('et');
  const answer = useAnswer(getInformationVersion, { params: { id, version } });
  const { data } = answer;
  const bringBack = () => {
    if (!data || !onBringBack) return;
    onBringBack(data.content);
    toasts.show({ tone: 'success', text: t.broughtBack(version) });
    onClose();
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t.version(version)}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        onBringBack ? (
          <Button variant="secondary" isDisabled={!data} onPress={bringBack}>
            {t.bringBack}
          </Button>
        ) : undefined
      }
    >
      <ClinicsState answer={answer}>
        {({ content }) => (
          <div className={styles.stack}>
            {onBringBack ? <p className={styles.hint}>{t.bringBackHint}</p> : null}
            <SegmentedControl
              label={t.languages}
              value={language}
              onChange={setLanguage}
              segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
            <Preview text={content.texts[language]} language={language} loading={core.loading} />
          </div>
        )}
      </ClinicsState>
    </Dialog>
  );
}

interface Props {
  readonly item: EditedInformation;
  readonly onRead: (version: number) => void;
}

export function Versions({ item, onRead }: Props) {
  const t = useInformationEditorTexts();
  const { moment } = useFormat();
  // Numbers have no gaps: the latest tells how many there are.
  const earlier = item.version - item.versions.length;
  return (
    <Card isFlush>
      <div className={styles.row}>
        <h2 className={own.heading}>{t.versions}</h2>
      </div>
      <ol className={styles.rows}>
        {item.versions.map(({ version, at, by }) => (
          <li key={version} className={styles.row}>
            <div>
              <div className={styles.line}>
                <b>{t.version(version)}</b>
                {item.state === 'PUBLISHED' && version === item.publishedVersion ? (
                  <StatusChip tone="done">{t.isRead}</StatusChip>
                ) : null}
              </div>
              <p className={styles.hint}>{`${by} · ${moment(at)}`}</p>
            </div>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t.readWhich(version)}
              onPress={() => onRead(version)}
            >
              {t.read}
            </Button>
          </li>
        ))}
      </ol>
      {earlier > 0 ? (
        <p className={styles.row}>
          <span className={styles.hint}>{t.earlierVersions(earlier)}</span>
        </p>
      ) : null}
    </Card>
  );
}
