import { useQueryClient } from '@tanstack/react-query';
import { getEvaluation, listPrompts, startEvaluation } from '@tervita/contract/ai';
import { useEffect, useState } from 'react';
import { queryKeyOf, showError, useAnswer, useCommand } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { PageState } from '../../page-state.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import { type Prompt, versionIn } from '../prompt.ts';
import { useAddress } from '../use-address.ts';
import { VersionField } from '../version-field.tsx';
import { FiguresOf } from './figures.tsx';
import { Injections, Outcome } from './outcome.tsx';

const everyMs = 1_000;
const rules = 'rules';

/** Looked at again every second until it is done; then the versions show its figures too. */
const useRun = (id: string) => {
  const client = useQueryClient();
  const [isRunning, setRunning] = useState(true);
  const answer = useAnswer(
    getEvaluation,
    { params: { id } },
    { ...(isRunning ? { refetchEvery: everyMs } : {}) },
  );
  const status = answer.data?.status;
  useEffect(() => {
    if (!status) return;
    setRunning(status === 'RUNNING');
    if (status !== 'RUNNING')
      client.invalidateQueries({ queryKey: queryKeyOf(listPrompts) }).catch(showError);
  }, [status, client]);
  return answer;
};

function Run({ id }: { id: string }) {
  const { evaluation: t, check } = usePlatformAiTexts();
  const format = useFormat();
  return (
    <PageState answer={useRun(id)}>
      {(evaluation) => {
        const { status, done, total, at, model } = evaluation;
        const words = t.progress(done, total);
        return (
          <div className={styles.stack}>
            {status === 'RUNNING' ? (
              <div className={styles.stack}>
                <p className={styles.hint} role="status">
                  {words}
                </p>
                <ProgressBar
                  label={t.running}
                  value={total > 0 ? (done / total) * 100 : 0}
                  valueText={words}
                />
              </div>
            ) : (
              <p className={styles.hint}>
                {[t.ranAt(format.moment(at)), words, ...(model ? [check.by(model)] : [])].join(' · ')}
              </p>
            )}
            {status === 'FAILED' ? <Callout tone="turn">{t.failed}</Callout> : null}
            <Outcome evaluation={evaluation} />
            <Injections injections={evaluation.injections} />
            <FiguresOf evaluation={evaluation} />
          </div>
        );
      }}
    </PageState>
  );
}

/** The same invented cases every time, so that one version can be held against another. */
export function Evaluation({ prompt }: { prompt: Prompt }) {
  const t = usePlatformAiTexts().evaluation;
  const { version: versionId, run, go } = useAddress();
  const version = versionId === rules ? undefined : versionIn(prompt, versionId);
  const start = useCommand(startEvaluation, {
    eachPressCounts: true,
    onDone: ({ id }) => go({ run: id }),
  });
  const shown = run ?? version?.check.runId ?? undefined;
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t.lead}</p>
      <VersionField
        prompt={prompt}
        label={t.what}
        value={version?.id ?? rules}
        first={prompt.purpose === 'CHIEF_PROBLEM' ? { value: rules, label: t.rules } : undefined}
        onChange={(id) => go({ version: id, run: undefined })}
      />
      <div className={styles.line}>
        <Button
          isPending={start.isPending}
          pendingLabel={t.running}
          onPress={() => start.mutate({ body: { promptVersionId: version?.id ?? null } })}
        >
          {t.run}
        </Button>
      </div>
      {shown ? <Run key={shown} id={shown} /> : null}
    </div>
  );
}
