import type { PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Message } from '../../../../ui/message.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { FileList } from '../../../files/index.ts';
import { DayByDay } from '../../day-by-day.tsx';
import { eventWords } from './event-words.ts';
import { useTimelineTexts } from './texts.ts';

interface EntryProps {
  readonly entry: PatientTimelineEntry;
  /** The clinic's latest words: never folded, its advice may stand in the last line. */
  readonly isNewest: boolean;
}

function Entry({ entry, isNewest }: EntryProps) {
  const { core, eContacts } = usePatientTexts();
  const format = useFormat();
  const language = useLanguage();
  const t = useTimelineTexts();
  const { author, text, files } = entry;
  const event = eventWords(entry, t);
  return (
    <>
      {text || files.length > 0 ? (
        <Message
          kind={author.me ? 'mine' : 'theirs'}
          author={author.me ? core.you : (author.name ?? '')}
          role={author.role ? eContacts.authorRoles[author.role] : undefined}
          meta={format.time(entry.at)}
          lang={entry.language && entry.language !== language ? entry.language : undefined}
          showAllLabel={isNewest ? undefined : t.showAll}
          after={files.length > 0 ? <FileList files={files} side="patient" /> : undefined}
        >
          {text}
        </Message>
      ) : null}
      {event ? (
        <TimelineEvent lead={<Icon name={entry.move === 'submit' ? 'check-check' : 'info'} size="sm" />}>
          {event}
        </TimelineEvent>
      ) : null}
    </>
  );
}

export function Conversation({ entries }: { entries: readonly PatientTimelineEntry[] }) {
  const { conversation } = useTimelineTexts();
  const newest = entries.findLast(({ author, text }) => !author.me && text);
  return (
    <DayByDay label={conversation} entries={entries}>
      {(entry) => <Entry entry={entry} isNewest={entry === newest} />}
    </DayByDay>
  );
}
