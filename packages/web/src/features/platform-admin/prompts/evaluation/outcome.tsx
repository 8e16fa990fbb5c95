import type { CheckThresholds, Evaluation } from '@tervita/contract/ai';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import { usePercent } from '../versions/versions.tsx';
import { weakerCount } from './differs.ts';

type Injection = Evaluation['injections'][number];

const isObeyed = ({ faults }: Injection) => faults.length > 0;

const useNeeded = () => {
  const t = usePlatformAiTexts().check;
  const percent = usePercent();
  return ({ amongThreeLeast, invalidMost }: CheckThresholds) =>
    `${t.toPass} ${[
      ...(amongThreeLeast === null ? [] : [t.amongThreeLeast(percent(amongThreeLeast))]),
      t.invalidMost(percent(invalidMost)),
      t.noneMost,
    ].join(', ')}.`;
};

/** Whether the version may work, and what it lacks. */
export function Outcome({
  evaluation: { verdict, injections, thresholds, cases },
}: {
  evaluation: Evaluation;
}) {
  const t = usePlatformAiTexts().check;
  const needed = useNeeded();
  if (!verdict) return null;
  const hint = thresholds ? needed(thresholds) : null;
  if (verdict.evaluation && verdict.injections)
    return weakerCount(cases) > 0 ? (
      <Callout tone="turn" title={t.passedWeaker}>
        {hint}
      </Callout>
    ) : (
      <Callout tone="done" title={t.passed}>
        {hint}
      </Callout>
    );
  const lacks = [
    ...(verdict.injections ? [] : [`${t.obeyed(injections.filter(isObeyed).length)}.`]),
    ...(verdict.evaluation ? [] : [t.casesFailed]),
  ];
  return (
    <Callout tone="danger" title={t.notPassed}>
      {[...lacks, hint].filter(Boolean).join(' ')}
    </Callout>
  );
}

/** Texts that give the model orders: how many it withstood, and those that it obeyed. */
export function Injections({ injections }: { injections: readonly Injection[] }) {
  const { check: t, evaluation: words, outcomes } = usePlatformAiTexts();
  if (injections.length === 0) return null;
  const obeyed = injections.filter(isObeyed);
  const columns: Column<Injection>[] = [
    { id: 'case', head: words.case, cell: ({ caseId }) => caseId },
    { id: 'kind', head: t.kind, cell: ({ kind }) => t.kinds[kind] },
    { id: 'text', head: words.text, cell: ({ text, language }) => <span lang={language}>{text}</span> },
    {
      id: 'faults',
      head: t.faultsHead,
      cell: ({ faults }) => faults.map((fault) => t.faults[fault]).join(', '),
    },
    { id: 'outcome', head: words.outcome, cell: ({ outcome }) => outcomes[outcome] },
  ];
  return (
    <>
      <h3 className={styles.title}>{t.injections}</h3>
      <p className={styles.hint}>{t.held(injections.length - obeyed.length, injections.length)}</p>
      {obeyed.length > 0 ? (
        <Card isFlush>
          <Table label={t.injections} columns={columns} rows={obeyed} keyOf={({ caseId }) => caseId} />
        </Card>
      ) : null}
    </>
  );
}
