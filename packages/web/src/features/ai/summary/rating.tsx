import { rateSummarization, type Summarization } from '@tervita/contract/ai';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useAiTexts } from '../texts.ts';
import styles from './summary.module.css';

interface Props {
  readonly summary: Summarization;
  readonly keep: (summary: Summarization) => void;
}

export const useRating = ({ summary, keep }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const [wasTold, setTold] = useState(false);
  const rate = useCommand(rateSummarization, {
    eachPressCounts: true,
    optimistic: ({ body }) => {
      keep({ ...summary, liked: body.liked });
      return () => keep(summary);
    },
  });
  const { aiSummarizationId } = summary;
  return {
    isAsking,
    wasTold,
    close: () => setAsking(false),
    /** Noted at once; why is asked after. */
    like: (liked: boolean) => {
      rate.mutate({ body: { aiSummarizationId, liked } });
      setTold(false);
      setAsking(true);
    },
    tell: (feedback: string) => {
      const liked = summary.liked ?? true;
      if (feedback.trim() !== '') rate.mutate({ body: { aiSummarizationId, liked, feedback } });
      setAsking(false);
      setTold(true);
    },
  };
};
type Rates = ReturnType<typeof useRating>;

export function Thumbs({ summary, rates }: { summary: Summarization; rates: Rates }) {
  const t = useAiTexts().summary;
  return (
    <>
      <IconButton
        size="sm"
        label={t.useful}
        aria-pressed={summary.liked === true}
        onPress={() => rates.like(true)}
      >
        <StaffIcon name="thumbs-up" size="sm" />
      </IconButton>
      <IconButton
        size="sm"
        label={t.notUseful}
        aria-pressed={summary.liked === false}
        onPress={() => rates.like(false)}
      >
        <StaffIcon name="thumbs-down" size="sm" />
      </IconButton>
    </>
  );
}

const feedbackMax = 2_000;

export function Why({ rates }: { rates: Rates }) {
  const t = useAiTexts().summary;
  const [text, setText] = useState('');
  if (rates.wasTold)
    return (
      <p className={styles.meta} role="status">
        {t.thanks}
      </p>
    );
  if (!rates.isAsking) return null;
  return (
    <div className={styles.why}>
      <TextArea
        rows={2}
        label={t.whyLabel}
        hint={t.whyHint}
        maxLength={feedbackMax}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.line}>
        <Button size="sm" variant="secondary" onPress={() => rates.tell(text)}>
          {t.whySend}
        </Button>
        <Button size="sm" variant="ghost" onPress={rates.close}>
          {t.whySkip}
        </Button>
      </div>
    </div>
  );
}
