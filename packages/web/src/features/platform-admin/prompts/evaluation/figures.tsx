import type { Evaluation } from '@tervita/contract/ai';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { languageNames } from '../../../../core/texts/index.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { type Column, Table } from '../../../../ui/table.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import { usePercent } from '../versions/versions.tsx';
import { differing, type EvaluatedCase, weakerCount } from './differs.ts';

type Figures = Evaluation['figures'][number];

const useColumns = (cases: readonly EvaluatedCase[]): Column<Figures>[] => {
  const { evaluation: t, tryOut } = usePlatformAiTexts();
  const format = useFormat();
  const percent = usePercent();
  return [
    { id: 'language', head: t.language, cell: ({ language }) => languageNames[language] },
    { id: 'cases', head: t.cases, align: 'end', cell: ({ cases }) => format.number(cases) },
    { id: 'top1', head: t.top1, align: 'end', cell: ({ top1 }) => percent(top1) },
    { id: 'top3', head: t.top3, align: 'end', cell: ({ top3 }) => percent(top3) },
    {
      id: 'missed',
      head: t.missed,
      align: 'end',
      cell: ({ language }) => format.number(weakerCount(cases.filter((one) => one.language === language))),
    },
    {
      id: 'invalid',
      head: t.invalid,
      align: 'end',
      cell: ({ invalidOutputs }) => format.number(invalidOutputs),
    },
    {
      id: 'median',
      head: t.median,
      align: 'end',
      cell: ({ medianMs }) => tryOut.latency(format.number(Math.round(medianMs))),
    },
  ];
};

const useCaseColumns = (): Column<EvaluatedCase>[] => {
  const { evaluation: t, outcomes } = usePlatformAiTexts();
  const { labels } = useClinicTexts().problemTypes;
  const withAction = (words: string, action: EvaluatedCase['expectedAction']) =>
    action ? `${words} · ${t.actions[action]}` : words;
  return [
    { id: 'case', head: t.case, cell: ({ caseId }) => caseId },
    { id: 'text', head: t.text, cell: ({ text, language }) => <span lang={language}>{text}</span> },
    {
      id: 'expected',
      head: t.expected,
      cell: ({ expected, expectedAction }) => withAction(labels[expected], expectedAction),
    },
    {
      id: 'found',
      head: t.found,
      cell: ({ found, foundAction }) =>
        withAction(found.map((type) => labels[type]).join(', ') || t.nothing, foundAction),
    },
    { id: 'outcome', head: t.outcome, cell: ({ outcome }) => outcomes[outcome] },
  ];
};

/** One number, the same as in the table: a milder word than the one that was due counts like none. */
function Verdict({ evaluation }: { evaluation: Evaluation }) {
  const t = usePlatformAiTexts().evaluation;
  const weaker = weakerCount(evaluation.cases);
  if (weaker === 0) return <Callout tone="done" title={t.noneMissed} />;
  const isMissed = evaluation.figures.some(({ missedRedFlags }) => missedRedFlags > 0);
  return isMissed ? (
    <Callout tone="danger" title={t.someMissed(weaker)} />
  ) : (
    <Callout tone="turn" title={t.someWeaker(weaker)} />
  );
}

function Differing({ evaluation, cases }: { evaluation: Evaluation; cases: readonly EvaluatedCase[] }) {
  const t = usePlatformAiTexts().evaluation;
  const columns = useCaseColumns();
  return (
    <>
      <h3 className={styles.title}>{t.differing}</h3>
      {cases.length === 0 ? (
        <p className={styles.hint}>{evaluation.status === 'RUNNING' ? t.running : t.noDiffering}</p>
      ) : (
        <Card isFlush>
          <Table label={t.differing} columns={columns} rows={cases} keyOf={({ caseId }) => caseId} />
        </Card>
      )}
    </>
  );
}

/** Columns that say something where a prompt chooses no reason. */
const withoutReasons = ['language', 'cases', 'invalid', 'median'];

/** What came out: by language, what was missed, and the cases behind it. */
export function FiguresOf({ evaluation }: { evaluation: Evaluation }) {
  const t = usePlatformAiTexts().evaluation;
  const columns = useColumns(evaluation.cases);
  const choosesReasons = evaluation.purpose === null || evaluation.purpose === 'CHIEF_PROBLEM';
  const cases = choosesReasons ? differing(evaluation.cases) : [];
  return (
    <>
      {evaluation.status === 'RUNNING' || !choosesReasons ? null : <Verdict evaluation={evaluation} />}
      <Card isFlush>
        <Table
          label={t.figures}
          columns={choosesReasons ? columns : columns.filter(({ id }) => withoutReasons.includes(id))}
          rows={evaluation.figures}
          keyOf={({ language }) => language}
        />
      </Card>
      {choosesReasons ? <Differing evaluation={evaluation} cases={cases} /> : null}
    </>
  );
}
