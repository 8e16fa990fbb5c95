import { documentTries } from '@tervita/domain/consents';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { useConsentsTexts } from '../texts.ts';
import styles from './document-pending.module.css';
import type { DocumentState } from './use-document.ts';

interface Props {
  state: Exclude<DocumentState, { status: 'ready' }>;
  onTryAgain: () => void;
}

/** Until the text is there: its shape, then which try this is, then what to do. */
export function DocumentPending({ state, onTryAgain }: Props) {
  const { consents, core } = useConsentsTexts();
  if (state.status === 'failed')
    return (
      <Callout
        tone="turn"
        role="alert"
        title={consents.failed.title}
        action={
          <Button variant="secondary" size="sm" onPress={onTryAgain}>
            {core.actions.tryAgain}
          </Button>
        }
      >
        {consents.failed.text}
      </Callout>
    );
  const { attempt } = state;
  const words = consents.tryingAgain(attempt, documentTries);
  return (
    <div className={styles.pending}>
      {attempt > 1 ? (
        <div className={styles.again}>
          <p role="status">{words}</p>
          <ProgressBar
            variant="thin"
            tone="turn"
            label={consents.loading}
            value={(attempt / documentTries) * 100}
            valueText={words}
          />
        </div>
      ) : null}
      <Skeleton label={consents.loading}>
        <div className={styles.bones}>
          {['92%', '84%', '96%', '60%'].map((width) => (
            <Bone key={width} width={width} />
          ))}
        </div>
      </Skeleton>
    </div>
  );
}
