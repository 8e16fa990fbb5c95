import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../../ui/lazy-menu.tsx';
import type { MenuEntry } from '../../../../../ui/menu-entry.ts';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { fullName } from '../../actions/acted.ts';
import { can } from '../../actions/can.ts';
import { useWorkingTexts } from '../texts.ts';
import type { DetailDoes } from '../use-detail-commands.ts';
import styles from './detail-header.module.css';

/** Who is responsible, the usual end, and the rest behind the dots. */
export function HeaderActions({ detail, does }: { detail: ClinicEContactDetail; does: DetailDoes }) {
  const { inbox, detail: words } = useClinicTexts().eContacts;
  const t = useWorkingTexts();
  const { assignee } = detail;
  const name = assignee ? fullName(assignee) : null;
  const entries: MenuEntry[] = [
    ...(can('assign', detail) ? [{ value: 'take', label: inbox.take, keys: 'I', onAction: does.take }] : []),
    ...(can('assign', detail) && assignee
      ? [{ value: 'release', label: inbox.release, onAction: does.release }]
      : []),
    // On a phone its button has no room.
    ...(can('archive', detail)
      ? [{ value: 'complete', label: inbox.complete, keys: 'E', onAction: does.complete }]
      : []),
    ...(can('askQuestionnaire', detail)
      ? [
          {
            value: 'questionnaire',
            label: inbox.askQuestionnaire,
            keys: 'Q',
            onAction: does.askQuestionnaire,
          },
        ]
      : []),
    ...(can('reopen', detail)
      ? [{ value: 'reopen', label: inbox.reopen, keys: 'Shift E', onAction: does.reopen }]
      : []),
    { value: 'pdf', label: t.pdf.download, keys: 'D', startsGroup: true, onAction: does.pdf },
    ...(does.pdfWithNotes
      ? [{ value: 'pdf-notes', label: t.pdf.withNotes, onAction: does.pdfWithNotes }]
      : []),
    ...(can('reject', detail)
      ? [{ value: 'reject', label: inbox.reject, startsGroup: true, onAction: does.reject }]
      : []),
  ];
  return (
    <div className={styles.actions}>
      {can('assign', detail) ? (
        <>
          <span className={styles.assigneeWord} aria-hidden="true">
            {words.assignee}
          </span>
          <button type="button" className={styles.assignee} onClick={does.assign}>
            <Avatar name={name ?? undefined} />
            <VisuallyHidden>{words.assignee}: </VisuallyHidden>
            <span className={styles.assigneeName}>{name ?? words.unassigned}</span>
            <Icon name="chevron-down" size="sm" />
          </button>
        </>
      ) : (
        <span className={styles.assignee}>
          <Avatar name={name ?? undefined} label={name ? inbox.assignedTo(name) : words.unassigned} />
        </span>
      )}
      {can('archive', detail) ? (
        <span className={styles.complete}>
          <Button variant="secondary" icon={<StaffIcon name="archive" />} keys="E" onPress={does.complete}>
            {inbox.complete}
          </Button>
        </span>
      ) : null}
      <LazyMenu
        label={t.more}
        placement="bottom end"
        entries={entries}
        trigger={
          <IconButton label={t.more} variant="outline">
            <Icon name="ellipsis" />
          </IconButton>
        }
      />
    </div>
  );
}
