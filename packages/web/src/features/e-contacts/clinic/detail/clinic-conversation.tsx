import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { calendarDay, useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { DayDivider } from '../../../../ui/day-divider.tsx';
import { Message } from '../../../../ui/message.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { useScrollToEnd } from '../../use-scroll-to-end.ts';
import styles from './clinic-conversation.module.css';

/** Moves whose message says all. */
const silent = ['submit', 'reply', 'answer', 'addInfo'];

function Entry({ entry }: { entry: TimelineEntry }) {
  const { eContacts } = useClinicTexts();
  const format = useFormat();
  const language = useLanguage();
  const { author, text } = entry;
  const foreign = entry.language && entry.language !== language ? entry.language : undefined;
  return (
    <>
      {text ? (
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
        >
          {text}
        </Message>
      ) : null}
      {silent.includes(entry.move) ? null : (
        <TimelineEvent align="start">
          {eContacts.events[entry.move]} · {format.moment(entry.at)}
        </TimelineEvent>
      )}
    </>
  );
}

export function ClinicConversation({ entries }: { entries: readonly TimelineEntry[] }) {
  const { detail } = useClinicTexts().eContacts;
  const format = useFormat();
  const end = useScrollToEnd(entries.length);
  const days = Map.groupBy(entries, (entry) => calendarDay(entry.at));
  return (
    <section
      className={styles.conversation}
      aria-label={detail.conversation}
      aria-live="polite"
      aria-relevant="additions"
    >
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.day}>
          <DayDivider>{format.dayHeading(ofDay[0]?.at ?? day)}</DayDivider>
          <ol className={styles.entries}>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <div ref={end} />
    </section>
  );
}
