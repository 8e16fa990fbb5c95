import type { ClinicEContactDetail, PlannedMove, TimelineEntry } from '@tervita/contract/e-contacts';
import { type RefObject, useState } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { can } from '../../actions/can.ts';
import { useWorkingTexts } from '../texts.ts';
import { NoteBox } from './note-box.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { Unsent } from './use-unsent.ts';
import styles from './writing.module.css';

export type WritingKind = 'reply' | 'note';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly entries: readonly TimelineEntry[];
  readonly unsent: Unsent;
  readonly kind: WritingKind;
  readonly setKind: (kind: WritingKind) => void;
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onTakenBack: (planned: PlannedMove) => void;
}

/** To the patient, or to colleagues. */
export function WritingBox({ kind, setKind, ...writing }: Props) {
  const { closed } = useClinicTexts().eContacts.reply;
  const t = useWorkingTexts();
  const canReply = can('reply', writing.detail);
  const [wasTouched, setTouched] = useState(false);
  const { reply, note, uploads } = writing.unsent;
  const isEmpty = reply.text === '' && note.text === '' && uploads.list.length === 0;
  const segments = [
    { value: 'reply', label: t.tabs.reply },
    { value: 'note', label: t.tabs.note, icon: <Icon name="lock" size="sm" /> },
  ] as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that something inside it has the focus
    <div
      className={styles.box}
      data-kind={kind}
      data-idle={(isEmpty && !wasTouched) || undefined}
      onFocus={() => setTouched(true)}
    >
      <div className={styles.tabs}>
        <SegmentedControl label={t.tabsLabel} value={kind} onChange={setKind} segments={segments} />
      </div>
      {kind === 'note' ? (
        <NoteBox detail={writing.detail} note={writing.unsent.note} area={writing.area} />
      ) : canReply ? (
        <ReplyBox {...writing} />
      ) : (
        <Callout tone="idle">{closed}</Callout>
      )}
    </div>
  );
}
