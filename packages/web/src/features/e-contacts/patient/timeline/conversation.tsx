import type { PatientTimelineEntry } from '@tervita/contract/e-contacts';
import { kindOf, type ProblemType } from '@tervita/domain/problem-types';
import { useFormat } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Message } from '../../../../ui/message.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { FileList } from '../../../files/index.ts';
import { DayByDay } from '../../day-by-day.tsx';
import { ShowEarlier } from '../../show-earlier.tsx';
import type { EarlierEntries } from '../../use-earlier-entries.ts';
import { eventWords } from './event-words.ts';
import { useTimelineTexts } from './texts.ts';

interface EntryProps {
  readonly entry: PatientTimelineEntry;
  /** The clinic's latest words: never folded, its advice may stand in the last line. */
  readonly isNewest: boolean;
  /** Answers that are added up went with it. */
  readonly isScored: boolean;
}

/** The questionnaire was the reason itself, or was filled in because the clinic asked. */
const cameWithScore = ({ move }: PatientTimelineEntry, type: ProblemType): boolean =>
  move === 'fillQuestionnaire' || (move === 'submit' && kindOf(type) === 'QUESTIONNAIRE');

function Entry({ entry, isNewest, isScored }: EntryProps) {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const format = useFormat();
  const language = useLanguage();
  const t = useTimelineTexts();
  const { author, text, files } = entry;
  const event = eventWords(entry, t, problemTypes.labels);
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
          {isScored ? `${event}. ${t.notDiagnosis}` : event}
        </TimelineEvent>
      ) : null}
    </>
  );
}

interface Props {
  readonly entries: readonly PatientTimelineEntry[];
  readonly type: ProblemType;
  readonly earlier: EarlierEntries;
}

export function Conversation({ entries, type, earlier }: Props) {
  const { core } = usePatientTexts();
  const { conversation, showEarlier } = useTimelineTexts();
  const newest = entries.findLast(({ author, text }) => !author.me && text);
  return (
    <>
      <ShowEarlier earlier={earlier} label={showEarlier} pendingLabel={core.loading} />
      <DayByDay label={conversation} entries={entries} isQuiet={earlier.isLoading}>
        {(entry) => <Entry entry={entry} isNewest={entry === newest} isScored={cameWithScore(entry, type)} />}
      </DayByDay>
    </>
  );
}
