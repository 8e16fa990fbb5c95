import type { PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Message } from '../../../../ui/message.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { FileList } from '../../../files/index.ts';
import { DayByDay } from '../../day-by-day.tsx';

/** Moves that say nothing beyond their message. */
const silent = ['reply', 'answer', 'addInfo'];

function Entry({ entry }: { entry: PatientTimelineEntry }) {
  const { core, eContacts } = usePatientTexts();
  const format = useFormat();
  const language = useLanguage();
  const { author, text, files } = entry;
  return (
    <>
      {text || files.length > 0 ? (
        <Message
          kind={author.me ? 'mine' : 'theirs'}
          author={author.me ? core.you : (author.name ?? '')}
          role={author.role ? eContacts.authorRoles[author.role] : undefined}
          meta={author.me ? format.time(entry.at) : `· ${format.time(entry.at)}`}
          lang={entry.language && entry.language !== language ? entry.language : undefined}
          showAllLabel={eContacts.timeline.showAll}
          after={files.length > 0 ? <FileList files={files} side="patient" /> : undefined}
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

export function Conversation({ entries }: { entries: readonly PatientTimelineEntry[] }) {
  const { eContacts } = usePatientTexts();
  return (
    <DayByDay label={eContacts.timeline.conversation} entries={entries}>
      {(entry) => <Entry entry={entry} />}
    </DayByDay>
  );
}
