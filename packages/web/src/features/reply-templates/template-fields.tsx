import {
  firstNamePlaceholder,
  templateContentMax,
  templateHeadingMax,
} from '@tervita/domain/reply-templates';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ReasonField } from './reason-field.tsx';
import styles from './template-dialog.module.css';
import { useTemplatesTexts } from './texts.ts';
import type { TemplateValues } from './use-template-values.ts';

interface Props {
  readonly values: TemplateValues;
  readonly change: (part: Partial<TemplateValues>) => void;
  readonly faultOf: (field: 'heading' | 'content') => string | undefined;
  /** A colleague's that everybody shares stays everybody's. */
  readonly isOthers: boolean;
}

export function TemplateFields({ values, change, faultOf, isOthers }: Props) {
  const { core } = useClinicTexts();
  const t = useTemplatesTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const putFirstName = () => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 };
    const content = values.content.slice(0, from) + firstNamePlaceholder + values.content.slice(to);
    // At once, so that the next letter is typed and a space does not press this button again.
    flushSync(() => change({ content }));
    const end = from + firstNamePlaceholder.length;
    area.current?.focus();
    area.current?.setSelectionRange(end, end);
  };
  return (
    <>
      <TextField
        label={t.heading}
        maxLength={templateHeadingMax}
        value={values.heading}
        error={faultOf('heading')}
        onChange={(event) => change({ heading: event.target.value })}
      />
      <div className={styles.content}>
        <TextArea
          ref={area}
          label={t.content}
          hint={t.contentHint(firstNamePlaceholder)}
          rows={6}
          limit={templateContentMax}
          announceLeft={core.charactersLeft}
          value={values.content}
          error={faultOf('content')}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Button size="sm" variant="soft" onPress={putFirstName}>
          {t.firstName}
        </Button>
      </div>
      <ReasonField value={values.problemType} onChange={(problemType) => change({ problemType })} />
      <Checkbox
        checked={values.forAll}
        disabled={isOthers}
        hint={isOthers ? t.ownerOnly : t.forAllHint}
        onChange={(event) => change({ forAll: event.target.checked })}
      >
        {t.forAll}
      </Checkbox>
    </>
  );
}
