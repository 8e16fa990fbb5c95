import { getMyFeedback } from '@tervita/contract/feedback';
import { type Ended, type FeedbackSource, feedbackSources, mayGiveFeedback } from '@tervita/domain/feedback';
import { type ReactNode, useEffect, useState } from 'react';
import { useAnswer } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useFeedbackTexts } from '../texts.ts';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form.tsx';

interface Props {
  readonly eContactId: string;
  readonly ended: Ended;
  /** What else can be done; it stays in reach of the thumb. */
  readonly action: ReactNode;
  /** About that. */
  readonly note: string;
  /** The question for the clinic's stars has come onto the page. */
  readonly onAsked: () => void;
}

/** First on the clinic, then, for who wishes, on the platform. What was said is thanked for and not asked again. */
export function Feedback({ eContactId, ended, action, note, onAsked }: Props) {
  const t = useFeedbackTexts();
  const { data } = useAnswer(getMyFeedback, { params: { id: eContactId } });
  const [sent, setSent] = useState<readonly FeedbackSource[]>([]);
  const [wantsPlatform, setWantsPlatform] = useState(false);
  const given = data?.feedback ?? [];
  const isOpen = (source: FeedbackSource) =>
    mayGiveFeedback(source, ended, now()) && ![...sent, ...given.map(({ type }) => type)].includes(source);
  const [next] = data ? feedbackSources.filter(isOpen) : [];
  const isAsked = next === 'CLINIC';
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked, onAsked]);
  const rating = given.find(({ type }) => type === 'CLINIC')?.rating;

  if (isAsked || (next === 'PRM' && wantsPlatform)) {
    return (
      <>
        <FeedbackForm
          key={next}
          source={next}
          eContactId={eContactId}
          onSent={() => setSent([...sent, next])}
          onSkip={next === 'PRM' ? () => setWantsPlatform(false) : undefined}
        />
        <BottomBar layout="stack" note={note}>
          {action}
        </BottomBar>
      </>
    );
  }
  const justSent = sent.at(-1);
  const words = justSent ? t.thanks[justSent] : rating && t.given(rating);
  const toPlatform =
    next === 'PRM' ? (
      <Button variant="soft" size="sm" onPress={() => setWantsPlatform(true)}>
        {words ? t.ratePlatform : t.title.PRM}
      </Button>
    ) : null;
  return (
    <>
      {words ? (
        <div className={styles.thanks}>
          <Callout tone="done" role={justSent ? 'status' : undefined} action={toPlatform}>
            {words}
          </Callout>
        </div>
      ) : null}
      <BottomBar layout="stack" note={note}>
        {words ? null : toPlatform}
        {action}
      </BottomBar>
    </>
  );
}
