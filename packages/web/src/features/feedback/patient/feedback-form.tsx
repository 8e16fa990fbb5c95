import { getMyFeedback, giveFeedback } from '@tervita/contract/feedback';
import {
  commentMax,
  type FeedbackKeyword,
  type FeedbackSource,
  keywordsOf,
  lacksWords,
  type Rating,
} from '@tervita/domain/feedback';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useDraft } from '../../../core/drafts/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { ChoiceChip } from '../../../ui/choice-chip.tsx';
import { StarField } from '../../../ui/star-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useFeedbackTexts } from '../texts.ts';
import styles from './feedback.module.css';

interface Props {
  readonly source: FeedbackSource;
  readonly eContactId: string;
  readonly onSent: () => void;
  readonly onSkip?: (() => void) | undefined;
}

interface Faults {
  readonly rating?: string | undefined;
  readonly words?: string | undefined;
}

const praises = 4;

/** Stars, a word or two, and what one wants to add. */
export function FeedbackForm({ source, eContactId, onSent, onSkip }: Props) {
  const { core, errors } = useTexts();
  const t = useFeedbackTexts();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const comment = useDraft(`feedback/${source}/${eContactId}`);
  const [rating, setRating] = useState<number | null>(null);
  const [keywords, setKeywords] = useState<FeedbackKeyword[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const finish = () => {
    comment.clear();
    onSent();
  };
  const give = useCommand(giveFeedback, {
    refreshes: [getMyFeedback],
    onDone: finish,
    // From another window, or by whoever else may speak for the patient: there is nothing left to ask.
    onError: ({ code }) => {
      if (code !== 'FEEDBACK_ALREADY_GIVEN') return false;
      finish();
      return true;
    },
  });
  const said = comment.text.trim();
  // Until then it is no higher than the stars, so that they are seen under the last message.
  const isBegun = rating !== null || said !== '';
  const needsWords = lacksWords({ keywords, comment: null });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isTooLong = [...said].length > commentMax;
    const isUnsaid = lacksWords({ keywords, comment: said });
    const found: Faults = {
      rating: rating === null ? t.chooseRating : undefined,
      words: isTooLong ? errors.fields.tooLong : isUnsaid ? errors.fields.feedbackNeeded : undefined,
    };
    setFaults(found);
    if (found.rating) return form.current?.querySelector('input')?.focus();
    if (found.words) return form.current?.querySelector('textarea')?.focus();
    if (give.isPending) return;
    const body = { type: source, rating: rating as Rating, keywords, comment: said || null };
    give.mutate({ params: { id: eContactId }, body });
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Card as="section" aria-labelledby={titleId}>
        <div className={styles.fields}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {t.title[source]}
            </h2>
            <p className={styles.whoReads}>{t.whoReads[source]}</p>
          </div>
          <StarField
            label={t.rating}
            isLabelHidden
            names={t.stars.map((meaning, index) => t.star(index + 1, meaning))}
            ends={[t.stars[0] ?? '', t.stars.at(-1) ?? '']}
            value={rating}
            error={faults.rating}
            onChange={(value) => {
              setFaults((all) => ({ ...all, rating: undefined }));
              setRating(value);
            }}
          />
          {isBegun ? (
            <>
              <CheckboxGroup
                label={rating !== null && rating < praises ? t.better : t.good}
                values={keywords}
                onChange={(values) => {
                  setFaults((all) => ({ ...all, words: undefined }));
                  setKeywords(keywordsOf(source).filter((keyword) => values.includes(keyword)));
                }}
              >
                {keywordsOf(source).map((keyword) => (
                  <ChoiceChip key={keyword} value={keyword}>
                    {t.keywords[keyword]}
                  </ChoiceChip>
                ))}
              </CheckboxGroup>
              <TextArea
                label={t.comment}
                optional={needsWords ? undefined : core.optional}
                placeholder={t.commentPlaceholder}
                rows={2}
                limit={commentMax}
                announceLeft={core.charactersLeft}
                error={faults.words}
                value={comment.text}
                onChange={(event) => {
                  setFaults((all) => ({ ...all, words: undefined }));
                  comment.setText(event.target.value);
                }}
              />
              <Button type="submit" isWide isPending={give.isPending} pendingLabel={core.sending}>
                {t.send}
              </Button>
            </>
          ) : null}
          {onSkip ? (
            <Button variant="ghost" isWide onPress={onSkip}>
              {t.notNow}
            </Button>
          ) : null}
        </div>
      </Card>
    </form>
  );
}
