import type { PromptVersion } from '@tervita/contract/ai';
import { promptNoteMax, systemMessageMax, userMessageMax } from '@tervita/domain/ai';
import { type FormEvent, type RefObject, useRef } from 'react';
import { useTexts } from '../../../../core/texts/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { PickField } from '../../../../ui/pick-field.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import type { Models, Prompt } from '../prompt.ts';
import { ParametersField } from './parameters-field.tsx';
import { useEditor } from './use-editor.ts';

interface Props {
  readonly prompt: Prompt;
  readonly models: Models | undefined;
  readonly base: PromptVersion | undefined;
}

const ofConfiguration = 'configuration';

/** In use, and the one that is chosen already. */
const useModelOptions = (models: Models | undefined, chosen: string) => {
  const t = usePlatformAiTexts().editor;
  const standard = models?.defaultModel ? t.defaultModel(models.defaultModel) : t.noDefaultModel;
  return [
    { value: ofConfiguration, label: standard },
    ...(models?.models ?? [])
      .filter(({ id, isActive }) => isActive || id === chosen)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
};

interface PlaceholdersProps {
  readonly names: readonly string[];
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function Placeholders({ names, area, text, onChange }: PlaceholdersProps) {
  const t = usePlatformAiTexts().editor;
  const insert = (name: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    onChange(`${text.slice(0, selectionStart)}{{${name}}}${text.slice(selectionEnd)}`);
    area.current?.focus();
  };
  return (
    <fieldset className={styles.insert}>
      <legend className={styles.hint}>{t.placeholders}</legend>
      {names.map((name) => (
        <Button
          key={name}
          size="sm"
          variant="secondary"
          aria-label={t.insert(name)}
          onPress={() => insert(name)}
        >
          {`{{${name}}}`}
        </Button>
      ))}
    </fieldset>
  );
}

export function Editor({ prompt, models, base }: Props) {
  const t = usePlatformAiTexts().editor;
  const { core } = useTexts();
  const { values, change, shown, isChanged, submit, isSaving, discard } = useEditor(prompt, base);
  const area = useRef<HTMLTextAreaElement>(null);
  const options = useModelOptions(models, values.modelId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <div className={styles.line}>
        <span className={styles.hint}>{base ? t.basedOn(base.version) : t.fresh}</span>
        {isChanged ? <Tag tone="new">{t.unsaved}</Tag> : null}
      </div>
      <Card>
        <div className={styles.form}>
          <PickField
            label={t.model}
            value={values.modelId || ofConfiguration}
            options={options}
            placeholder={t.chooseModel}
            searchLabel={t.findModel}
            emptyText={t.noModel}
            onChange={(id) => change({ modelId: id === ofConfiguration ? '' : id })}
          />
          <div className={styles.code}>
            <TextArea
              rows={10}
              label={t.system}
              hint={t.systemHint}
              limit={systemMessageMax}
              spellCheck={false}
              value={values.systemMessage}
              error={shown('systemMessage')}
              onChange={(event) => change({ systemMessage: event.target.value })}
            />
          </div>
          <div className={`${styles.stack} ${styles.code}`}>
            <TextArea
              ref={area}
              rows={6}
              label={t.user}
              hint={t.userHint}
              limit={userMessageMax}
              spellCheck={false}
              value={values.userMessage}
              error={shown('userMessage')}
              onChange={(event) => change({ userMessage: event.target.value })}
            />
            <Placeholders
              names={prompt.placeholders}
              area={area}
              text={values.userMessage}
              onChange={(userMessage) => change({ userMessage })}
            />
          </div>
          <ParametersField text={values.parameters} onChange={(parameters) => change({ parameters })} />
          <TextField
            label={t.note}
            hint={t.noteHint}
            optional={core.optional}
            maxLength={promptNoteMax}
            value={values.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </div>
      </Card>
      <div className={styles.saving}>
        <Button type="submit" isDisabled={!isChanged} isPending={isSaving} pendingLabel={t.saving}>
          {t.save}
        </Button>
        {isChanged ? (
          <Button variant="ghost" onPress={discard}>
            {t.discard}
          </Button>
        ) : (
          <span className={styles.hint}>{t.unchanged}</span>
        )}
      </div>
    </form>
  );
}
