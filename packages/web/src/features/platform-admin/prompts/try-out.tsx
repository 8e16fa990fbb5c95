import { type PromptVersion, tryPrompt } from '@tervita/contract/ai';
import type { Answered } from '@tervita/contract/core';
import { type Language, languages } from '@tervita/domain/core';
import { type FormEvent, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { languageNames, useLanguage } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from '../platform-admin.module.css';
import { usePlatformAiTexts } from '../texts.ts';
import type { Prompt } from './prompt.ts';
import { useAddress } from './use-address.ts';
import { VersionField } from './version-field.tsx';

const textMax = 5_000;

/** As it came; only JSON is laid out so that it can be read. */
const laidOut = (output: string): string => {
  try {
    return JSON.stringify(JSON.parse(output), null, 2);
  } catch {
    return output;
  }
};

function Outcome({ tried }: { tried: Answered<typeof tryPrompt> }) {
  const t = usePlatformAiTexts();
  const format = useFormat();
  const { outcome, output, latencyMs, inputTokens, outputTokens } = tried;
  const hasTokens = inputTokens !== null && outputTokens !== null;
  return (
    <Card as="section" aria-label={t.tryOut.output}>
      <div className={styles.stack} role="status">
        <div className={styles.line}>
          <StatusChip tone={outcome === 'OK' ? 'done' : 'turn'}>{t.outcomes[outcome]}</StatusChip>
          <span className={styles.hint}>{t.tryOut.latency(format.number(Math.round(latencyMs)))}</span>
          {hasTokens ? (
            <span className={styles.hint}>
              {t.tryOut.tokens(format.number(inputTokens), format.number(outputTokens))}
            </span>
          ) : null}
        </div>
        {output === null ? (
          <p className={styles.hint}>{t.tryOut.noOutput}</p>
        ) : (
          <pre className={styles.output}>{laidOut(output)}</pre>
        )}
      </div>
    </Card>
  );
}

interface Props {
  readonly prompt: Prompt;
  readonly version: PromptVersion | undefined;
}

/** Before anybody depends on it. */
export function TryOut({ prompt, version }: Props) {
  const t = usePlatformAiTexts();
  const { go } = useAddress();
  const [locale, setLocale] = useState<Language>(useLanguage());
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const run = useCommand(tryPrompt);
  if (!version)
    return <EmptyState level={3} icon={<Icon name="spark" size="xl" />} tone="ai" title={t.versions.none} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found =
      text.trim() === '' ? t.editor.required : text.length > textMax ? t.editor.tooLong : undefined;
    setFault(found);
    if (!found && !run.isPending) run.mutate({ params: { id: version.id }, body: { text, locale } });
  };
  const type = (typed: string) => {
    setFault(undefined);
    setText(typed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.hint}>{t.tryOut.lead}</p>
      <Card>
        <div className={styles.form}>
          <VersionField
            prompt={prompt}
            label={t.tryOut.version}
            value={version.id}
            onChange={(id) => go({ version: id })}
          />
          <div className={styles.stack}>
            <SegmentedControl
              label={t.tryOut.language}
              value={locale}
              onChange={setLocale}
              segments={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
          </div>
          <TextArea
            rows={5}
            label={t.tryOut.text}
            hint={t.tryOut.textHint}
            limit={textMax}
            lang={locale}
            value={text}
            error={fault}
            onChange={(event) => type(event.target.value)}
          />
          <div className={styles.line}>
            <Button type="submit" isPending={run.isPending} pendingLabel={t.tryOut.running}>
              {t.tryOut.run}
            </Button>
            <Button variant="ghost" onPress={() => type(t.tryOut.examples[locale])}>
              {t.tryOut.example}
            </Button>
          </div>
        </div>
      </Card>
      {run.data && !run.isPending ? <Outcome tried={run.data} /> : null}
    </form>
  );
}
