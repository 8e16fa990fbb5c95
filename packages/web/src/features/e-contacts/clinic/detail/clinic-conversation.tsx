import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { Message } from '../../../../ui/message.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { FileList } from '../../../files/index.ts';
import { DayByDay } from '../../day-by-day.tsx';
import styles from './detail-page.module.css';
import { eventReasonOf } from './event-reason.ts';

/** Moves whose message says all. */
const silent = ['submit', 'reply', 'answer', 'addInfo'];

function Entry({ entry }: { entry: TimelineEntry }) {
  const { eContacts } = useClinicTexts();
  const format = useFormat();
  const language = useLanguage();
  const { author, text, files } = entry;
  const reason = eventReasonOf(entry, eContacts.reasons);
  const foreign = entry.language && entry.language !== language ? entry.language : undefined;
  return (
    <>
      {text || files.length > 0 ? (
        <Message
          layout="inbox"
          kind={author.kind === 'STAFF' ? 'mine' : 'theirs'}
          author={author.name ?? ''}
          meta={
            <>
              {format.time(entry.at)}
              {foreign ? <Tag>{foreign.toUpperCase()}</Tag> : null}
            </>
          }
          lang={foreign}
          showAllLabel={eContacts.detail.showAll}
          after={files.length > 0 ? <FileList files={files} side="clinic" /> : undefined}
        >
          {text}
        </Message>
      ) : null}
      {silent.includes(entry.move) ? null : (
        <TimelineEvent align="start">
          {eContacts.events[entry.move]} · {format.moment(entry.at)}
          {reason ? ` · ${eContacts.eventReason(reason)}` : null}
        </TimelineEvent>
      )}
    </>
  );
}

export function ClinicConversation({ entries }: { entries: readonly TimelineEntry[] }) {
  const { detail } = useClinicTexts().eContacts;
  return (
    <div className={styles.conversation}>
      <DayByDay label={detail.conversation} entries={entries}>
        {(entry) => <Entry entry={entry} />}
      </DayByDay>
    </div>
  );
}
