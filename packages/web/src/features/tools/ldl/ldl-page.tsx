import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { MissingCard } from '../missing-card.tsx';
import { PersonLine } from '../person-fields.tsx';
import { ResultActions } from '../result-actions.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ToolsFrame } from '../tools-frame.tsx';
import { usePerson } from '../use-person.ts';
import { GoalCard } from './goal-card.tsx';
import { LdlInputs } from './ldl-inputs.tsx';
import { ldlResult, missingLdl, noticeOf } from './ldl-result.ts';
import { emptyLdl, type LdlTyped } from './ldl-typed.ts';
import { useLdlLabels, useLdlText } from './ldl-words.ts';
import { RiskCard } from './risk-card.tsx';
import { WhyCard } from './why-card.tsx';

export function Component() {
  const t = useToolsTexts();
  const { person, forget } = usePerson();
  const [typed, setTyped] = useState<LdlTyped>(() => emptyLdl(person));
  const asText = useLdlText();
  const labels = useLdlLabels();
  const missing = missingLdl(typed);
  const result = ldlResult(typed);
  const notice = noticeOf(typed);
  return (
    <ToolsFrame
      title={t.tabs.ldl}
      inputs={
        <LdlInputs
          typed={typed}
          change={(change) => setTyped((before) => ({ ...before, ...change }))}
          clear={() => setTyped(emptyLdl(person))}
          person={
            person && (
              <PersonLine
                {...{ person, typed }}
                onForget={() => {
                  forget();
                  setTyped(emptyLdl(undefined));
                }}
              />
            )
          }
        />
      }
      results={
        <div className={styles.results}>
          {missing.length > 0 ? <MissingCard labels={missing.map((field) => labels[field])} /> : null}
          {result ? (
            <>
              <RiskCard
                result={result}
                actions={<ResultActions text={asText(typed, result)} {...{ person, typed }} />}
              />
              <GoalCard result={result} />
              <WhyCard {...{ result, notice }} />
            </>
          ) : null}
          {missing.length === 0 && !result ? (
            <Card>
              <p className={styles.empty}>{t.ldl.ageOutside}</p>
            </Card>
          ) : null}
        </div>
      }
    />
  );
}
