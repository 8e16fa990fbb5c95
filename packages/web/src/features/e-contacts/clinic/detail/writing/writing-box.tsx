import type { ClinicEContactDetail, ClinicTimelineEntry, PlannedMove } from '@tervita/contract/e-contacts';
import { isUnsent } from '@tervita/domain/e-contacts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { Tag } from '../../../../../ui/tag.tsx';
import type { Translations } from '../../../../ai/index.ts';
import { can } from '../../actions/can.ts';
import { useWorkingTexts } from '../texts.ts';
import { NoteBox } from './note-box.tsx';
import { ReplyBox } from './reply-box.tsx';
import type { Unsent } from './use-unsent.ts';
import type { Writing } from './use-writing.ts';
import styles from './writing.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly entries: readonly ClinicTimelineEntry[];
  readonly unsent: Unsent;
  readonly writing: Writing;
  readonly onTakenBack: (planned: PlannedMove) => void;
  readonly translations: Translations;
  /** Of the palette. */
  readonly group: string;
}

/** To the patient, or to colleagues. One line until somebody writes. */
export function WritingBox({ writing, ...given }: Props) {
  const { eContacts } = useClinicTexts();
  const { status } = given.detail;
  const t = useWorkingTexts();
  const { area, kind, setKind, isOpen, open, leave, write } = writing;
  const canReply = can('reply', given.detail);
  const box = useRef<HTMLDivElement>(null);
  // On a low screen it stands at the end of the page and grows out of sight.
  useEffect(() => {
    if (isOpen) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { reply, note, uploads } = given.unsent;
  const hasDraft = { reply: reply.text !== '' || uploads.list.length > 0, note: note.text !== '' };
  const segments = [
    { value: 'reply', label: t.tabs.reply },
    { value: 'note', label: t.tabs.note, icon: <Icon name="lock" size="sm" /> },
  ] as const;
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    // A dialog opened from here is not inside: its keys only pass by.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !isInside || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices what happens inside it
    <div
      ref={box}
      className={styles.box}
      data-kind={kind}
      data-folded={!isOpen || undefined}
      onFocus={({ target, currentTarget }) => {
        if (target instanceof HTMLTextAreaElement && currentTarget.contains(target)) open();
      }}
      onKeyDown={press}
    >
      {isOpen ? (
        <div className={styles.tabs}>
          <SegmentedControl label={t.tabsLabel} value={kind} onChange={setKind} segments={segments} />
        </div>
      ) : null}
      {!isOpen && hasDraft[kind] ? <Tag>{t.draft}</Tag> : null}
      {kind === 'note' ? (
        <NoteBox detail={given.detail} note={note} {...{ area, isOpen, leave }} />
      ) : canReply ? (
        <ReplyBox {...given} {...{ area, isOpen, leave }} />
      ) : (
        <Callout tone="idle">
          {isUnsent(status) ? eContacts.detail.unsent[status] : eContacts.reply.closed}
        </Callout>
      )}
      {isOpen ? null : (
        <span className={styles.other}>
          {kind === 'reply' && canReply ? <Kbd>R</Kbd> : null}
          {kind === 'note' ? (
            <Kbd>N</Kbd>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              keys="N"
              icon={<Icon name="lock" size="sm" />}
              onPress={() => write('note')}
            >
              {hasDraft.note ? `${t.shortNote} · ${t.draft}` : t.shortNote}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
