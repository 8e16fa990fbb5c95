import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { standsAtTheBottom } from '../../../../../ui/bottom-bars.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../../ui/lazy-menu.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import type { MenuEntry } from '../../../../../ui/menu-entry.ts';
import { can } from '../../actions/can.ts';
import type { RowDoes } from '../use-inbox-commands.ts';
import styles from './preview.module.css';

/** The two next steps, and the rest behind the dots. */
export function PreviewActions({ row, does }: { row: ClinicEContactRow; does: RowDoes }) {
  const t = useClinicTexts().eContacts.inbox;
  const canReply = can('reply', row);
  const canAccept = can('accept', row);
  const entries: MenuEntry[] = [
    { value: 'open', label: t.openFull, keys: 'Enter', onAction: () => does.open(row) },
    ...(can('assign', row)
      ? [{ value: 'take', label: t.take, keys: 'I', onAction: () => does.take(row) }]
      : []),
    ...(can('assign', row) && row.assignee
      ? [{ value: 'release', label: t.release, onAction: () => does.release(row) }]
      : []),
    ...(can('archive', row)
      ? [{ value: 'complete', label: t.complete, keys: 'E', onAction: () => does.complete([row]) }]
      : []),
    ...(can('askQuestionnaire', row)
      ? [
          {
            value: 'questionnaire',
            label: t.askQuestionnaire,
            keys: 'Q',
            onAction: () => does.askQuestionnaire([row]),
          },
        ]
      : []),
    ...(can('reject', row)
      ? [{ value: 'reject', label: t.reject, startsGroup: true, onAction: () => does.reject(row) }]
      : []),
  ];
  return (
    <div {...standsAtTheBottom} className={styles.actions}>
      {canReply ? (
        <LinkButton
          isWide
          keys="R"
          to={does.replyAddress(row)}
          onClick={() => {
            if (!row.assignee) does.take(row);
          }}
        >
          {row.assignee ? t.reply : t.takeAndReply}
        </LinkButton>
      ) : null}
      {canAccept ? (
        <Button isWide onPress={() => does.accept(row)}>
          {t.accept}
        </Button>
      ) : null}
      {can('reopen', row) ? (
        <Button isWide variant="secondary" keys="Shift E" onPress={() => does.reopen(row)}>
          {t.reopen}
        </Button>
      ) : null}
      {can('assign', row) ? (
        <Button variant="secondary" keys="A" onPress={() => does.assign([row])}>
          {t.assign}
        </Button>
      ) : null}
      {canReply || canAccept || can('reopen', row) ? null : (
        <Button isWide variant="secondary" keys="Enter" onPress={() => does.open(row)}>
          {t.openFull}
        </Button>
      )}
      <LazyMenu
        label={t.more}
        placement="top end"
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
