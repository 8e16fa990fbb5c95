import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { textMax } from '@tervita/domain/e-contacts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { MessageField, useTextFault } from '../../../message-field.tsx';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';
import { useStep } from './use-questionnaire.ts';
import { useTypedSummary } from './use-typed-summary.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

const fieldId = 'summary';

const useTitle = ({ summary }: QuestionnaireProgress): string => {
  const t = useAskingTexts().summary;
  if (summary?.isEdited) return t.edited;
  return summary?.engine === 'LLM' ? t.madeByAi : t.made;
};

function Editor({ progress, onEditing }: Omit<Props, 'isEditing'>) {
  const t = useAskingTexts();
  const faultOf = useTextFault(textMax);
  const typed = useTypedSummary(progress);
  const [text, setText] = useState(typed.read() || (progress.summary?.text ?? ''));
  const [fault, setFault] = useState<string>();
  const step = useStep(progress);
  const { aiQuestionnaireId } = progress;
  const close = () => {
    typed.write('');
    onEditing(false);
  };
  const keep = (summary: string | null) =>
    step.mutate(
      { body: { stage: 'SUMMARY', aiQuestionnaireId, summary } },
      { onSuccess: close, onError: () => setFault(t.question.failed) },
    );
  const save = () => {
    const found = faultOf(text);
    setFault(found);
    if (!found) keep(text);
  };
  return (
    <div className={styles.editing}>
      <MessageField
        id={fieldId}
        rows={10}
        label={t.summary.editLabel}
        limit={textMax}
        value={text}
        error={fault}
        onText={(next) => {
          setFault(undefined);
          typed.write(next);
          setText(next);
        }}
      />
      <div className={styles.editActions}>
        <Button isPending={step.isPending} pendingLabel={t.summary.making} onPress={save}>
          {t.summary.save}
        </Button>
        <Button variant="secondary" onPress={close}>
          {t.summary.cancel}
        </Button>
        {progress.summary?.isEdited ? (
          <Button variant="ghost" onPress={() => keep(null)}>
            {t.summary.restore}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What the clinic reads first. Made from the answers, never final. */
export function SummaryText({ progress, isEditing, onEditing }: Props) {
  const t = useAskingTexts().summary;
  const title = useTitle(progress);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  // Whoever opened the editor writes in it; whoever closed it is where they began.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    (isEditing ? document.getElementById(fieldId) : edit.current)?.focus();
  }, [isEditing]);
  return (
    <Card isFlush tone="ai" as="section" aria-labelledby="made-summary">
      <header className={styles.aiHead}>
        <h2 id="made-summary" className={styles.aiTitle}>
          <Icon name={progress.summary?.isEdited ? 'pencil' : 'spark'} size="sm" />
          {title}
        </h2>
        {isEditing ? null : (
          <Button
            ref={edit}
            variant="ghost"
            icon={<Icon name="pencil" size="sm" />}
            aria-label={`${t.edit}: ${title}`}
            onPress={() => onEditing(true)}
          >
            {t.edit}
          </Button>
        )}
      </header>
      {isEditing ? (
        <Editor progress={progress} onEditing={onEditing} />
      ) : (
        <p className={styles.text}>{progress.summary?.text}</p>
      )}
    </Card>
  );
}
