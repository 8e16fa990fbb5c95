import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { DayDivider } from '../../../ui/day-divider.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TimelineEvent } from '../../../ui/timeline-event.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Sample, Stack } from './sample.tsx';

export const MessageSamples = ({ t }: { t: PageTexts }) => (
  <Sample title={t.headings.messages}>
    <Stack>
      <DayDivider level={3}>{t.messages.day}</DayDivider>
      <Message kind="mine" author={t.messages.you} meta="18:05">
        {t.messages.mine}
      </Message>
      <TimelineEvent lead={<Icon name="check-check" size="sm" />}>{t.messages.event}</TimelineEvent>
      <Message kind="theirs" author="Liis Kasemaa" meta={`${t.messages.nurse} · 10:32`}>
        {t.messages.theirs}
      </Message>
      <Message kind="note">{t.messages.note}</Message>
      <Message kind="ai">{t.messages.ai}</Message>
      <Message
        kind="mine"
        status={{
          kind: 'failed',
          label: t.messages.failed,
          action: (
            <Button variant="ghost" size="sm">
              {t.states.tryAgain}
            </Button>
          ),
        }}
      >
        {t.messages.mine}
      </Message>
      <Message kind="mine" status={{ kind: 'sending', label: t.buttons.sending }}>
        {t.messages.mine}
      </Message>
      <div data-density="compact">
        <Stack>
          <Message layout="inbox" kind="theirs" author="Viktor Orlenko" meta={<Tag>RU</Tag>}>
            {t.messages.theirs}
          </Message>
          <Message layout="inbox" kind="note" author="Andres Põldoja" meta="16:20">
            {t.messages.note}
          </Message>
          <TimelineEvent align="start" lead={<Avatar name="Liis Kasemaa" size="sm" />}>
            {t.messages.event}
          </TimelineEvent>
        </Stack>
      </div>
    </Stack>
  </Sample>
);
