import type { LdlGap } from '@tervita/domain/tools';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import type { LdlResult } from './ldl-result.ts';
import { goalWordsOf, toGoOf } from './ldl-words.ts';

/** From zero to a little more than both marks, in whole mmol/L. */
function GapBar({ ldl, gap }: { ldl: number; gap: LdlGap }) {
  const t = useToolsTexts().ldl;
  const { one, whole } = useFigures();
  const { target, isMet } = gap;
  const most = Math.max(4, Math.ceil(Math.max(ldl, target)));
  const place = (value: number) => `${(100 * value) / most}%`;
  return (
    <div className={styles.gap} aria-hidden="true">
      <div className={styles.marks}>
        <b style={{ insetInlineStart: place(target) }}>{t.targetMark(one(target))}</b>
        <b
          data-low={Math.abs(ldl - target) / most < 0.2 || undefined}
          style={{ insetInlineStart: place(ldl) }}
        >
          {t.nowMark(one(ldl))}
        </b>
      </div>
      <div className={styles.bar}>
        <span className={styles.reached} style={{ width: place(target) }}>
          {t.atTarget}
        </span>
        {isMet ? null : (
          <span className={styles.missing} style={{ width: place(ldl - target) }}>
            <em>{t.toGo(one(toGoOf(gap)))}</em>
          </span>
        )}
        <i style={{ insetInlineStart: place(ldl) }} />
      </div>
      <div className={styles.scale}>
        {[...Array(most + 1).keys()].map((value) => (
          <span key={value}>{whole(value)}</span>
        ))}
      </div>
    </div>
  );
}

/** What to come under, how far it is, and the goal beside it. */
export function GoalCard({ result }: { result: LdlResult }) {
  const t = useToolsTexts().ldl;
  const { one, whole } = useFigures();
  const { goal, gap, ldl, nonHdl } = result;
  const words = goalWordsOf(result, t);
  return (
    <Card as="section" aria-label={t.goalTitle}>
      <h2 className={styles.title}>{t.goalTitle}</h2>
      <dl className={styles.goals}>
        <div>
          <dt>{words}</dt>
          <dd>{`< ${one(gap?.target ?? goal.ldl)}`}</dd>
        </div>
        {gap ? (
          <div>
            <dt>{gap.isMet ? t.met : t.gap(whole(gap.downPercent))}</dt>
            <dd>{gap.isMet ? '✓' : `−${one(toGoOf(gap))}`}</dd>
          </div>
        ) : (
          <div>
            <dt>{t.noLdl}</dt>
            <dd>–</dd>
          </div>
        )}
        {goal.nonHdl === null ? null : (
          <div>
            <dt>{nonHdl === undefined ? t.nonHdlGoal : t.nonHdl(one(nonHdl))}</dt>
            <dd>{`< ${one(goal.nonHdl)}`}</dd>
          </div>
        )}
      </dl>
      {gap && ldl !== undefined ? <GapBar ldl={ldl} gap={gap} /> : null}
    </Card>
  );
}
