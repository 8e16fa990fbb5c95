import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Sample } from './sample.tsx';
import styles from './state-samples.module.css';

export function StateSamples({ t: { headings, states, feedback } }: { t: PageTexts }) {
  return (
    <Sample title={headings.states}>
      <div className={styles.states}>
        <Card isFlush>
          <SkeletonRows label={feedback.loading} />
        </Card>
        <Card isFlush>
          <EmptyState
            level={3}
            icon={<Icon name="check" />}
            title={states.nothingWaits}
            action={<Button variant="secondary">{states.seeAnswered}</Button>}
          >
            {states.nothingWaitsText}
          </EmptyState>
        </Card>
        <Card isFlush>
          <EmptyState
            level={3}
            icon={<Icon name="message" />}
            title={states.noneYet}
            action={<Button icon={<Icon name="plus" />}>{states.newContact}</Button>}
          >
            {states.noneYetText}
          </EmptyState>
        </Card>
        <Card isFlush>
          <ErrorState level={3} title={states.notLoaded} action={<Button>{states.tryAgain}</Button>}>
            {states.notLoadedText}
          </ErrorState>
        </Card>
        <Card isFlush>
          <EmptyState level={3} tone="info" icon={<Icon name="offline" />} title={states.offline}>
            {states.offlineText}
          </EmptyState>
        </Card>
        <Card isFlush>
          <EmptyState
            level={3}
            tone="ai"
            icon={<Icon name="spark" />}
            title={states.aiDown}
            action={<Button>{states.ownWords}</Button>}
          >
            {states.aiDownText}
          </EmptyState>
        </Card>
      </div>
    </Sample>
  );
}
