import { type ReactNode, useState } from 'react';
import { useToday } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { MissingCard } from '../missing-card.tsx';
import { PersonLine } from '../person-fields.tsx';
import { ResultActions } from '../result-actions.tsx';
import { RiskChip } from '../risk-chip.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ToolsFrame } from '../tools-frame.tsx';
import { usePerson } from '../use-person.ts';
import { KidneyGrid } from './kidney-grid.tsx';
import { KidneyInputs } from './kidney-inputs.tsx';
import { type KidneyResult, kidneyResult, missingKidney } from './kidney-result.ts';
import { emptyKidney, type KidneyTyped } from './kidney-typed.ts';
import { useKidneyLabels, useKidneyText, useKidneyWords } from './kidney-words.ts';
import { ReferralCard } from './referral-card.tsx';

interface ResultProps {
  readonly result: KidneyResult;
  readonly actions: ReactNode;
}

function ResultCard({ result, actions }: ResultProps) {
  const all = useToolsTexts();
  const { stage, headline, sentences } = useKidneyWords()(result);
  // Its colours are those of chronic disease.
  const cell = result.isMaybeAcute ? undefined : result.cell;
  return (
    <Card as="section" aria-label={stage}>
      <div className={styles.head}>
        <p className={styles.figure} aria-live="polite" data-words="">
          <small>{stage}</small>
          {headline ? <b>{headline}</b> : null}
        </p>
        {cell ? <RiskChip risk={cell.risk}>{all.riskWords[cell.risk]}</RiskChip> : null}
        {actions}
      </div>
      <p className={styles.said}>{sentences.join(' ')}</p>
    </Card>
  );
}

export function Component() {
  const t = useToolsTexts();
  const today = useToday();
  const { person, forget } = usePerson();
  const [typed, setTyped] = useState<KidneyTyped>(() => emptyKidney(person));
  const asText = useKidneyText();
  const labels = useKidneyLabels();
  const result = kidneyResult(typed, today);
  const chronic = result?.isMaybeAcute ? undefined : result;
  return (
    <ToolsFrame
      title={t.tabs.gfr}
      inputs={
        <KidneyInputs
          typed={typed}
          change={(change) => setTyped((before) => ({ ...before, ...change }))}
          clear={() => setTyped(emptyKidney(person))}
          person={
            person && (
              <PersonLine
                {...{ person, typed }}
                onForget={() => {
                  forget();
                  setTyped(emptyKidney(undefined));
                }}
              />
            )
          }
        />
      }
      results={
        <div className={styles.results}>
          {result ? (
            <ResultCard
              result={result}
              actions={<ResultActions text={asText(typed, result)} {...{ person, typed }} />}
            />
          ) : (
            <MissingCard labels={missingKidney(typed).map((field) => labels[field])} />
          )}
          <KidneyGrid unit={typed.acrUnit} g={chronic?.g} a={chronic?.a} />
          {result ? <ReferralCard values={result.values} /> : null}
        </div>
      }
    />
  );
}
