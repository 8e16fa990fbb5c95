import { useState } from 'react';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ToolsFrame } from '../tools-frame.tsx';
import { GoalCard } from './goal-card.tsx';
import { LdlInputs } from './ldl-inputs.tsx';
import { type LdlResult, ldlResult, noticeOf } from './ldl-result.ts';
import { emptyLdl, type LdlTyped } from './ldl-typed.ts';
import { goalWordsOf, scoreNameOf } from './ldl-words.ts';
import { RiskCard } from './risk-card.tsx';
import { WhyCard } from './why-card.tsx';

/** The result in words, for a reply or for the patient's record. */
const useAsText = () => {
  const all = useToolsTexts();
  const t = all.ldl;
  const { one, whole } = useFigures();
  return (result: LdlResult): string => {
    const { risk, category, gap, goal, ldl } = result;
    const lines = [
      risk === undefined
        ? `${t.byFacts}: ${all.riskWords[category]}`
        : `${scoreNameOf(result, t)}: ${t.percent(one(risk))}, ${all.riskWords[category]}`,
      `LDL < ${one(gap?.target ?? goal.ldl)} ${goalWordsOf(result, t)}`,
    ];
    if (gap && ldl !== undefined)
      lines.push(
        gap.down > 0
          ? `${t.ldl}: ${one(ldl)} ${t.goal}; ${t.toGo(one(gap.down))} (−${whole(gap.downPercent)} %)`
          : `${t.ldl}: ${one(ldl)} ${t.goal}; ${t.met}`,
      );
    return lines.join('\n');
  };
};

export function Component() {
  const t = useToolsTexts();
  const [typed, setTyped] = useState<LdlTyped>(emptyLdl);
  const asText = useAsText();
  const result = ldlResult(typed);
  const notice = noticeOf(typed);
  const { limits } = typed;
  return (
    <ToolsFrame
      title={t.tabs.ldl}
      inputs={
        <LdlInputs
          typed={typed}
          change={(change) => setTyped((before) => ({ ...before, ...change }))}
          clear={() => setTyped(emptyLdl)}
        />
      }
      results={
        <div className={styles.results}>
          {result ? (
            <>
              <RiskCard {...{ result, limits }} asText={asText(result)} />
              <GoalCard result={result} />
              <WhyCard {...{ result, limits, notice }} />
            </>
          ) : (
            <Card>
              <p className={styles.empty}>{notice === 'AGE_OUTSIDE' ? t.ldl.ageOutside : t.ldl.empty}</p>
            </Card>
          )}
        </div>
      }
    />
  );
}
