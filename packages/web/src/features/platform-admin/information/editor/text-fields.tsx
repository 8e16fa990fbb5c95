import type { InformationText } from '@tervita/contract/information-hub';
import { type Language, languages } from '@tervita/domain/core';
import { emptyFields } from '@tervita/domain/information-hub';
import { type ChangeEvent, useState } from 'react';
import { useTexts } from '../../../../core/texts/index.ts';
import { languageNames } from '../../../../core/texts/language-names.ts';
import { Card } from '../../../../ui/card.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import own from '../information.module.css';
import { faultsOfText, textLimits } from './content.ts';
import { Preview } from './preview.tsx';
import type { Editor } from './use-editor.ts';

const views = ['write', 'preview'] as const;

interface Props {
  readonly text: InformationText;
  readonly language: Language;
  readonly onChange: (part: Partial<InformationText>) => void;
}

function Fields({ text, language, onChange }: Props) {
  const t = useInformationEditorTexts();
  const faults = faultsOfText(text);
  const bind = (field: keyof InformationText) => ({
    lang: language,
    value: text[field],
    error: faults.tooLong.includes(field) ? t.tooLong : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [field]: target.value }),
  });
  const body = bind('body');
  const inBody = faults.body && t.faults[faults.body.problem](faults.body.line);
  return (
    <>
      <TextField label={t.title} {...bind('title')} />
      <TextArea
        label={t.summary}
        hint={t.summaryHint}
        rows={2}
        limit={textLimits.summary}
        isCounterLate
        {...bind('summary')}
      />
      <div className={own.body}>
        <TextArea
          label={t.body}
          hint={t.bodyHint}
          rows={14}
          limit={textLimits.body}
          isCounterLate
          {...body}
          error={body.error ?? inBody}
        />
      </div>
      <TextField label={t.sourceName} {...bind('sourceName')} />
    </>
  );
}

/** One language at a time, to write it or to see it as staff will. */
export function TextFields({ editor }: { readonly editor: Editor }) {
  const t = useInformationEditorTexts();
  const { core } = useTexts();
  const [language, setLanguage] = useState<Language>('et');
  const [view, setView] = useState<(typeof views)[number]>('write');
  const { texts } = editor.content;
  const text = texts[language];
  const gaps = emptyFields(text);
  return (
    <Card>
      <div className={styles.form}>
        <div className={own.bar}>
          <SegmentedControl
            label={t.languages}
            value={language}
            onChange={setLanguage}
            segments={languages.map((value) => ({
              value,
              label: `${languageNames[value]}${emptyFields(texts[value]) > 0 ? ' •' : ''}`,
            }))}
          />
          <SegmentedControl
            label={t.view}
            value={view}
            onChange={setView}
            segments={views.map((value) => ({ value, label: t[value] }))}
          />
          {gaps > 0 ? <span className={styles.hint}>{t.gaps(gaps)}</span> : null}
        </div>
        {view === 'write' ? (
          <Fields
            key={language}
            {...{ text, language }}
            onChange={(part) => editor.change({ texts: { ...texts, [language]: { ...text, ...part } } })}
          />
        ) : (
          <Preview {...{ text, language }} loading={core.loading} />
        )}
      </div>
    </Card>
  );
}
