import type { Summarization } from '@tervita/contract/ai';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../../core/api/index.ts';
import { type Command, useCommands } from '../../../core/commands/index.ts';
import { copyText } from '../../../core/copy-text.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { upgradePath } from '../../../core/upgrade-path.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { useAiTexts } from '../texts.ts';
import { Thumbs, useRating, Why } from './rating.tsx';
import styles from './summary.module.css';
import { firstWordsOf, SummaryWords } from './summary-words.tsx';
import { type Summarized, useSummary } from './use-summary.ts';

interface Props extends Summarized {
  /** False: so little was said that it is made only when somebody asks for it. */
  readonly isWorth: boolean;
  /** Beside the list: what it says, nothing to do with it. */
  readonly isPeek?: boolean | undefined;
  /** The heading of the palette under which its commands stand. */
  readonly group?: string | undefined;
}

const useMadeBy = ({ engine, model, promptVersion }: Summarization): string => {
  const t = useAiTexts().summary;
  return engine === 'LLM' && model && promptVersion !== null ? t.byModel(model, promptVersion) : t.by[engine];
};

interface ReadyProps {
  readonly summary: Summarization;
  readonly keep: (summary: Summarization) => void;
  readonly isPeek: boolean;
  /** Somebody pressed for it: they want to read it now. */
  readonly isWanted: boolean;
  readonly isMaking: boolean;
  readonly makeAnew: () => void;
}

interface FoldedProps {
  readonly summary: Summarization;
  readonly heading: 'h2' | 'h3';
  readonly onUnfold: () => void;
}

/** One line, so that the patient's own words stay in sight below it. */
function Folded({ summary, heading: Heading, onUnfold }: FoldedProps) {
  const t = useAiTexts().summary;
  const title = useId();
  return (
    <section className={styles.card} aria-labelledby={title} data-folded="">
      <Heading className={styles.title}>
        <button type="button" className={styles.unfold} aria-expanded="false" onClick={onUnfold}>
          <Icon name="spark" size="sm" />
          <span id={title}>{t.title[summary.engine]}</span>
          {summary.isOutdated ? <b className={styles.old}>{t.outdated}</b> : null}
          <span className={styles.first} lang={summary.language}>
            {firstWordsOf(summary.text)}
          </span>
          <Icon name="chevron-down" size="sm" />
        </button>
      </Heading>
    </section>
  );
}

function Ready({ summary, keep, isPeek, isWanted, isMaking, makeAnew }: ReadyProps) {
  const t = useAiTexts().summary;
  const format = useFormat();
  const title = useId();
  const madeBy = useMadeBy(summary);
  const rates = useRating({ summary, keep });
  const Title = isPeek ? 'h3' : 'h2';
  const [isFolded, setFolded] = useState(!isWanted);
  const { messages, answers } = summary.madeFrom;
  const copy = () => copyText(summary.text, t.copied);
  if (isFolded) return <Folded {...{ summary }} heading={Title} onUnfold={() => setFolded(false)} />;
  return (
    <section className={styles.card} aria-labelledby={title} data-peek={isPeek || undefined}>
      <header className={styles.head}>
        <Title id={title} className={styles.title}>
          <Icon name="spark" size="sm" />
          {t.title[summary.engine]}
        </Title>
        <span className={styles.from}>
          {messages + answers > 0 ? `${t.madeFrom(messages, answers)}, ` : null}
          {t.check}
        </span>
        <span className={styles.buttons}>
          {isPeek ? null : (
            <>
              <Thumbs summary={summary} rates={rates} />
              <IconButton size="sm" label={t.copy} onPress={copy}>
                <Icon name="copy" size="sm" />
              </IconButton>
            </>
          )}
          <IconButton size="sm" label={t.fold} aria-expanded="true" onPress={() => setFolded(true)}>
            <Icon name="chevron-up" size="sm" />
          </IconButton>
        </span>
      </header>
      <SummaryWords text={summary.text} lang={summary.language} />
      {isPeek ? null : <Why rates={rates} />}
      <footer className={styles.foot}>
        <span className={styles.meta}>
          {`${t.madeAt(format.moment(summary.madeAt))} ${madeBy}.`}
          {summary.isOutdated ? <b className={styles.old}> {t.outdated}</b> : null}
        </span>
        {isPeek ? null : (
          <Button
            size="sm"
            variant={summary.isOutdated ? 'secondary' : 'ghost'}
            isPending={isMaking}
            pendingLabel={t.making}
            onPress={makeAnew}
          >
            {t.anew}
          </Button>
        )}
      </footer>
    </section>
  );
}

