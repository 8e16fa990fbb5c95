import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { toasts } from '../../../ui/toasts.ts';
import type { PageTexts } from '../page-texts.ts';
import { Row, Sample, Stack } from './sample.tsx';

export function FeedbackSamples({ t }: { t: PageTexts }) {
  const { feedback } = t;
  const undo = { label: t.buttons.undo, onPress: () => undefined };
  return (
    <Sample title={t.headings.feedback}>
      <Row>
        <Button
          variant="secondary"
          onPress={() => toasts.show({ tone: 'success', text: feedback.replySent, action: undo })}
        >
          {feedback.showToast}
        </Button>
        <Button variant="secondary" onPress={() => toasts.show({ tone: 'error', text: feedback.notSent })}>
          {feedback.showError}
        </Button>
      </Row>
      <Stack>
        <Banner icon={<Icon name="megaphone" />}>{feedback.banner}</Banner>
        <Callout tone="info" icon={<Icon name="offline" />}>
          {feedback.offline}
        </Callout>
        <Callout tone="danger">{feedback.tooLarge}</Callout>
        <Callout tone="turn" action={<Button variant="secondary">{t.buttons.open}</Button>}>
          {feedback.answered}
        </Callout>
        <Callout tone="done">{feedback.saved}</Callout>
        <Callout tone="ai">{feedback.aiNote}</Callout>
        <Card isFlush>
          <ListRow
            icon={<Icon name="image" />}
            title="kurk.jpg"
            hint={<ProgressBar label={feedback.upload} value={64} valueText="64 %" />}
            end="64 %"
          />
        </Card>
        <Card isFlush>
          <SkeletonRows label={feedback.loading} count={1} />
        </Card>
      </Stack>
    </Sample>
  );
}
