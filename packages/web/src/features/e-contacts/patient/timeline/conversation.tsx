import type { TimelineEntry } from '@tervita/contract/e-contacts';
import { calendarDay, useFormat } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { DayDivider } from '../../../../ui/day-divider.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Message } from '../../../../ui/message.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { useScrollToEnd } from '../../use-scroll-to-end.ts';
import styles from './conversation.module.css';

/** Moves that say nothing beyond their message. */
const silent = ['reply', 'answer', 'addInfo'];

function Entry({ entry }: { entry: TimelineEntry }) {
  const { core, eContacts } = usePatientTexts();
  const format = useFormat();
  const language = useLanguage();
  const { author, text } = entry;
  return (
    <>
      {text ? (
        <Message
          kind={author.me ? 'mine' : 'theirs'}
          author={author.me ? core.you : (author.name ?? '')}
          role={author.role ? eContacts.authorRoles[author.role] : undefined}
          meta={author.me ? format.time(entry.at) : `· ${format.time(entry.at)}`}
          lang={entry.language && entry.language !== language ? entry.language : undefined}
          showAllLabel={eContacts.timeline.showAll}
        >
          {text}
        </Message>
      ) : null}
      {silent.includes(entry.move) ? null : (
        <TimelineEvent lead={<Icon name={entry.move === 'submit' ? 'check-check' : 'info'} size="sm" />}>
          {eContacts.events[entry.move]}
        </TimelineEvent>
      )}
    </>
  );
}

/** What was said, day by day; new messages are announced. */
export function Conversation({ entries }: { entries: readonly TimelineEntry[] }) {
  const { eContacts } = usePatientTexts();
  const format = useFormat();
  const end = useScrollToEnd(entries.length);
  const days = Map.groupBy(entries, (entry) => calendarDay(entry.at));
  return (
    <section
      className={styles.conversation}
      aria-label={eContacts.timeline.conversation}
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
      <div ref={end} className={styles.end} />
    </section>
  );
}