/** As high as the line that comes in its place: nothing below it moves. */
const Making = () => (
  <div className={styles.card} data-folded="">
    <div className={styles.place}>
      <Skeleton label={useAiTexts().summary.loading}>
        <Bone width="60%" />
      </Skeleton>
    </div>
  </div>
);

function Absent({ words, action }: { words: string; action: ReactNode }) {
  return (
    <p className={styles.absent}>
      <Icon name="spark" size="sm" />
      <span>{words}</span>
      {action}
    </p>
  );
}

const absenceWords = (
  code: string | undefined,
  words: Readonly<Record<'notAvailable' | 'usedUp' | 'failed', string>>,
): string => {
  if (code === 'AI_TOKENS_USED_UP') return words.usedUp;
  return code === 'AI_NOT_AVAILABLE' ? words.notAvailable : words.failed;
};

/** Only an admin can take another plan. */
function NotInPlan() {
  const t = useAiTexts().summary;
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  return (
    <Absent
      words={t.notInPlan}
      action={
        isAdmin ? (
          <LinkButton size="sm" variant="ghost" to={upgradePath}>
            {t.seePlans}
          </LinkButton>
        ) : null
      }
    />
  );
}

/** Marked as machine work, made from what it says, never in the way: without it nothing is missing. */
export function Summary({ isPeek = false, isWorth, group = '', isAsked = true, ...asked }: Props) {
  const { summary: t, usedUp } = useAiTexts();
  const { core } = useClinicTexts();
  const [isWanted, setWanted] = useState(false);
  const { feature, answer, keep, isMaking, makeAnew } = useSummary({
    ...asked,
    isAsked: isWanted || (isAsked && isWorth),
  });
  const isThere = answer.data !== undefined && !isPeek;
  const latest = useRef(makeAnew);
  latest.current = makeAnew;
  const commands = useMemo<Command[]>(() => {
    const anew = { id: 'summary-anew', label: t.anewCommand, group, run: () => latest.current() };
    return isThere ? [anew] : [];
  }, [isThere, t, group]);
  useCommands(commands);
  const code = answer.error instanceof ApiError ? answer.error.code : undefined;
  if (feature === 'NOT_AVAILABLE' || code === 'FEATURE_NOT_IN_PLAN') return isPeek ? null : <NotInPlan />;
  if (feature === undefined && isWorth) return <Making />;
  if (feature !== 'ENABLED' || code === 'FEATURE_SWITCHED_OFF') return null;
  if (answer.data)
    return (
      <Ready
        key={answer.data.aiSummarizationId}
        summary={answer.data}
        {...{ keep, isPeek, isWanted, isMaking, makeAnew }}
      />
    );
  if (answer.isError)
    return isPeek ? null : (
      <Absent
        words={absenceWords(code, { notAvailable: t.notAvailable, usedUp, failed: t.failed })}
        action={
          <Button
            size="sm"
            variant="ghost"
            isPending={answer.isFetching}
            onPress={() => void answer.refetch()}
          >
            {core.actions.tryAgain}
          </Button>
        }
      />
    );
  if (isWorth || isWanted) return <Making />;
  return isPeek ? null : (
    <Button size="sm" variant="ghost" icon={<Icon name="spark" size="sm" />} onPress={() => setWanted(true)}>
      {t.summarise}
    </Button>
  );
}
