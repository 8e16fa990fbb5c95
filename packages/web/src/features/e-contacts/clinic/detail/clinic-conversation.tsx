import type { ClinicTimelineEntry, InternalNote } from '@tervita/contract/e-contacts';
import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import { useFormat } from '../../../../core/format/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { Message } from '../../../../ui/message.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TimelineEvent } from '../../../../ui/timeline-event.tsx';
import { type Translations, UnderMessage } from '../../../ai/index.ts';
import { FileList } from '../../../files/index.ts';
import { DayByDay } from '../../day-by-day.tsx';
import { ShowEarlier } from '../../show-earlier.tsx';
import type { EarlierEntries } from '../../use-earlier-entries.ts';
import { fullName } from '../actions/acted.ts';
import { useAlarmWords } from '../alarm-words.ts';
import { NotVerified } from '../not-verified.tsx';
import styles from './detail-page.module.css';
import { eventWords } from './event-words.ts';
import { useWorkingTexts } from './texts.ts';
import { withNotes } from './with-notes.ts';

/** Moves whose message says all. */
const silent = ['submit', 'reply', 'answer', 'addInfo'];

interface EntryProps {
  readonly entry: ClinicTimelineEntry;
  readonly isUnverified: boolean;
  readonly translations: Translations;
}

function Entry({ entry, isUnverified, translations }: EntryProps) {
  const { eContacts, problemTypes } = useClinicTexts();
  const format = useFormat();
  const language = useLanguage();
  const { author, text, files } = entry;
  const working = useWorkingTexts();
  const alarmWords = useAlarmWords();
  const me = useUser();
  const [what, ...why] = eventWords(entry, { eContacts, problemTypes, working, alarmWords }, fullName(me));
  const isByUnverified = isUnverified && author.kind === 'REPRESENTATIVE';
  const foreign = entry.language && entry.language !== language ? entry.language : undefined;
  const canTranslate = foreign !== undefined && Boolean(text) && translations.offered !== 'no';
  return (
    <>
      {text || files.length > 0 ? (
        <Message
          layout="inbox"
          kind={author.kind === 'STAFF' ? 'mine' : 'theirs'}
          author={author.name ?? ''}
          isUnverified={isByUnverified}
          meta={
            <>
              {format.time(entry.at)}
              {isByUnverified ? <NotVerified /> : null}
              {foreign ? <Tag>{foreign.toUpperCase()}</Tag> : null}
              {entry.filed ? <Tag>{eContacts.flagged.unsent[entry.filed]}</Tag> : null}
            </>
          }
          lang={foreign}
          showAllLabel={eContacts.detail.showAll}
          after={
            files.length > 0 || canTranslate ? (
              <>
                {files.length > 0 ? <FileList files={files} side="clinic" /> : null}
                {canTranslate ? (
                  <UnderMessage entryId={entry.id} from={foreign} translations={translations} />
                ) : null}
              </>
            ) : undefined
          }
        >
          {text}
        </Message>
      ) : null}
      {silent.includes(entry.move) ? null : (
        <TimelineEvent align="start">{[what, format.moment(entry.at), ...why].join(' · ')}</TimelineEvent>
      )}
      {entry.filed ? (
        <TimelineEvent align="start">
          {`${format.time(entry.at)} · ${eContacts.flagged.filedEvent(filingMinutes)}`}
        </TimelineEvent>
      ) : null}
    </>
  );
}

function Note({ note }: { note: InternalNote }) {
  const { eContacts } = useClinicTexts();
  const t = useWorkingTexts();
  const format = useFormat();
  return (
    <Message
      layout="inbox"
      kind="note"
      author={note.author.name}
      meta={`${format.time(note.at)} · ${t.noteTag}`}
      showAllLabel={eContacts.detail.showAll}
    >
      {note.text}
    </Message>
  );
}

interface Props {
  /** Nobody has confirmed that the writer acts for the patient. */
  readonly isUnverified: boolean;
  readonly entries: readonly ClinicTimelineEntry[];
  readonly earlier: EarlierEntries;
  /** Undefined: they are on their way. */
  readonly notes: readonly InternalNote[] | undefined;
  readonly translations: Translations;
}

/** The first of what the patient said since the clinic's last words: that is what one opens it for. */
const firstUnansweredOf = (entries: readonly ClinicTimelineEntry[]): string | undefined => {
  const lastOurs = entries.findLastIndex(({ author, text }) => author.kind === 'STAFF' && text !== null);
  return entries.slice(lastOurs + 1).find(({ author, text }) => author.kind !== 'STAFF' && text !== null)?.id;
};

export function ClinicConversation({ isUnverified, entries, earlier, notes, translations }: Props) {
  const { core, eContacts } = useClinicTexts();
  const { detail } = eContacts;
  return (
    <div className={styles.conversation}>
      <ShowEarlier earlier={earlier} label={detail.showEarlier} pendingLabel={core.loading} />
      <DayByDay
        label={detail.conversation}
        entries={withNotes(entries, notes ?? [])}
        beginAt={firstUnansweredOf(entries)}
        isWhole={notes !== undefined}
        isQuiet={earlier.isLoading}
      >
        {(said) =>
          said.kind === 'note' ? (
            <Note note={said.note} />
          ) : (
            <Entry entry={said.entry} {...{ isUnverified, translations }} />
          )
        }
      </DayByDay>
    </div>
  );
}
